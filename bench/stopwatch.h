// From sending an act to the moment when the last of a table's five has heard of it.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <vector>

namespace roundtable {

class Stopwatch {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  void acted(int number, int seq, Moment sent) { steps_[{number, seq}].sent = sent; }
  void heard(int guest, int number, int seq) {
    int& last = last_[guest];
    if (number != number_of_[guest]) last = 0;
    number_of_[guest] = number;
    for (; last < seq; ++last) {
      Step& step = steps_[{number, last + 1}];
      ++step.hearers;
      step.heard = std::chrono::steady_clock::now();
    }
  }
  void collect(std::vector<double>& milliseconds) const {
    for (const auto& [key, step] : steps_)
      if (step.hearers == 5 && step.sent != Moment())
        milliseconds.push_back(std::chrono::duration<double, std::milli>(step.heard - step.sent).count());
  }

 private:
  struct Step {
    Moment sent;
    Moment heard;
    int hearers = 0;
  };
  std::map<std::pair<int, int>, Step> steps_;
  std::map<int, int> last_;
  std::map<int, int> number_of_;
};

/// Sorted times; the one below which this part of them lies.
inline double quantile(const std::vector<double>& sorted, double part) {
  return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

}  // namespace roundtable
