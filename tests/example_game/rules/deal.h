// The deal: all chance of the game.
#pragma once

#include <numeric>
#include <optional>

#include "engine/rng.h"
#include "tests/example_game/rules/events.h"
#include "tests/example_game/rules/setup.h"

namespace roundtable::example {

/// What a deal is to be like; the rest comes from chance.
struct DealWish {
  std::optional<PerSeat<Hand>> hands;
};

/// Rule E1.1.
template <Generator G>
Event deal(const Setup& setup, const DealWish& wish, G& generator) {
  if (wish.hands) return Dealt{*wish.hands};
  std::array<Card, highest_card> deck{};
  std::iota(deck.begin(), deck.end(), Card{1});
  shuffle(generator, deck.begin(), deck.end());
  Dealt dealt{PerSeat<Hand>(setup.players)};
  auto next = deck.begin();
  for (Hand& hand : dealt.hands)
    for (int i = 0; i < hand_size; ++i) hand.push_back(*next++);
  return dealt;
}

}  // namespace roundtable::example
