// How good seats suspect the others in a playout, where results are all they judge by. For quickness all seats are
// counted side by side.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/seat.h"

namespace roundtable::avalon {

/// Evil teams with their weights, for one who judges by results.
struct Suspects {
  std::vector<SeatSet> camps;
  std::vector<float> weights;
};

inline constexpr std::size_t lanes = 16;  // seats, filled up to whole vectors
/// On whole cache lines: half of all loads and stores would touch two of them otherwise.
struct alignas(64) Lanes : std::array<float, lanes> {};
constexpr std::size_t lane(Seat seat) { return static_cast<std::size_t>(seat.index()); }

/// [of][by]: how much each seat, if good, suspects another; nobody suspects himself.
using SuspicionTable = std::array<Lanes, max_seats>;

/// The camps that are left and what they weigh after each result of a playout. Playouts of the same steps begin with
/// the same results, so what follows from the first one is kept.
class ResultJudge {
 public:
  ResultJudge(const Suspects& suspects, int players);

  void restart() { now_ = 0; }
  /// The result speaks against those evil teams that would have brought another one.
  void judge(SeatSet team, int fails);

  /// The suspicion of every seat, each knowing only that itself is good.
  const SuspicionTable& by_all();
  /// The suspicion of the one seat whose knowledge the weights hold (`own` of a playout).
  const Lanes& by_one();

  std::size_t size() const { return camps_.size(); }
  SeatSet camp(std::size_t place) const { return camps_[place]; }

 private:
  struct Verdict {
    unsigned result = 0;  // that led from the start to here, as a number
    std::vector<float> weights;
    std::optional<SuspicionTable> by_all{};
    std::optional<Lanes> by_one{};
  };
  void weigh(const Verdict& before, Verdict& after, SeatSet team, int fails) const;
  SuspicionTable count_for_all(const std::vector<float>& weights) const;
  Lanes count_for_one(const std::vector<float>& weights) const;

  int players_;
  std::vector<SeatSet> camps_;
  std::vector<Lanes> members_;  // 1 for each member of the camp
  // [0] at the start; [1] of the running playout, after several results; [2] and on: after one first result each, kept
  // for all playouts.
  std::vector<Verdict> verdicts_;
  std::size_t now_ = 0;
};

/// The sum over the least suspected others, so many of them: for each seat, or for one.
Lanes least_suspected(const SuspicionTable& table, int players, int count);
float least_suspected_by(Seat by, const SuspicionTable& table, int players, int count);

}  // namespace roundtable::avalon
