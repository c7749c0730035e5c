// The only file that sees Beast's templates: they are slow to compile.
#include "server/net.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <set>

namespace roundtable {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ws = beast::websocket;
using tcp = asio::ip::tcp;
using asio::awaitable;
using asio::use_awaitable;

namespace {

constexpr auto patience = std::chrono::seconds(10);   // for headers, handshakes and slow writers of requests
constexpr auto keep_alive = std::chrono::seconds(30);
constexpr std::size_t longest_header = 8 * 1024;

/// Everything the connections share.
struct Shared {
  Hall& hall;
  Site& site;
  Metrics& metrics;
  NetOptions options;
  Addresses addresses;
  Addresses sockets;  // whatever they are used for
  std::set<Client*> clients;
  bool stopping = false;
  bool ended = false;  // the hall may be gone
  Shared(Hall& h, Site& s, Metrics& m, NetOptions o)
      : hall(h), site(s), metrics(m), options(std::move(o)), addresses(options.limits), sockets(with_room_for_files(options.limits)) {}
};

template <class Stream>
class Connection final : public Client, public std::enable_shared_from_this<Connection<Stream>> {
 public:
  Connection(Stream stream, std::shared_ptr<Shared> shared)
      : socket_(std::move(stream)),
        held_(std::move(shared)),
        shared_(*held_),
        messages_(shared_.options.limits.messages_burst, shared_.options.limits.messages_per_second) {
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
    waiting_ += message->size();
    queue_.push_back(std::move(message));
    ++shared_.metrics.messages_out_total;
    if (waiting_ > shared_.options.limits.waiting_bytes) {
      ++shared_.metrics.slow_readers_total;
      return cut();
    }
    if (!writing_) start_writing();
  }

  void close() override {
    closing_ = true;
    if (!writing_) start_writing();
  }

  awaitable<void> run(http::request<http::string_body> request) {
    const auto self = this->shared_from_this();
    boost::system::error_code error;
    beast::get_lowest_layer(socket_).expires_never();
    ws::stream_base::timeout times = ws::stream_base::timeout::suggested(beast::role_type::server);
    times.handshake_timeout = patience;
    times.idle_timeout = std::chrono::seconds(60);
    times.keep_alive_pings = true;
    socket_.set_option(times);
    socket_.read_message_max(shared_.options.limits.message_bytes);
    const Presence presence{*this, self};
    co_await socket_.async_accept(request, asio::redirect_error(use_awaitable, error));
    if (error) co_return;
    asio::co_spawn(socket_.get_executor(), expect_hello(self, socket_.get_executor()), asio::detached);
    co_await read();
  }

 private:
  /// However the reading ends, the hall hears of it.
  struct Presence {
    Connection& connection;
    std::shared_ptr<Connection> self;
    ~Presence() {
      connection.closing_ = true;
      if (!connection.shared_.ended) connection.shared_.hall.gone(self);
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
    const auto self = this->shared_from_this();
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
      shared_.hall.receive(self, {static_cast<const char*>(data.data()), data.size()});
    }
  }

  void refuse(std::string_view code) {
    JsonWriter out;
    const Catalogue& text = Catalogue::of(language);
    out.begin_object().key("type").name("error").key("code").name(code);
    out.key("message").value(text("server.error." + std::string(code))).end_object();
    send(std::make_shared<const std::string>(out.text()));
  }

  void start_writing() {
    writing_ = true;
    asio::co_spawn(socket_.get_executor(), write(this->shared_from_this()), asio::detached);
  }

  awaitable<void> write([[maybe_unused]] std::shared_ptr<Connection> self) {
    boost::system::error_code error;
    while (!queue_.empty() && !error) {
      const Text message = queue_.front();
      queue_.pop_front();
      socket_.text(true);
      co_await socket_.async_write(asio::buffer(*message), asio::redirect_error(use_awaitable, error));
      waiting_ -= message->size();
    }
    if (closing_ && !error)
      co_await socket_.async_close(ws::close_code::normal, asio::redirect_error(use_awaitable, error));
    writing_ = false;
    if (error) cut();
  }

  void cut() {
    closing_ = true;
    queue_.clear();
    beast::get_lowest_layer(socket_).close();
  }

