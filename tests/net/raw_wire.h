// Bytes to and from a server, without a library that would keep to the rules.
#pragma once

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace roundtable::test {

using namespace std::chrono_literals;

/// Of waiting for what must come: nobody waits longer than it takes, however busy the machine.
constexpr std::chrono::milliseconds long_enough = 5min;

class RawWire {
 public:
  explicit RawWire(unsigned short port, int receive_buffer = 0)
      : socket_(::socket(AF_INET, SOCK_STREAM, 0)), port_(port) {
    if (receive_buffer) ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    open_ = ::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  }
  RawWire(const RawWire&) = delete;
  ~RawWire() { ::close(socket_); }

  bool is_open() const { return open_; }
  bool send(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  void stop_sending() { ::shutdown(socket_, SHUT_WR); }
  /// As when the other side's machine has lost its power and come back: the next packet meets a reset.
  void reset() {
    const linger now{1, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    ::close(std::exchange(socket_, -1));
  }
  /// Some more bytes; nothing where the time is up or the other side has closed.
  std::optional<std::string> receive(std::chrono::milliseconds longest = long_enough) {
    pollfd waiting{socket_, POLLIN, 0};
    if (::poll(&waiting, 1, static_cast<int>(longest.count())) <= 0) return std::nullopt;
    char buffer[65536];
    const auto got = ::recv(socket_, buffer, sizeof buffer, 0);
    closed_ = got <= 0;
    if (closed_) return std::nullopt;
    return std::string(buffer, static_cast<std::size_t>(got));
  }
  bool closes(std::chrono::milliseconds longest = long_enough) {
    const auto end = std::chrono::steady_clock::now() + longest;
    while (!closed_ && std::chrono::steady_clock::now() < end) receive(100ms);
    return closed_;
  }
  /// Whether something can be read, be it the end.
  bool has_news() const {
    pollfd waiting{socket_, POLLIN, 0};
    return ::poll(&waiting, 1, 0) > 0;
  }

  /// One request; everything until the other side closes or falls silent.
  std::string request(const std::string& head, const std::string& body = "") {
    send(head + "\r\nConnection: close\r\n" +
         (body.empty() ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n") + "\r\n" + body);
    std::string answer;
    while (const auto part = receive()) answer += *part;
    return answer;
  }

  // WebSocket
  static std::string upgrade_request(unsigned short port, const std::string& headers = "",
                                     const std::string& target = "/ws") {
    return "GET " + target + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
           headers + "\r\n";
  }
  std::string upgrade(const std::string& headers = "", const std::string& target = "/ws") {
    send(upgrade_request(port_, headers, target));
    std::string answer;
    while (answer.find("\r\n\r\n") == answer.npos) {
      const auto part = receive();
      if (!part) break;
      answer += *part;
    }
    const auto end = answer.find("\r\n\r\n");
    if (end != answer.npos) inbox_ = answer.substr(end + 4);
    return answer.substr(0, answer.find("\r\n"));
  }
  bool is_upgraded(const std::string& headers = "") { return upgrade(headers).find(" 101 ") != std::string::npos; }
  /// A masked text frame; a mask of zeros changes nothing.
  static std::string frame(std::string_view text, char kind = '\x81') {
    std::string bytes{kind};
    if (text.size() < 126) {
      bytes += static_cast<char>(0x80 | text.size());
    } else if (text.size() < 65536) {
      bytes += {'\xFE', static_cast<char>(text.size() >> 8), static_cast<char>(text.size())};
    } else {
      bytes += '\xFF';
      for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(text.size() >> shift);
    }
    return bytes + std::string(4, '\0') + std::string(text);
  }
  bool say(const boost::json::object& message) { return send(frame(boost::json::serialize(message))); }
  /// The next message.
  std::optional<boost::json::object> hear(std::chrono::milliseconds longest = long_enough) {
    for (;;) {
      while (!whole_frame()) {
        const auto part = receive(longest);
        if (!part) return std::nullopt;
        inbox_ += *part;
      }
      const auto [head, size] = *whole_frame();
      const int kind = inbox_[0] & 0xF;
      const bool is_last = (inbox_[0] & 0x80) != 0;
      const std::string payload = inbox_.substr(head, size);
      inbox_.erase(0, head + size);
      if (kind == 8) send(frame(payload, '\x88'));
      if (kind == 9) send(frame(payload, '\x8A'));
      if (kind > 1) continue;  // 1 begins a text, 0 continues it
      text_ += payload;
      if (is_last) return boost::json::parse(std::exchange(text_, "")).as_object();
    }
  }
  std::optional<boost::json::object> hear(std::string_view type) {
    while (auto message = hear())
      if (message->at("type").as_string() == type) return message;
    return std::nullopt;
  }
  bool greet() { return say({{"op", "hello"}, {"protocol", 1}}) && hear("hello"); }

 private:
  std::optional<std::pair<std::size_t, std::size_t>> whole_frame() const {
    if (inbox_.size() < 2) return std::nullopt;
    const auto byte = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(inbox_[i])); };
    std::size_t head = 2, size = byte(1) & 0x7F;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (inbox_.size() < head + more) return std::nullopt;
    if (more) size = 0;
    for (std::size_t i = 0; i < more; ++i) size = size << 8 | byte(head + i);
    head += more;
    if (inbox_.size() < head + size) return std::nullopt;
    return std::pair(head, size);
  }
  int socket_;
  unsigned short port_;
  bool open_ = false;
  bool closed_ = false;
  std::string inbox_;
  std::string text_;
};

template <class Condition>
bool eventually(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + long_enough;
  for (;;) {
    if (condition()) return true;
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(20ms);
  }
}

/// Whether the server answers, once it has started.
inline bool is_up(unsigned short port) {
  return eventually([&] { return RawWire(port).is_open(); });
}

}  // namespace roundtable::test
