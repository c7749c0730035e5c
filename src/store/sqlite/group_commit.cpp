#include "store/sqlite/group_commit.h"

#include <algorithm>
#include <utility>

namespace roundtable {
namespace {
/// The more came last time, the longer the next batch gathers: at most this long after the last one began.
constexpr std::chrono::microseconds wait_for_each(150), longest_wait(15'000);
}  // namespace

GroupCommit::GroupCommit(Write write) : write_(std::move(write)), thread_([this] { work(); }) {}

GroupCommit::~GroupCommit() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void GroupCommit::append(Append what, Store::Done done) {
  bool first = false;
  {
    const std::lock_guard lock(mutex_);
    first = queue_.empty();
    queue_.push_back({std::move(what), std::move(done), std::nullopt});
  }
  if (first) changed_.notify_one();  // later ones find the thread awake, or gathering
}

void GroupCommit::work() {
  for (auto batch = take(); !batch.empty(); batch = take()) {
    write_(batch);
    for (const PendingAppend& append : batch) append.done(append.failure);
  }
}

/// Waits for appends and returns all that are queued; empty only when the queue is closed.
std::vector<PendingAppend> GroupCommit::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return ending_ || !queue_.empty(); });
  changed_.wait_until(lock, begun_ + gathering_, [this] { return ending_; });
  begun_ = std::chrono::steady_clock::now();
  gathering_ = std::min(longest_wait, wait_for_each * static_cast<int>(queue_.size()));
  return std::exchange(queue_, {});
}

}  // namespace roundtable