  ws::stream<Stream> socket_;
  std::shared_ptr<Shared> held_;
  Shared& shared_;
  Bucket messages_;
  std::deque<Text> queue_;
  std::size_t waiting_ = 0;
  bool writing_ = false;
  bool closing_ = false;
};

std::string text_of(const http::request<http::string_body>& request, http::field field) {
  return std::string(request[field]);
}

bool is_trusted(const std::string& peer, const NetOptions& options) {
  const auto& trusted = options.trusted_proxies;
  return std::find(trusted.begin(), trusted.end(), peer) != trusted.end();
}

/// An IPv4 address seen through IPv6 is what it is.
asio::ip::address plain_address(const asio::ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

/// What limits are counted by: of IPv6 the network, for one customer has a whole one.
std::string counted(const std::string& address) {
  boost::system::error_code error;
  const auto parsed = asio::ip::make_address(address, error);
  if (error || !parsed.is_v6()) return address;
  auto bytes = parsed.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return asio::ip::address_v6(bytes).to_string();
}

/// The last address a trusted proxy names; else the peer's own.
std::string address_of(const std::string& peer, const http::request<http::string_body>& request,
                       const NetOptions& options) {
  if (!is_trusted(peer, options)) return peer;
  const std::string forwarded(request["X-Forwarded-For"]);
  const auto comma = forwarded.rfind(',');
  std::string last = comma == std::string::npos ? forwarded : forwarded.substr(comma + 1);
  last.erase(0, last.find_first_not_of(' '));
  return last.empty() || last.size() > 64 ? peer : last;
}

/// A page may only speak with the server it came from: scheme apart, its origin is our host.
bool is_own_origin(const http::request<http::string_body>& request, const NetOptions& options) {
  const std::string origin = text_of(request, http::field::origin);
  if (origin.empty()) return true;  // no browser
  const auto& others = options.origins;
  if (std::find(others.begin(), others.end(), origin) != others.end()) return true;
  const auto scheme = origin.find("://");
  return scheme != std::string::npos && origin.substr(scheme + 3) == text_of(request, http::field::host);
}

http::response<http::string_body> response_of(const HttpReply& reply, const http::request<http::string_body>& request) {
  http::response<http::string_body> response{static_cast<http::status>(reply.status), request.version()};
  response.set(http::field::content_type, reply.type);
  response.set("Content-Security-Policy",
               "default-src 'self'; img-src 'self' data:; "
               "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("X-Frame-Options", "DENY");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  response.set(http::field::cache_control,
               reply.may_be_cached ? "public, max-age=31536000, immutable" : reply.etag.empty() ? "no-store" : "no-cache");
  if (!reply.etag.empty()) response.set(http::field::etag, reply.etag);
  if (!reply.encoding.empty()) response.set(http::field::content_encoding, reply.encoding);
  if (!reply.etag.empty()) response.set(http::field::vary, "Accept-Encoding");
  response.keep_alive(request.keep_alive());
  if (request.method() != http::verb::head) response.body() = *reply.body;
  response.prepare_payload();
  return response;
}

HttpReply plain_error(int status) {
  return {status, "text/plain", std::make_shared<const std::string>(std::to_string(status) + "\n"), "", "", false};
}

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

HttpRequest plain(const http::request<http::string_body>& request, bool secure) {
  return {std::string(request.method_string()),
          std::string(request.target()),
          text_of(request, http::field::authorization),
          text_of(request, http::field::accept_encoding),
          text_of(request, http::field::if_none_match),
          text_of(request, http::field::host),
          secure,
          request.body()};
}

bool came_securely(const std::string& peer, const http::request<http::string_body>& request, const NetOptions& options) {
  return !options.certificate.empty() || (is_trusted(peer, options) && request["X-Forwarded-Proto"] == "https");
}

template <class Stream>
awaitable<void> serve(Stream stream, std::shared_ptr<Shared> held, std::string peer,
                      [[maybe_unused]] std::unique_ptr<Place> socket_place) {
  Shared& shared = *held;
  boost::system::error_code error;
  beast::flat_buffer buffer;
  for (bool first = true;; first = false) {
    beast::get_lowest_layer(stream).expires_after(first || buffer.size() ? patience : keep_alive);
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(longest_header));
    parser.body_limit(shared.options.limits.body_bytes);
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(use_awaitable, error));
    if (error) {
      if (error == http::error::body_limit || error == http::error::header_limit) {
        http::request<http::string_body> nothing{http::verb::get, "/", 11};
        nothing.keep_alive(false);
        auto response = response_of(plain_error(413), nothing);
        co_await http::async_write(stream, response, asio::redirect_error(use_awaitable, error));
      }
      break;
    }
    auto request = parser.release();
    const std::string address = counted(address_of(peer, request, shared.options));
    if (!shared.addresses.admits(address)) {
      ++shared.metrics.limited_total;
      auto response = response_of(plain_error(429), request);
      co_await http::async_write(stream, response, asio::redirect_error(use_awaitable, error));
      break;
    }
    if (ws::is_upgrade(request)) {
      const std::string_view target = request.target();
      const bool known = target == "/ws" && is_own_origin(request, shared.options) && !shared.stopping;
      const Place place(shared.addresses, address);
      if (known && place.taken) {
        const auto connection = std::make_shared<Connection<Stream>>(std::move(stream), held);
        connection->address = address;
        co_await connection->run(std::move(request));
        co_return;
      }
      if (known) ++shared.metrics.limited_total;
      auto response = response_of(plain_error(known ? 429 : 403), request);
      co_await http::async_write(stream, response, asio::redirect_error(use_awaitable, error));
      break;
    }
    beast::get_lowest_layer(stream).expires_after(keep_alive);
    auto response =
        response_of(shared.site.answer(plain(request, came_securely(peer, request, shared.options))), request);
    co_await http::async_write(stream, response, asio::redirect_error(use_awaitable, error));
    if (error || !request.keep_alive() || shared.stopping) break;
  }
  beast::get_lowest_layer(stream).socket().shutdown(tcp::socket::shutdown_send, error);
}

awaitable<void> serve_secure(tcp::socket socket, asio::ssl::context& context, std::shared_ptr<Shared> shared,
                             std::string peer, std::unique_ptr<Place> place) {
  beast::ssl_stream<beast::tcp_stream> stream(beast::tcp_stream(std::move(socket)), context);
  boost::system::error_code error;
  beast::get_lowest_layer(stream).expires_after(patience);
  co_await stream.async_handshake(asio::ssl::stream_base::server, asio::redirect_error(use_awaitable, error));
  if (!error) co_await serve(std::move(stream), shared, std::move(peer), std::move(place));
}

awaitable<void> serve_metrics(tcp::socket socket, std::shared_ptr<Shared> shared) {
  beast::tcp_stream stream(std::move(socket));
  stream.expires_after(patience);
  beast::flat_buffer buffer;
  http::request<http::string_body> request;
  boost::system::error_code error;
  co_await http::async_read(stream, buffer, request, asio::redirect_error(use_awaitable, error));
  if (error) co_return;
  request.keep_alive(false);
  HttpReply reply = plain_error(404);
  if (request.target() == "/metrics")
    reply = {200, "text/plain; version=0.0.4", std::make_shared<const std::string>(shared->metrics.text()), "", "", false};
  auto response = response_of(reply, request);
  co_await http::async_write(stream, response, asio::redirect_error(use_awaitable, error));
}

class Listening final : public Net {
 public:
  Listening(asio::io_context& loop, Hall& hall, Site& site, Metrics& metrics, NetOptions options)
      : loop_(loop), shared_(std::make_shared<Shared>(hall, site, metrics, std::move(options))), acceptor_(loop), metrics_acceptor_(loop) {}

