// A server process with a small page, for tests that speak to it in bytes.
#pragma once

#include <fstream>
#include <sstream>
#include <thread>

#include "soak/server_process.h"
#include "tests/net/raw_wire.h"
#include "tests/store/scratch.h"

namespace roundtable::test {

inline std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream content;
  content << in.rdbuf();
  return content.str();
}

struct Served {
  Scratch scratch;
  unsigned short metrics_port = free_port();
  ServerProcess server;

  explicit Served(std::vector<std::string> options = {}, bool starts = true)
      : server(ROUNDTABLE_PROGRAM, scratch.data(), with_page(std::move(options))) {
    server.log = scratch.path() / "log";
    if (!starts) return;
    server.start();
    REQUIRE(is_up(server.port()));
  }
  std::vector<std::string> with_page(std::vector<std::string> options) {
    std::filesystem::create_directories(scratch.path() / "web");
    std::ofstream(scratch.path() / "web/index.html") << "the page";
    std::ofstream(scratch.path() / "secret.txt") << "hidden";
    for (const std::string& word : {std::string("--web"), (scratch.path() / "web").string(),
                                    std::string("--metrics-port"), std::to_string(metrics_port)})
      options.push_back(word);
    return options;
  }
  std::string log() const { return content_of(server.log); }
  std::string get(const std::string& target, const std::string& headers = "") {
    return RawWire(server.port()).request("GET " + target + " HTTP/1.1\r\nHost: localhost" + headers);
  }
  std::string metrics() { return RawWire(metrics_port).request("GET /metrics HTTP/1.1\r\nHost: localhost"); }
  long metric(const std::string& name) {
    const std::string all = metrics();
    const auto at = all.find("\nroundtable_" + name + " ");
    return at == all.npos ? -1 : std::stol(all.substr(at + name.size() + 13));
  }
};

inline bool is_status(const std::string& answer, int status) {
  return answer.starts_with("HTTP/1.1 " + std::to_string(status) + " ");
}

/// A person with a table, over a raw WebSocket.
struct Sitter {
  RawWire wire;
  std::string table;
  std::string token;
  explicit Sitter(unsigned short port, int receive_buffer = 0) : wire(port, receive_buffer) {
    REQUIRE(wire.is_upgraded());
    REQUIRE(wire.greet());
  }
  void create() {
    wire.say({{"op", "create"}, {"game", "avalon"}, {"config", {{"players", 5}}}, {"name", "Ann"}});
    const auto entered = wire.hear("entered");
    REQUIRE(entered);
    table = entered->at("table").as_string();
    token = entered->at("token").as_string();
  }
  /// Says it so many times; all is kept.
  void chat(const std::string& text, int times) {
    for (int said = 1; said <= times; ++said)
      wire.say({{"op", "chat"}, {"text", text}, {"id", said == times ? "last" : ""}});
    REQUIRE(hears_answer("last"));
  }
  /// What the server says to the request with this id.
  std::optional<boost::json::object> hears_answer(std::string_view id) {
    while (auto message = wire.hear()) {
      const auto* given = message->if_contains("id");
      if (given && *given == boost::json::value(id)) return message;
    }
    return std::nullopt;
  }
};

}  // namespace roundtable::test
