// The bytes of one connection, plain or under TLS: the code above it is compiled once for both. Writes are queued and
// leave together, with as few system calls as possible.
#pragma once

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/container/static_vector.hpp>
#include <memory>
#include <span>
#include <string>

namespace roundtable {

/// A stream as Asio and Beast need it; which kind it is stays hidden.
class Stream {
 public:
  using Error = boost::system::error_code;
  using next_layer_type = boost::beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;

  explicit Stream(boost::asio::ip::tcp::socket socket);
  Stream(boost::asio::ip::tcp::socket socket, boost::asio::ssl::context& context);
  Stream(Stream&&) noexcept;
  ~Stream();

  executor_type get_executor() { return next_layer().get_executor(); }
  next_layer_type& next_layer();
  const next_layer_type& next_layer() const { return const_cast<Stream*>(this)->next_layer(); }

  /// The TLS handshake; a plain stream is ready at once.
  boost::asio::awaitable<bool> shake_hands();

  /// Queues a short head and then these bytes. The caller does not hear when they have left, or that they never will.
  void send(std::span<const unsigned char> head, std::shared_ptr<const std::string> body);
  /// Bytes in the queue.
  std::size_t waiting() const;

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(Error, std::size_t)>(
        [this](auto handler, const Buffers& into) {
          read_some(first_buffers<boost::asio::mutable_buffer>(into), std::move(handler));
        },
        token, buffers);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(Error, std::size_t)>(
        [this](auto handler, const Buffers& from) {
          write_some(first_buffers<boost::asio::const_buffer>(from), std::move(handler));
        },
        token, buffers);
  }

  template <class Handler>
  friend void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
    stream.tear_down(role, std::forward<Handler>(handler));
  }

 private:
  template <class Buffer>
  using BufferList = boost::container::static_vector<Buffer, 8>;
  using Moved = boost::asio::any_completion_handler<void(Error, std::size_t)>;
  using TornDown = boost::asio::any_completion_handler<void(Error)>;

  /// The first of the buffers: `read_some` and `write_some` may do less than was asked. No frame of Beast's has more.
  template <class Buffer, class Buffers>
  static BufferList<Buffer> first_buffers(const Buffers& buffers) {
    BufferList<Buffer> some;
    const auto end = boost::asio::buffer_sequence_end(buffers);
    for (auto at = boost::asio::buffer_sequence_begin(buffers); at != end && some.size() < some.capacity(); ++at)
      if (Buffer buffer = *at; buffer.size()) some.push_back(buffer);
    return some;
  }

  void read_some(BufferList<boost::asio::mutable_buffer> into, Moved done);
  void write_some(BufferList<boost::asio::const_buffer> from, Moved done);
  void tear_down(boost::beast::role_type role, TornDown done);

  struct Inside;
  std::shared_ptr<Inside> inside_;  // lives on until its last operation has ended
};

}  // namespace roundtable
