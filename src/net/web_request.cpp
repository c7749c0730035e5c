#include "net/web_request.h"

#include <algorithm>

namespace roundtable {
namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

std::string text_of(const WebRequest& request, http::field field) { return std::string(request[field]); }

}  // namespace

bool is_trusted(const std::string& peer, const NetOptions& options) {
  const auto& trusted = options.trusted_proxies;
  return std::find(trusted.begin(), trusted.end(), peer) != trusted.end();
}

asio::ip::address plain_address(const asio::ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

std::string counted(const std::string& address) {
  boost::system::error_code error;
  const auto parsed = asio::ip::make_address(address, error);
  if (error || !parsed.is_v6()) return address;
  auto bytes = parsed.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return asio::ip::address_v6(bytes).to_string();
}

std::string address_of(const std::string& peer, const WebRequest& request, const NetOptions& options) {
  if (!is_trusted(peer, options)) return peer;
  const std::string forwarded(request["X-Forwarded-For"]);
  const auto comma = forwarded.rfind(',');
  std::string last = comma == std::string::npos ? forwarded : forwarded.substr(comma + 1);
  last.erase(0, last.find_first_not_of(' '));
  return last.empty() || last.size() > 64 ? peer : last;
}

bool is_own_origin(const WebRequest& request, const NetOptions& options) {
  const std::string origin = text_of(request, http::field::origin);
  if (origin.empty()) return true;  // no browser
  const auto& others = options.origins;
  if (std::find(others.begin(), others.end(), origin) != others.end()) return true;
  const auto scheme = origin.find("://");
  return scheme != std::string::npos && origin.substr(scheme + 3) == text_of(request, http::field::host);
}

WebResponse response_of(const HttpReply& reply, const WebRequest& request) {
  const std::string_view caching = reply.may_be_cached  ? "public, max-age=31536000, immutable"
                                   : reply.etag.empty() ? "no-store"
                                                        : "no-cache";
  WebResponse response;
  const auto says = [&](std::string_view name, std::string_view value) {
    response.head.append(name).append(": ").append(value).append("\r\n");
  };
  response.head = "HTTP/1.1 " + std::to_string(reply.status) + ' ';
  response.head.append(http::obsolete_reason(static_cast<http::status>(reply.status))).append("\r\n");
  says("Content-Type", reply.type);
  says("Content-Security-Policy",
       "default-src 'self'; img-src 'self' data:; "
       "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  says("X-Content-Type-Options", "nosniff");
  says("Referrer-Policy", "no-referrer");
  says("X-Frame-Options", "DENY");
  says("Cross-Origin-Opener-Policy", "same-origin");
  says("Cross-Origin-Resource-Policy", "same-origin");
  says("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  says("Cache-Control", caching);
  if (!reply.etag.empty()) says("ETag", reply.etag);
  if (!reply.encoding.empty()) says("Content-Encoding", reply.encoding);
  // Only the home page is there in several languages.
  if (!reply.etag.empty())
    says("Vary", reply.type.starts_with("text/html") ? "Accept-Encoding, Accept-Language" : "Accept-Encoding");
  says("Connection", request.keep_alive() ? "keep-alive" : "close");
  if (reply.status != 304) says("Content-Length", std::to_string(reply.body->size()));
  response.head += "\r\n";
  if (request.method() != http::verb::head && reply.status != 304) response.body = reply.body;
  return response;
}

HttpReply plain_error(int status) {
  return {status, "text/plain", std::make_shared<const std::string>(std::to_string(status) + "\n"), "", "",
          false,  nullptr};
}

HttpRequest plain(const WebRequest& request, bool secure) {
  return {std::string(request.method_string()),
          std::string(request.target()),
          text_of(request, http::field::authorization),
          text_of(request, http::field::accept_encoding),
          text_of(request, http::field::accept_language),
          text_of(request, http::field::if_none_match),
          text_of(request, http::field::host),
          secure,
          request.body()};
}

bool came_securely(const std::string& peer, const WebRequest& request, const NetOptions& options) {
  return !options.certificate.empty() || (is_trusted(peer, options) && request["X-Forwarded-Proto"] == "https");
}

}  // namespace roundtable
