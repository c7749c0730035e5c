// The whole truth: what lies open, and what nobody knows. A new field is secret unless put into Table on purpose.
#pragma once

#include <algorithm>

#include "engine/rng.h"
#include "games/grail/rules/knowledge.h"

namespace roundtable::grail {

using Dice = SmallList<std::uint8_t, 32>;

struct Secrets {
  std::array<Cards, max_members> piles;                // to draw from, the top last
  std::array<EncounterDeck, colour_count> encounters;  // the top last
  EventDeck events;                                    // the top last
  Dice dice;                                           // thrown next, the first last
  std::uint64_t chance = 0;                            // what else is left to chance comes from here
  std::uint32_t drawn = 0;                             // times it was used
};

struct State {
  Table table;
  Secrets secrets;
};

/// Puts a card under its deck, where there is room.
template <class Deck, class Value>
void put_under(Deck& deck, const Value& value) {
  if (deck.size() == Deck::capacity()) return;
  deck.push_back(value);
  std::rotate(deck.begin(), deck.end() - 1, deck.end());
}

/// A generator for what chance decides next.
inline Rng chance_of(const Secrets& secrets) { return Rng::stream(secrets.chance, secrets.drawn); }

}  // namespace roundtable::grail
