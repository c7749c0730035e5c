// What a request over HTTP says and what is answered, in Beast's types.
#pragma once

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>

#include "net/net.h"

namespace roundtable {

using WebRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// A reply as it is sent; the body is shared with the one who holds it.
struct WebResponse {
  std::string head;
  std::shared_ptr<const std::string> body;  // none for HEAD
  std::array<boost::asio::const_buffer, 2> bytes() const {
    return {boost::asio::buffer(head), body ? boost::asio::buffer(*body) : boost::asio::const_buffer()};
  }
};

bool is_trusted(const std::string& peer, const NetOptions& options);

/// Maps ::ffff:a.b.c.d to a.b.c.d.
boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

/// The key for limits by address. For IPv6 it is the network: one customer has a whole one.
std::string counted(const std::string& address);

/// The last address a trusted proxy names; else the peer's own.
std::string address_of(const std::string& peer, const WebRequest& request, const NetOptions& options);

/// A page may only speak with the server it came from: scheme apart, its origin is our host.
bool is_own_origin(const WebRequest& request, const NetOptions& options);

bool came_securely(const std::string& peer, const WebRequest& request, const NetOptions& options);

HttpRequest plain(const WebRequest& request, bool secure);

HttpReply plain_error(int status);

/// With the headers that keep a browser safe.
WebResponse response_of(const HttpReply& reply, const WebRequest& request);

}  // namespace roundtable
