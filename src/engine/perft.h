// Counts the sequences of actions to a depth. Where several seats owe a decision the lowest one goes first, so that
// the order of secret choices is not counted over and over.
#pragma once

#include <cstdint>

#include "engine/game.h"

namespace roundtable {

template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
  if (depth == 0 || G::is_over(state.table)) return 1;
  const Seat seat = G::waiting(state.table).first();
  const auto actions = G::legal_actions(G::observe(state, seat));
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    auto next = state;
    play<G>(next, seat, actions[i], unrecorded);
    count += perft<G>(next, depth - 1);
  }
  return count;
}

}  // namespace roundtable
