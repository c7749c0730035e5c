// Best value reachable in this activation, in one imagined world.
#pragma once

#include <unordered_map>

#include "bots/allowance.h"
#include "games/grail/rules/game.h"

namespace roundtable::grail {

class Activation {
 public:
  Activation(const View& view, Allowance& allowance)
      : seat_(view.seat), turn_(view.table.meeting.turn), allowance_(allowance) {}

  double value_of(const State& state, const Action& action);

 private:
  bool is_mine(const Table& table) const;
  double best(const State& state);

  static constexpr std::uint64_t most_nodes = 1500;

  Seat seat_;
  std::uint8_t turn_;
  Allowance& allowance_;
  std::uint64_t nodes_ = 0;
  std::unordered_map<std::uint64_t, double> known_;
};

}  // namespace roundtable::grail
