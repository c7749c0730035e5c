// One number for how a game plays: it changes when rules, lists of actions, deals or generators change.
#pragma once

#include <cstdint>

#include "engine/random_play.h"

namespace roundtable {

class Fingerprint {
 public:
  void mix(std::uint64_t value) {
    value_ ^= value + 0x9e3779b97f4a7c15U + (value_ << 6) + (value_ >> 2);
    value_ *= 0xff51afd7ed558ccdU;
    value_ ^= value_ >> 33;
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

/// Random games of one set-up: which event came, who was asked, how many choices there were, how it ended.
template <Game G>
void sign_games(Fingerprint& print, const typename G::Setup& setup, int games) {
  for (int game = 0; game < games; ++game) {
    Rng rng = Rng::stream(7, static_cast<std::uint64_t>(game));
    auto state = G::prepare(setup);
    const auto note = [&](const auto& event, const auto&) { print.mix(event.index()); };
    carry_out<G>(G::deal(setup, {}, rng), state, note);
    for (int action = 0; !G::is_over(state.table) && action < longest_random_game; ++action) {
      const SeatSet waiting = G::waiting(state.table);
      print.mix(waiting.bits());
      print.mix(G::legal_actions(G::observe(state, waiting.first())).size());
      random_step<G>(state, rng, note);
    }
  }
}

}  // namespace roundtable
