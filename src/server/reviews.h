// Reviews of finished games, made one after the other in the background and cached.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "server/client.h"

namespace roundtable {

class Reviews {
 public:
  struct State {
    double progress = 0;
    Text ready;  // JSON, once it is there
    bool failed = false;
  };

  Reviews() = default;
  Reviews(const Reviews&) = delete;
  ~Reviews();

  /// How far the review of this record is; the first to ask has it begun. Nothing where too many wait already.
  std::optional<State> ask(const std::string& name, const std::string& record);

 private:
  struct Entry {
    std::string name;
    std::string record;
    std::atomic<double> progress = 0;
    std::atomic<bool> failed = false;
    Text ready;  // under the mutex
  };
  using EntryPtr = std::shared_ptr<Entry>;

  void make(const EntryPtr& entry);
  EntryPtr find(const std::string& name) const;
  bool makes_room();

  std::mutex mutex_;
  std::list<EntryPtr> entries_;  // the newest first
  std::atomic<bool> ending_ = false;
  boost::asio::thread_pool worker_{1};  // the last member: it uses all others
};

}  // namespace roundtable
