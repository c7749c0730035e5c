#include "net/connection.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

namespace roundtable {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace ws = beast::websocket;
using asio::awaitable;
using asio::use_awaitable;

namespace {

/// The head of a frame that holds a whole text message. Beast's own writer is not used: it sends each message by
/// itself.
class Head {
 public:
  explicit Head(std::size_t size) {
    const std::size_t digits = size < 126 ? 0 : size < 0x10000 ? 2 : 8;
    put(0x81, 1);
    put(digits == 0 ? size : digits == 2 ? 126 : 127, 1);
    put(size, digits);
  }
  std::span<const unsigned char> bytes() const { return {bytes_.data(), count_}; }

 private:
  void put(std::size_t number, std::size_t digits) {
    for (std::size_t i = digits; i-- > 0;) bytes_[count_++] = static_cast<unsigned char>(number >> (8 * i));
  }
  std::array<unsigned char, 10> bytes_{};
  std::size_t count_ = 0;
};

class Connection final : public Client, public std::enable_shared_from_this<Connection> {
 public:
  Connection(Stream stream, std::shared_ptr<Shared> shared, std::string from)
      : socket_(std::move(stream)),
        held_(std::move(shared)),
        shared_(*held_),
        messages_(shared_.options.limits.messages_burst, shared_.options.limits.messages_per_second) {
    address = std::move(from);
    shared_.clients.insert(this);
    ++shared_.metrics.connections;
    ++shared_.metrics.connections_total;
  }
  ~Connection() override {
    shared_.clients.erase(this);
    --shared_.metrics.connections;
  }

  void send(Text message) override {
    if (closing_) return;
    ++shared_.metrics.messages_out_total;
    const Head head(message->size());
    socket_.next_layer().send(head.bytes(), std::move(message));
    if (socket_.next_layer().waiting() <= shared_.options.limits.waiting_bytes) return;
    ++shared_.metrics.slow_readers_total;
    cut();
  }

  void close() override {
    if (std::exchange(closing_, true)) return;
    socket_.async_close(ws::close_code::normal, [self = shared_from_this()](boost::system::error_code error) {
      if (error) self->cut();
    });
  }

  bool may_make_table() override { return shared_.addresses.admits(address); }

  awaitable<void> run(WebRequest request) {
    const auto self = shared_from_this();
    boost::system::error_code error;
    beast::get_lowest_layer(socket_).expires_never();
    ws::stream_base::timeout times = ws::stream_base::timeout::suggested(beast::role_type::server);
    times.handshake_timeout = patience;
    times.idle_timeout = std::chrono::seconds(60);
    times.keep_alive_pings = true;
    socket_.set_option(times);
    socket_.read_message_max(shared_.options.limits.message_bytes);
    const DisconnectGuard guard{*this, self};
    co_await socket_.async_accept(request, asio::redirect_error(use_awaitable, error));
    if (error) co_return;
    asio::co_spawn(socket_.get_executor(), expect_hello(self, socket_.get_executor()), asio::detached);
    co_await read();
  }

 private:
  /// Tells the router that the client is gone, however the reading ends.
  struct DisconnectGuard {
    Connection& connection;
    std::shared_ptr<Connection> self;
    ~DisconnectGuard() {
      connection.closing_ = true;
      if (!connection.shared_.ended) connection.shared_.router.disconnected(self);
    }
  };

  static awaitable<void> expect_hello(std::weak_ptr<Connection> waiting, asio::any_io_executor executor) {
    asio::steady_timer timer(executor, patience);
    boost::system::error_code error;
    co_await timer.async_wait(asio::redirect_error(use_awaitable, error));
    const auto self = waiting.lock();
    if (!self || self->greeted || self->closing_) co_return;
    self->refuse("bad_protocol");
    self->close();
  }

  awaitable<void> read() {
    const auto self = shared_from_this();
    boost::system::error_code error;
    for (;;) {
      beast::flat_buffer buffer;  // made anew: an idle connection holds none
      co_await socket_.async_read(buffer, asio::redirect_error(use_awaitable, error));
      if (error || closing_) co_return;
      if (!messages_.take()) {
        ++shared_.metrics.limited_total;
        refuse("too_fast");
        continue;
      }
      if (!socket_.got_text()) {
        refuse("bad_json");
        continue;
      }
      const auto data = buffer.cdata();
      shared_.router.receive(self, {static_cast<const char*>(data.data()), data.size()});
    }
  }

  void refuse(std::string_view code) {
    JsonWriter out;
    const Catalogue& text = Catalogue::of(language);
    out.begin_object().key("type").name("error").key("code").name(code);
    out.key("message").value(text("server.error." + std::string(code))).end_object();
    send(std::make_shared<const std::string>(out.text()));
  }

  void cut() {
    closing_ = true;
    beast::get_lowest_layer(socket_).close();
  }

  ws::stream<Stream, false>
      socket_;  // nothing is compressed: messages are small, and what is secret would show in their length
  std::shared_ptr<Shared> held_;
  Shared& shared_;
  Bucket messages_;
  bool closing_ = false;
};

}  // namespace

awaitable<void> talk(Stream stream, std::shared_ptr<Shared> shared, std::string address, WebRequest upgrade) {
  const auto connection = std::make_shared<Connection>(std::move(stream), std::move(shared), std::move(address));
  co_await connection->run(std::move(upgrade));
}

}  // namespace roundtable
