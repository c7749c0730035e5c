// What came out of an arena: counts by side, character and reason, and a ranking.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace roundtable::lab {

/// The reason of a game that a player gave away by an illegal action or a program that ended.
inline constexpr std::string_view forfeit = "forfeit";

/// A finished game from one seat's place.
struct Standing {
  bool won = false;
  std::string_view side, role, reason;
  bool blamed = false;  // lost by five rejections although this seat is good and refused the fifth team
};

struct Count {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  void add(bool won) {
    ++games;
    wins += won ? 1 : 0;
  }
  void add(const Count& other) {
    games += other.games;
    wins += other.wins;
  }
  double share() const { return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games); }
  bool operator==(const Count&) const = default;
};

/// One line-up: a bot in the odd seat, copies of another in all others.
struct Cell {
  Count all;
  std::map<std::string_view, Count> by_side, by_role;
  std::map<std::string_view, std::uint64_t> reasons;
  std::uint64_t blamed = 0;
  std::uint64_t decisions = 0;
  std::chrono::steady_clock::duration thinking{};

  void add(const Standing& standing);
  void add(const Cell& other);
  void think(std::chrono::steady_clock::duration time) {
    ++decisions;
    thinking += time;
  }
};

class Matrix {
 public:
  explicit Matrix(std::size_t bots) : bots_(bots), cells_(bots * bots) {}
  std::size_t bots() const { return bots_; }
  Cell& cell(std::size_t odd, std::size_t others) { return cells_[odd * bots_ + others]; }
  const Cell& cell(std::size_t odd, std::size_t others) const { return cells_[odd * bots_ + others]; }
  void add(const Matrix& other);
  /// All line-ups with this bot in the odd seat.
  Cell row(std::size_t odd) const;

 private:
  std::size_t bots_;
  std::vector<Cell> cells_;
};

/// Points in the manner of Elo, 0 on average. The gain of a among b is 400 / ln 10 · (log odds that a wins in the odd
/// seat among copies of b − log odds that b does); points of a = half the mean over all b of (gain of a among b − gain
/// of b among a).
std::vector<double> ranking(const Matrix& matrix);

}  // namespace roundtable::lab