  Listening(const Listening&) = delete;
  ~Listening() override { shared_->ended = true; }

  std::optional<Message> open() {
    const NetOptions& options = shared_->options;
    if (auto bad = load_certificate()) return bad;
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
  std::optional<Message> load_certificate() {
    const NetOptions& options = shared_->options;
    if (options.certificate.empty() && options.key.empty()) return std::nullopt;
    boost::system::error_code error;
    context_.emplace(asio::ssl::context::tls_server);
    context_->set_options(asio::ssl::context::no_tlsv1 | asio::ssl::context::no_tlsv1_1, error);
    context_->use_certificate_chain_file(options.certificate, error);
    if (!error) context_->use_private_key_file(options.key, asio::ssl::context::pem, error);
    if (!error) return std::nullopt;
    return Message("serve.bad_certificate", {{"why", error.message()}});
  }

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

  /// Where no file descriptor is left, waits a little instead of turning in a circle.
  awaitable<void> breathe() {
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
        co_await breathe();
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
    } else if (context_) {
      asio::co_spawn(loop_, serve_secure(std::move(socket), *context_, shared_, peer, std::move(place)), asio::detached);
    } else {
      asio::co_spawn(loop_, serve(beast::tcp_stream(std::move(socket)), shared_, peer, std::move(place)), asio::detached);
    }
  }

  awaitable<void> accept_metrics() {
    for (;;) {
      boost::system::error_code error;
      tcp::socket socket = co_await metrics_acceptor_.async_accept(asio::redirect_error(use_awaitable, error));
      if (shared_->stopping) co_return;
      if (error)
        co_await breathe();
      else
        asio::co_spawn(loop_, serve_metrics(std::move(socket), shared_), asio::detached);
    }
  }

  asio::io_context& loop_;
  std::shared_ptr<Shared> shared_;
  tcp::acceptor acceptor_;
  tcp::acceptor metrics_acceptor_;
  std::optional<asio::ssl::context> context_;
  bool serves_metrics_ = false;
};

}  // namespace

std::expected<std::unique_ptr<Net>, Message> listen(asio::io_context& loop, Hall& hall, Site& site, Metrics& metrics,
                                                    NetOptions options) {
  auto net = std::make_unique<Listening>(loop, hall, site, metrics, std::move(options));
  if (const auto problem = net->open()) return std::unexpected(*problem);
  return net;
}

}  // namespace roundtable
