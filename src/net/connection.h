// One WebSocket of the router, from the upgrade to its end.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <set>

#include "net/stream.h"
#include "net/web_request.h"

namespace roundtable {

constexpr auto patience = std::chrono::seconds(10);  // for headers, handshakes and slow writers of requests

/// Everything the connections share.
struct Shared {
  RequestRouter& router;
  Site& site;
  Metrics& metrics;
  NetOptions options;
  Addresses addresses;
  Addresses sockets;  // whatever they are used for
  std::set<Client*> clients;
  boost::asio::thread_pool* workers = nullptr;  // for what takes long
  int working = 0;                              // replies of theirs that are being made or sent
  bool stopping = false;
  bool ended = false;  // the router may be gone
  Shared(RequestRouter& h, Site& s, Metrics& m, NetOptions o)
      : router(h),
        site(s),
        metrics(m),
        options(std::move(o)),
        addresses(options.limits),
        sockets(with_room_for_files(options.limits)) {}
};

/// Answers the upgrade, then passes on what is said, until either side ends it.
boost::asio::awaitable<void> talk(Stream stream, std::shared_ptr<Shared> shared, std::string address,
                                  WebRequest upgrade);

}  // namespace roundtable
