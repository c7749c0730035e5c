// Frames from four connections into one router, a line each: a digit says which, $T is the code of the last table made,
// $0 to $3 are the keys of the four, $L is the last personal link. Whatever comes, the server goes on, and the kept
// events give every person the same table again.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "memory_store.h"
#include "server/request_router.h"

using namespace roundtable;
namespace json = boost::json;

namespace {

class Listener final : public Client {
 public:
  void send(Text message) override { heard.push_back(*message); }
  void close() override {}
  std::vector<std::string> heard;
};

ServerOptions quick() {
  ServerOptions options;
  options.bot_delay = std::chrono::milliseconds(0);
  options.bot_budget = std::chrono::milliseconds(1);
  return options;
}

struct Names {
  std::string table = "22222222", link;
  std::string tokens[4];

  void learn(std::size_t who, const std::string& text) {
    const auto message = json::parse(text).as_object();
    if (message.at("type") == "device_link") link = message.at("link").as_string();
    if (message.at("type") != "entered") return;
    table = message.at("table").as_string();
    if (const auto* token = message.if_contains("token")) tokens[who] = token->as_string();
  }
  std::string fill(std::string_view text) const {
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char next = text[i] == '$' && i + 1 < text.size() ? text[i + 1] : ' ';
      if (next == 'T')
        filled += table;
      else if (next == 'L')
        filled += link;
      else if (next >= '0' && next <= '3')
        filled += tokens[next - '0'];
      else {
        filled += text[i];
        continue;
      }
      ++i;
    }
    return filled;
  }
};

/// What one who enters is shown, without what the time of day does to it.
std::vector<std::string> seen(RequestRouter& router, const std::string& table, const std::string& token) {
  const auto client = std::make_shared<Listener>();
  router.receive(client, R"({"op":"hello","protocol":1})");
  client->heard.clear();
  router.receive(client, json::serialize(json::object{{"op", "enter"}, {"table", table}, {"token", token}}));
  router.disconnected(client);
  for (std::string& text : client->heard)
    if (const auto at = text.find(",\"deadline\":"); at != text.npos) text.erase(at, text.find(',', at + 1) - at);
  return client->heard;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  MemoryStore store;
  Metrics metrics;
  boost::asio::io_context loop(1);
  RequestRouter router(loop, store, metrics, quick());
  std::shared_ptr<Listener> clients[4];
  Names names;
  for (auto& client : clients) {
    client = std::make_shared<Listener>();
    router.receive(client, R"({"op":"hello","protocol":1})");
  }
  std::string_view input(reinterpret_cast<const char*>(data), size);
  while (!input.empty()) {
    const auto line = input.substr(0, input.find('\n'));
    input.remove_prefix(std::min(line.size() + 1, input.size()));
    const std::size_t who = line.empty() ? 0 : static_cast<unsigned char>(line[0]) % 4;
    if (line == "0gone") router.disconnected(clients[0]);
    router.receive(clients[who], names.fill(line.substr(line.empty() ? 0 : 1)));
    loop.restart();
    loop.poll();
    for (const auto& text : clients[who]->heard) names.learn(who, text);
    for (auto& client : clients) client->heard.clear();
  }
  for (auto& client : clients) router.disconnected(client);
  loop.restart();
  loop.poll();
  Metrics other_metrics;
  boost::asio::io_context other_loop(1);
  RequestRouter other(other_loop, store, other_metrics, quick());
  for (const auto& token : names.tokens)
    if (!token.empty() && seen(router, names.table, token) != seen(other, names.table, token)) std::abort();
  router.stop();
  other.stop();
  return 0;
}
