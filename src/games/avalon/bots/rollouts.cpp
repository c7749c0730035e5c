#include "games/avalon/bots/rollouts.h"

#include <algorithm>
#include <cmath>

namespace roundtable::avalon {
namespace {

constexpr std::size_t first_part = 8;  // all steps are tried in this part of the worlds
constexpr double clearly = 2.5;        // standard errors

bool wins(const Trial& trial, const FirstStep& step, std::size_t place) {
  return trial.playout.good_wins(trial.worlds[place], step, Rng::stream(trial.seed, place)) ==
         (trial.side == Side::Good);
}

struct Candidate {
  std::size_t step;
  int wins = 0;
  int late_wins = 0;  // since the last ones were dropped

  bool operator<(const Candidate& other) const { return wins != other.wins ? wins > other.wins : step < other.step; }
};

class Tournament {
 public:
  Tournament(const Trial& trial, const std::vector<FirstStep>& steps) : trial_(trial), steps_(steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) left_.push_back({i});
  }

  std::size_t best() {
    std::size_t played = 0;
    for (std::size_t next = std::max<std::size_t>(1, size() / first_part); played < size() && left_.size() > 1;
         next = 2 * played) {
      for (next = std::min(next, size()); played < next; ++played) play(played);
      std::sort(left_.begin(), left_.end());
      if (left_.size() > 2)
        drop_worse_half();
      else if (is_clear())
        break;
    }
    return left_.front().step;
  }

 private:
  std::size_t size() const { return trial_.worlds.size(); }

  void play(std::size_t place) {
    int winners = 0;
    for (Candidate& one : left_) {
      const bool won = wins(trial_, steps_[one.step], place);
      one.wins += won ? 1 : 0;
      one.late_wins += won ? 1 : 0;
      winners += won ? 1 : 0;
    }
    differing_ += winners == 1 ? 1 : 0;
  }

  void drop_worse_half() {
    left_.resize((left_.size() + 1) / 2);
    for (Candidate& one : left_) one.late_wins = 0;
    differing_ = 0;
  }

  bool is_clear() const {
    const double lead = left_[0].late_wins - left_[1].late_wins;
    return lead > 0 && lead > clearly * std::sqrt(differing_);
  }

  const Trial& trial_;
  const std::vector<FirstStep>& steps_;
  std::vector<Candidate> left_;
  int differing_ = 0;  // late worlds in which only one of the last two won
};

}  // namespace

std::vector<double> win_rates(const Trial& trial, const std::vector<FirstStep>& steps) {
  std::vector<double> shares;
  for (const FirstStep& step : steps) {
    int count = 0;
    for (std::size_t place = 0; place < trial.worlds.size(); ++place) count += wins(trial, step, place) ? 1 : 0;
    shares.push_back(count / static_cast<double>(trial.worlds.size()));
  }
  return shares;
}

std::size_t find_best(const Trial& trial, const std::vector<FirstStep>& steps) {
  return Tournament(trial, steps).best();
}

}  // namespace roundtable::avalon
