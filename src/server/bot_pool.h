// Threads on which bots think. What they find is reported on the event loop.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <functional>
#include <memory>

#include "match/match.h"
#include "server/options.h"

namespace roundtable {

class BotPool {
 public:
  BotPool(boost::asio::io_context& loop, const ServerOptions& options);
  ~BotPool();

  /// Reports the action when it is due. Where thinking takes longer, the delay is rounded up to a whole step
  /// (`answer_time`).
  void think(std::shared_ptr<Thinker> thinker, std::chrono::steady_clock::time_point due,
             std::function<void(const ActionPtr&)> done);
  /// Reports the members of the advice as soon as they are there.
  void advise(std::shared_ptr<Thinker> thinker, std::function<void(std::string_view members)> done);
  void stop() { threads_.stop(); }

 private:
  boost::asio::io_context& loop_;
  Budget budget_;
  std::chrono::milliseconds step_;
  boost::asio::thread_pool threads_;
};

}  // namespace roundtable
