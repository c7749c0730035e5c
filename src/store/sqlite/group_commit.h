// One thread that writes whatever has been appended meanwhile as one batch: one synchronisation with the disk serves
// all tables that wait for it. The more there is to write, the longer batches gather, so that there are fewer and
// larger ones.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <span>
#include <thread>

#include "store/store.h"

namespace roundtable {

struct PendingAppend {
  Append what;
  Store::Done done;
  std::optional<StoreError> failure;
};

class GroupCommit {
 public:
  /// Writes a batch durably and fills in the failures; called on the thread of this object alone.
  using Write = std::function<void(std::span<PendingAppend>)>;

  explicit GroupCommit(Write write);
  GroupCommit(const GroupCommit&) = delete;
  GroupCommit& operator=(const GroupCommit&) = delete;
  /// Waits until everything appended is written and reported.
  ~GroupCommit();

  void append(Append what, Store::Done done);

 private:
  void work();
  std::vector<PendingAppend> take();

  Write write_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<PendingAppend> queue_;
  bool ending_ = false;
  std::chrono::steady_clock::time_point begun_{};  // when the last batch was taken
  std::chrono::microseconds gathering_{};          // how long after that the next one waits for more
  std::thread thread_;                             // last: it uses all other members
};

}  // namespace roundtable
