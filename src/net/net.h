// The sockets: listens, speaks HTTP and WebSocket, holds the limits, and passes requests to the site and the router.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>

#include "net/limits.h"
#include "server/request_router.h"
#include "server/site.h"

namespace boost::asio::ssl {
class context;
}

namespace roundtable {

struct NetOptions {
  std::string address = "0.0.0.0";
  unsigned short port = 8080;
  std::string certificate;  // PEM files; both or none
  std::string key;
  std::vector<std::string> origins;          // beside the server's own
  std::vector<std::string> trusted_proxies;  // addresses whose X-Forwarded-For and -Proto are believed
  std::string metrics_address = "127.0.0.1";
  unsigned short metrics_port = 9464;  // 0: not served
  Limits limits;
};

class Net {
 public:
  virtual ~Net() = default;
  /// Takes no more connections and ends those there are.
  virtual void stop() = 0;
  virtual unsigned short port() const = 0;
  virtual bool serves_metrics() const = 0;
};

/// Listens from now on; the loop is run by the caller. Where the address cannot be had, the message says why.
std::expected<std::unique_ptr<Net>, Message> listen(boost::asio::io_context& loop, RequestRouter& router, Site& site,
                                                    Metrics& metrics, NetOptions options,
                                                    std::shared_ptr<boost::asio::ssl::context> tls);

}  // namespace roundtable
