// One WebSocket, from the upgrade to its end.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <set>

#include "net/stream.h"
#include "net/web_request.h"

namespace roundtable {

constexpr auto patience = std::chrono::seconds(10);  // how long headers, handshakes and requests may take

/// Everything the connections share.
struct Shared {
  RequestRouter& router;
  Site& site;
  Metrics& metrics;
  NetOptions options;
  Addresses addresses;
  Addresses sockets;  // of every kind
  std::set<Client*> clients;
  boost::asio::thread_pool* workers = nullptr;  // for what takes long
  int working = 0;                              // replies of theirs that are being made or sent
  bool stopping = false;
  bool ended = false;  // the router may be gone
  Shared(RequestRouter& r, Site& s, Metrics& m, NetOptions o)
      : router(r),
        site(s),
        metrics(m),
        options(std::move(o)),
        addresses(options.limits),
        sockets(with_room_for_files(options.limits)) {}
};

/// Answers the upgrade, then passes messages to the router until either side ends the connection.
boost::asio::awaitable<void> talk(Stream stream, std::shared_ptr<Shared> shared, std::string address,
                                  WebRequest upgrade);

}  // namespace roundtable
