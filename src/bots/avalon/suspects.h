// How good seats suspect the others in a playout, where results are all they judge by. For quickness all seats are
// counted side by side.
#pragma once

#include <array>
#include <vector>

#include "engine/seat.h"

namespace roundtable::avalon {

/// Evil teams with their weights, for one who judges by results.
struct Suspects {
  std::vector<SeatSet> camps;
  std::vector<float> weights;
};

inline constexpr std::size_t lanes = 16;  // seats, filled up to whole vectors
using Lanes = std::array<float, lanes>;
constexpr std::size_t lane(Seat seat) { return static_cast<std::size_t>(seat.index()); }

/// [of][by]: how much each seat, if good, suspects another; nobody suspects himself.
using SuspicionTable = std::array<Lanes, max_seats>;

/// The camps that are left and what they weigh after each result of a playout.
class Jury {
 public:
  Jury(const Suspects& suspects, int players);

  void restart() { weights_ = start_; }
  /// The result speaks against those evil teams that would have brought another one.
  void judge(SeatSet team, int fails);

  /// As each seat sees it that knows itself to be good.
  SuspicionTable by_all() const;
  /// As one sees it whose knowledge is in the weights.
  Lanes by_one() const;

  std::size_t size() const { return camps_.size(); }
  SeatSet camp(std::size_t place) const { return camps_[place]; }

 private:
  int players_;
  std::vector<SeatSet> camps_;
  std::vector<Lanes> members_;  // 1 for each member of the camp
  std::vector<float> start_;
  std::vector<float> weights_;
};

/// The sum over the least suspected others, so many of them: for each seat, or for one.
Lanes least_suspected(const SuspicionTable& table, int players, int count);
float least_suspected_by(Seat by, const SuspicionTable& table, int players, int count);

}  // namespace roundtable::avalon
