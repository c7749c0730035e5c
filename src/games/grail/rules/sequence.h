// How cards meet in the row: which keys join, what they give. Combat and diplomacy share it.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail {

/// The right edge a new card meets: that of the last card, or of the encounter.
const RightEdge& open_edge(const Table& table);

/// The rows of magic keys that this card could join if they are paid for, as bits from the bottom.
std::uint8_t payable_rows(const Table& table, const Card& card);

/// Which key joins in each row; Blank where none does.
using Joint = std::array<Key, max_rows>;
Joint join(const Table& table, const Member& active, const Card& card, std::uint8_t paid);

/// Whether a bolt on the card joins.
bool joins_bolt(const Card& card, const Joint& joint);

/// A bonus in a row that joined.
struct Gained {
  Bonus bonus;
  Key key;
  std::uint8_t times;
};
/// What the rows give, in the order they count: from top to bottom.
using Gains = SmallList<Gained, max_rows * 3>;
Gains gains_of(const Card& card, const RightEdge& edge, const Joint& joint);

}  // namespace roundtable::grail
