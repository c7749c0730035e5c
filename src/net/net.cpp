// Listening and answering.
#include "net/net.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/connection.h"

namespace roundtable {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::awaitable;
using asio::use_awaitable;
using tcp = asio::ip::tcp;

namespace {

constexpr auto keep_alive = std::chrono::seconds(30);
constexpr std::size_t longest_header = 8 * 1024;
constexpr int most_working = 8;  // their replies may have many megabytes

/// Counts a connection for its address as long as it lives.
struct Place {
  Addresses& addresses;
  std::string address;
  bool taken;
  Place(Addresses& all, std::string of, bool shared = false)
      : addresses(all), address(std::move(of)), taken(all.connect(address, shared)) {}
  Place(const Place&) = delete;
  ~Place() {
    if (taken) addresses.disconnect(address);
  }
};

/// False where it could not be sent whole.
awaitable<bool> answer(Stream& stream, WebResponse response) {
  boost::system::error_code error;
  co_await asio::async_write(stream, response.bytes(), asio::redirect_error(use_awaitable, error));
  co_return !error;
}

awaitable<HttpReply> done_by(std::function<HttpReply()> work) { co_return work(); }

/// Counts a slow reply from the start of the work until it is sent.
struct Working {
  int& count;
  explicit Working(int& all) : count(++all) {}
  Working(const Working&) = delete;
  ~Working() { --count; }
};

awaitable<void> serve(Stream stream, std::shared_ptr<Shared> held, std::string peer,
                      [[maybe_unused]] std::unique_ptr<Place> socket_place) {
  Shared& shared = *held;
  boost::system::error_code error;
  beast::flat_buffer buffer;
  stream.next_layer().expires_after(patience);
  if (!co_await stream.shake_hands()) co_return;
  for (bool first = true;; first = false) {
    stream.next_layer().expires_after(first || buffer.size() ? patience : keep_alive);
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(longest_header));
    parser.body_limit(shared.options.limits.body_bytes);
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(use_awaitable, error));
    if (error) {
      if (error == http::error::body_limit || error == http::error::header_limit) {
        WebRequest nothing{http::verb::get, "/", 11};
        nothing.keep_alive(false);
        co_await answer(stream, response_of(plain_error(413), nothing));
      }
      break;
    }
    auto request = parser.release();
    const std::string address = counted(address_of(peer, request, shared.options));
    if (!shared.addresses.admits(address)) {
      ++shared.metrics.limited_total;
      co_await answer(stream, response_of(plain_error(429), request));
      break;
    }
    if (beast::websocket::is_upgrade(request)) {
      const std::string_view target = request.target();
      const bool known = target == "/ws" && is_own_origin(request, shared.options) && !shared.stopping;
      const Place place(shared.addresses, address);
      if (known && place.taken) {
        co_await talk(std::move(stream), held, address, std::move(request));
        co_return;
      }
      if (known) ++shared.metrics.limited_total;
      co_await answer(stream, response_of(plain_error(known ? 429 : 403), request));
      break;
    }
    HttpReply reply = shared.site.answer(plain(request, came_securely(peer, request, shared.options)));
    std::optional<Working> working;
    if (reply.work && shared.working >= most_working) reply = plain_error(503);
    if (reply.work) {
      working.emplace(shared.working);
      reply = co_await asio::co_spawn(*shared.workers, done_by(std::move(reply.work)), use_awaitable);
    }
    stream.next_layer().expires_after(keep_alive);
    if (!co_await answer(stream, response_of(reply, request)) || !request.keep_alive() || shared.stopping) break;
  }
  stream.next_layer().socket().shutdown(tcp::socket::shutdown_send, error);
}

awaitable<void> serve_metrics(tcp::socket socket, std::shared_ptr<Shared> shared) {
  Stream stream(std::move(socket));
  stream.next_layer().expires_after(patience);
  beast::flat_buffer buffer;
  http::request_parser<http::string_body> parser;
  boost::system::error_code error;
  co_await http::async_read(stream, buffer, parser, asio::redirect_error(use_awaitable, error));
  if (error) co_return;
  auto request = parser.release();
  request.keep_alive(false);
  HttpReply reply = plain_error(404);
  if (request.target() == "/metrics")
    reply = {
        200,    "text/plain; version=0.0.4", std::make_shared<const std::string>(shared->metrics.text()), "", "", false,
        nullptr};
  co_await answer(stream, response_of(reply, request));
}

