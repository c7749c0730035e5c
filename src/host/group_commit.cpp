#include "host/group_commit.h"

#include <utility>

namespace roundtable {
namespace {
constexpr auto apart = std::chrono::milliseconds(2);
}

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

/// Everything queued; waits for something, and gives nothing only when there will be nothing more.
std::vector<PendingAppend> GroupCommit::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return ending_ || !queue_.empty(); });
  changed_.wait_until(lock, begun_ + apart, [this] { return ending_; });
  begun_ = std::chrono::steady_clock::now();
  return std::exchange(queue_, {});
}

}  // namespace roundtable
