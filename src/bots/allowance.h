// What is left of a budget.
#pragma once

#include "bots/bot.h"

namespace roundtable {

/// Nodes where they are counted, otherwise the time.
class Allowance {
 public:
  explicit Allowance(const Budget& budget) : nodes_(budget.nodes), end_(Clock::now() + budget.time) {}
  bool is_spent() {
    ++used_;
    if (nodes_ > 0) return used_ > nodes_;
    if (used_ % 64 == 0) late_ = late_ || Clock::now() > end_;
    return late_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::uint64_t nodes_;
  Clock::time_point end_;
  std::uint64_t used_ = 0;
  bool late_ = false;
};

}  // namespace roundtable
