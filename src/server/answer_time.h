// When a bot's answer is given.
#pragma once

#include <algorithm>
#include <chrono>

namespace roundtable {

/// When it is due; where thinking took longer, one of even steps later, so that how long it took, and with it what the
/// bot holds, hardly shows.
inline std::chrono::steady_clock::time_point answer_time(std::chrono::steady_clock::time_point due,
                                                         std::chrono::steady_clock::time_point thought,
                                                         std::chrono::milliseconds step) {
  if (thought <= due || step.count() <= 0) return std::max(due, thought);
  return due + ((thought - due - std::chrono::nanoseconds(1)) / step + 1) * step;
}

}  // namespace roundtable
