#include "server/stream.h"

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <variant>

namespace roundtable {
namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;
}  // namespace

struct Stream::Inside {
  std::variant<Plain, Secure> stream;
};

Stream::Stream(asio::ip::tcp::socket socket) : inside_(new Inside{Plain(std::move(socket))}) {}
Stream::Stream(asio::ip::tcp::socket socket, asio::ssl::context& context)
    : inside_(new Inside{Secure(Plain(std::move(socket)), context)}) {}
Stream::Stream(Stream&&) noexcept = default;
Stream::~Stream() = default;

beast::tcp_stream& Stream::next_layer() {
  return std::visit([](auto& stream) -> Plain& { return beast::get_lowest_layer(stream); }, inside_->stream);
}

asio::awaitable<bool> Stream::shake_hands() {
  Error error;
  if (auto* secure = std::get_if<Secure>(&inside_->stream))
    co_await secure->async_handshake(asio::ssl::stream_base::server, asio::redirect_error(asio::use_awaitable, error));
  co_return !error;
}

// Beast cannot post to the executor of a hidden handler; all handlers run on the stream's own.
void Stream::read_some(Several<asio::mutable_buffer> into, Moved done) {
  std::visit([&](auto& stream) { stream.async_read_some(into, asio::bind_executor(get_executor(), std::move(done))); }, inside_->stream);
}

void Stream::write_some(Several<asio::const_buffer> from, Moved done) {
  std::visit([&](auto& stream) { stream.async_write_some(from, asio::bind_executor(get_executor(), std::move(done))); }, inside_->stream);
}

void Stream::tear_down(beast::role_type role, TornDown done) {
  using beast::websocket::async_teardown;
  std::visit([&](auto& stream) { async_teardown(role, stream, asio::bind_executor(get_executor(), std::move(done))); }, inside_->stream);
}

void teardown(beast::role_type role, Stream& stream, Stream::Error& error) {
  using beast::websocket::teardown;
  std::visit([&](auto& inner) { teardown(role, inner, error); }, stream.inside_->stream);
}

}  // namespace roundtable
