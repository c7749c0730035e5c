#include "net/stream.h"

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <list>
#include <variant>

namespace roundtable {
namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;
}  // namespace

struct Stream::Inside : std::enable_shared_from_this<Inside> {
  using Buffers = boost::container::static_vector<asio::const_buffer, 64>;

  /// Bytes that leave without others in between.
  struct Piece {
    BufferList<asio::const_buffer> left;
    std::array<unsigned char, 16> head{};
    std::shared_ptr<const std::string> body;  // held until it is written
    std::size_t size = 0;
    Moved done;  // may be empty; never assigned, for in Boost 1.81 that recurses without end
  };

  explicit Inside(std::variant<Plain, Secure> opened) : stream(std::move(opened)) {}

  void put_in_line(Piece& piece) {
    for (const auto& buffer : piece.left) piece.size += buffer.size();
    waiting += piece.size;
    if (writing || line.size() > 1) return;
    // What else is queued in this turn of the loop goes with it.
    asio::post(lowest().get_executor(), [self = shared_from_this()] { self->write(); });
  }

  /// Writes as much as the system takes now, and the rest when it has room again.
  void write() {
    while (!writing && !line.empty()) {
      Buffers some;
      for (const Piece& piece : line) {
        if (some.size() + piece.left.size() > some.capacity()) break;
        some.insert(some.end(), piece.left.begin(), piece.left.end());
      }
      std::visit([&](auto& open) { write(open, some); }, stream);
    }
  }

  void write(Plain& plain, const Buffers& some) {
    Error error;
    const std::size_t count = plain.socket().write_some(some, error);
    if (error == asio::error::would_block)
      write_later(plain, some);
    else
      wrote(error, count);
  }
  void write(Secure& secure, const Buffers& some) { write_later(secure, some); }

  template <class Open>
  void write_later(Open& open, const Buffers& some) {
    writing = true;
    open.async_write_some(some, [self = shared_from_this()](Error error, std::size_t count) {
      self->writing = false;
      self->wrote(error, count);
      self->write();
    });
  }

  void wrote(Error error, std::size_t count) {
    waiting -= count;
    while (!line.empty() && (error || consume(line.front().left, count))) {
      Moved done(std::move(line.front().done));
      const std::size_t size = line.front().size;
      line.pop_front();
      if (done) std::move(done)(error, error ? 0 : size);
    }
    if (error) waiting = 0;
  }

  /// Removes what has been written; true where nothing is left.
  static bool consume(BufferList<asio::const_buffer>& left, std::size_t& count) {
    while (!left.empty() && left.front().size() <= count) {
      count -= left.front().size();
      left.erase(left.begin());
    }
    if (!left.empty()) left.front() += std::exchange(count, 0);
    return left.empty();
  }

  Plain& lowest() {
    return std::visit([](auto& open) -> Plain& { return beast::get_lowest_layer(open); }, stream);
  }

  std::variant<Plain, Secure> stream;
  std::list<Piece> line;  // a list: an idle connection holds no memory for it
  std::size_t waiting = 0;
  bool writing = false;
};

Stream::Stream(asio::ip::tcp::socket socket) : inside_(std::make_shared<Inside>(Plain(std::move(socket)))) {
  Error ignored;
  inside_->lowest().socket().non_blocking(true, ignored);
}
Stream::Stream(asio::ip::tcp::socket socket, asio::ssl::context& context)
    : inside_(std::make_shared<Inside>(Secure(Plain(std::move(socket)), context))) {}
Stream::Stream(Stream&&) noexcept = default;
Stream::~Stream() {
  if (inside_) inside_->lowest().close();
}

void Stream::send(std::span<const unsigned char> head, std::shared_ptr<const std::string> body) {
  auto& piece = inside_->line.emplace_back();
  std::copy(head.begin(), head.end(), piece.head.begin());
  piece.body = std::move(body);
  piece.left = {asio::buffer(piece.head.data(), head.size()), asio::buffer(*piece.body)};
  inside_->put_in_line(piece);
}

std::size_t Stream::waiting() const { return inside_->waiting; }

beast::tcp_stream& Stream::next_layer() { return inside_->lowest(); }

asio::awaitable<bool> Stream::shake_hands() {
  Error error;
  if (auto* secure = std::get_if<Secure>(&inside_->stream))
    co_await secure->async_handshake(asio::ssl::stream_base::server, asio::redirect_error(asio::use_awaitable, error));
  co_return !error;
}

// Beast cannot post to the executor of a hidden handler; all handlers run on the stream's own.
void Stream::read_some(BufferList<asio::mutable_buffer> into, Moved done) {
  std::visit([&](auto& stream) { stream.async_read_some(into, asio::bind_executor(get_executor(), std::move(done))); },
             inside_->stream);
}

void Stream::write_some(BufferList<asio::const_buffer> from, Moved done) {
  inside_->line.push_back({std::move(from), {}, nullptr, 0, std::move(done)});
  inside_->put_in_line(inside_->line.back());
}

void Stream::tear_down(beast::role_type role, TornDown done) {
  using beast::websocket::async_teardown;
  std::visit([&](auto& stream) { async_teardown(role, stream, asio::bind_executor(get_executor(), std::move(done))); },
             inside_->stream);
}

}  // namespace roundtable
