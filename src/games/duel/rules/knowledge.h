// What one seat knows and the other need not: its hand.
#pragma once

#include "games/duel/rules/table.h"

namespace roundtable::duel {

using Hand = SmallList<Card, card_count>;  // in the order in which the cards came

struct Knowledge {
  Hand hand;
  bool operator==(const Knowledge&) const = default;
};

}  // namespace roundtable::duel
