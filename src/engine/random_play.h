// Uniformly random legal play: the plainest way through a game, for tests, perft's cousin and benchmarks.
#pragma once

#include "engine/game.h"
#include "engine/rng.h"

namespace roundtable {

template <Game G>
typename G::Action random_action(const typename G::View& view, Rng& rng) {
  const auto actions = G::legal_actions(view);
  return actions[below(rng, static_cast<std::uint32_t>(actions.size()))];
}

/// Plays one random action of the first seat that owes one.
template <Game G, class Record>
void random_step(typename G::State& state, Rng& rng, Record&& record) {
  const Seat seat = G::waiting(state.table).first();
  play<G>(state, seat, random_action<G>(G::observe(state, seat), rng), record);
}

/// Some games can go on for ever when nobody wants to win: they are left after so many actions.
inline constexpr int longest_random_game = 1'000;

/// A whole game from its deal to its end; returns how many actions it took.
template <Game G>
int random_game(typename G::State& state, const typename G::Setup& setup, Rng& rng) {
  state = G::prepare(setup);
  carry_out<G>(G::deal(setup, {}, rng), state, unrecorded);
  int actions = 0;
  for (; !G::is_over(state.table) && actions < longest_random_game; ++actions) random_step<G>(state, rng, unrecorded);
  return actions;
}

}  // namespace roundtable