class Listening final : public Net {
 public:
  Listening(asio::io_context& loop, RequestRouter& router, Site& site, Metrics& metrics, NetOptions options,
            std::shared_ptr<asio::ssl::context> tls)
      : loop_(loop),
        shared_(std::make_shared<Shared>(router, site, metrics, std::move(options))),
        acceptor_(loop),
        metrics_acceptor_(loop),
        tls_(std::move(tls)) {
    shared_->workers = &workers_;
  }

  Listening(const Listening&) = delete;
  ~Listening() override {
    shared_->ended = true;
    workers_.stop();
    workers_.join();  // they report to the loop, which must still be there
  }

  std::optional<Message> open() {
    const NetOptions& options = shared_->options;
    if (auto bad = open(acceptor_, options.address, options.port)) return bad;
    asio::co_spawn(loop_, accept(), asio::detached);
    if (options.metrics_port && !open(metrics_acceptor_, options.metrics_address, options.metrics_port)) {
      serves_metrics_ = true;
      asio::co_spawn(loop_, accept_metrics(), asio::detached);
    }
    return std::nullopt;
  }

  void stop() override {
    shared_->stopping = true;
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    metrics_acceptor_.close(ignored);
    const auto clients = shared_->clients;
    for (Client* client : clients) client->close();
  }
  unsigned short port() const override { return acceptor_.local_endpoint().port(); }
  bool serves_metrics() const override { return serves_metrics_; }

 private:
  static std::optional<Message> open(tcp::acceptor& acceptor, const std::string& address, unsigned short port) {
    boost::system::error_code error;
    const auto parsed = asio::ip::make_address(address, error);
    if (error) return Message("serve.bad_address", {{"given", address}});
    const tcp::endpoint endpoint(parsed, port);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (!error) return std::nullopt;
    acceptor.close();
    return Message("serve.cannot_listen", {{"address", address}, {"port", long{port}}, {"why", error.message()}});
  }

  /// Out of file descriptors: waits 100 ms instead of spinning.
  awaitable<void> back_off() {
    asio::steady_timer timer(loop_, std::chrono::milliseconds(100));
    boost::system::error_code ignored;
    co_await timer.async_wait(asio::redirect_error(use_awaitable, ignored));
  }

  awaitable<void> accept() {
    for (;;) {
      boost::system::error_code error;
      tcp::socket socket = co_await acceptor_.async_accept(asio::redirect_error(use_awaitable, error));
      if (shared_->stopping) co_return;
      if (error) {
        co_await back_off();
        continue;
      }
      const auto peer = socket.remote_endpoint(error);
      if (error) continue;
      socket.set_option(tcp::no_delay(true), error);
      welcome(std::move(socket), plain_address(peer.address()).to_string());
    }
  }

  void welcome(tcp::socket socket, const std::string& peer) {
    auto place = std::make_unique<Place>(shared_->sockets, counted(peer), is_trusted(peer, shared_->options));
    if (!place->taken) {
      ++shared_->metrics.limited_total;
      return;
    }
    Stream stream = tls_ ? Stream(std::move(socket), *tls_) : Stream(std::move(socket));
    asio::co_spawn(loop_, serve(std::move(stream), shared_, peer, std::move(place)), asio::detached);
  }

  awaitable<void> accept_metrics() {
    for (;;) {
      boost::system::error_code error;
      tcp::socket socket = co_await metrics_acceptor_.async_accept(asio::redirect_error(use_awaitable, error));
      if (shared_->stopping) co_return;
      if (error)
        co_await back_off();
      else
        asio::co_spawn(loop_, serve_metrics(std::move(socket), shared_), asio::detached);
    }
  }

  asio::io_context& loop_;
  asio::thread_pool workers_{1};
  std::shared_ptr<Shared> shared_;
  tcp::acceptor acceptor_;
  tcp::acceptor metrics_acceptor_;
  std::shared_ptr<asio::ssl::context> tls_;
  bool serves_metrics_ = false;
};

}  // namespace

std::expected<std::unique_ptr<Net>, Message> listen(asio::io_context& loop, RequestRouter& router, Site& site,
                                                    Metrics& metrics, NetOptions options,
                                                    std::shared_ptr<asio::ssl::context> tls) {
  auto net = std::make_unique<Listening>(loop, router, site, metrics, std::move(options), std::move(tls));
  if (const auto problem = net->open()) return std::unexpected(*problem);
  return net;
}

}  // namespace roundtable
