// The whole truth: what lies open, and what does not. A new field is secret unless it is put into Table on purpose.
#pragma once

#include "games/avalon/rules/knowledge.h"

namespace roundtable::avalon {

struct Secrets {
  PerSeat<Knowledge> seats;
  std::optional<Seat> knife;                      // the floating assassin
  SmallList<Loyalty, loyalty_deck_size> loyalty;  // face down, top first
  SmallList<Plot, plot_deck_size> plots;          // face down, top first
  SeatSet approving;                              // in the vote that runs
  std::array<SeatSet, quest_count> failing;       // by round, as counted
};

struct State {
  Table table;
  Secrets secrets;
};

/// Whoever names Merlin in the end, if anybody does.
std::optional<Seat> assassin_seat(const State& state);

}  // namespace roundtable::avalon
