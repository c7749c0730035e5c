// A client's side of the server's protocol: one WebSocket, as coroutines.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>

namespace roundtable {

class Wire {
 public:
  Wire(boost::asio::io_context& loop, unsigned short port);
  ~Wire();

  /// False where there is no server, or it refuses.
  boost::asio::awaitable<bool> connect();
  boost::asio::awaitable<bool> send(std::string text);
  /// Nothing where the connection has ended.
  boost::asio::awaitable<std::optional<std::string>> receive();
  /// Without a word, as when a phone loses its network.
  void cut();

 private:
  struct Socket;
  std::unique_ptr<Socket> socket_;
  unsigned short port_;
};

/// One plain HTTP request; the answer's body, or nothing where it is not 200.
boost::asio::awaitable<std::optional<std::string>> http_get(unsigned short port, std::string target,
                                                            std::string token = "");

}  // namespace roundtable
