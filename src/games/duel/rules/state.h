// The whole truth: what lies open, and what does not. A new field is secret unless it is put into Table on purpose.
#pragma once

#include "games/duel/rules/knowledge.h"

namespace roundtable::duel {

struct Secrets {
  Both<Knowledge> seats;
  SmallList<Card, card_count> deck;                         // top last
  std::array<std::uint8_t, territory_count> territories{};  // by place: which of the set's
  ShuffleKey shuffles{};
  std::uint32_t renewals = 0;  // of the draw pile, so far
};

struct State {
  Table table;
  Secrets secrets;
};

}  // namespace roundtable::duel
