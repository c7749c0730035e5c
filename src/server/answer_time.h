// When a bot's answer is given.
#pragma once

#include <algorithm>
#include <chrono>

namespace roundtable {

/// When it is due. Where thinking took longer, the delay is rounded up to a whole step, so that thinking time hides
/// what the bot holds.
inline std::chrono::steady_clock::time_point answer_time(std::chrono::steady_clock::time_point due,
                                                         std::chrono::steady_clock::time_point thought,
                                                         std::chrono::milliseconds step) {
  if (thought <= due || step.count() <= 0) return std::max(due, thought);
  return due + ((thought - due - std::chrono::nanoseconds(1)) / step + 1) * step;
}

}  // namespace roundtable
