#include "soak/wire.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace roundtable {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::awaitable;
using asio::use_awaitable;
using tcp = asio::ip::tcp;

namespace {
tcp::endpoint here(unsigned short port) { return {asio::ip::address_v4::loopback(), port}; }
}  // namespace

struct Wire::Socket {
  explicit Socket(asio::io_context& loop) : stream(loop) {}
  beast::websocket::stream<beast::tcp_stream, false> stream;
  beast::flat_buffer buffer;
};

Wire::Wire(asio::io_context& loop, unsigned short port) : socket_(std::make_unique<Socket>(loop)), port_(port) {}
Wire::~Wire() = default;

awaitable<bool> Wire::connect() {
  boost::system::error_code error;
  auto& lowest = beast::get_lowest_layer(socket_->stream);
  co_await lowest.async_connect(here(port_), asio::redirect_error(use_awaitable, error));
  if (error) co_return false;
  lowest.socket().set_option(tcp::no_delay(true), error);
  co_await socket_->stream.async_handshake("localhost", "/ws", asio::redirect_error(use_awaitable, error));
  co_return !error;
}

awaitable<bool> Wire::send(std::string text) {
  boost::system::error_code error;
  co_await socket_->stream.async_write(asio::buffer(text), asio::redirect_error(use_awaitable, error));
  co_return !error;
}

awaitable<std::optional<std::string>> Wire::receive() {
  boost::system::error_code error;
  socket_->buffer.clear();
  co_await socket_->stream.async_read(socket_->buffer, asio::redirect_error(use_awaitable, error));
  if (error) co_return std::nullopt;
  co_return beast::buffers_to_string(socket_->buffer.data());
}

void Wire::cut() { beast::get_lowest_layer(socket_->stream).close(); }

awaitable<std::optional<std::string>> http_get(unsigned short port, std::string target, std::string token) {
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  boost::system::error_code error;
  stream.expires_after(std::chrono::minutes(5));
  co_await stream.async_connect(here(port), asio::redirect_error(use_awaitable, error));
  if (error) co_return std::nullopt;
  http::request<http::empty_body> request{http::verb::get, target, 11};
  request.set(http::field::host, "localhost");
  if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
  co_await http::async_write(stream, request, asio::redirect_error(use_awaitable, error));
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  if (!error) co_await http::async_read(stream, buffer, response, asio::redirect_error(use_awaitable, error));
  if (error || response.result() != http::status::ok) co_return std::nullopt;
  co_return response.body();
}

}  // namespace roundtable
