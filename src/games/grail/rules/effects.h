// What an effect amounts to at this moment: its condition, what it counts, what stands against it.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail {

bool holds(const Table& table, const Member& member, const Effect& effect);
/// The amount as printed, counted and multiplied; 0 where the condition does not hold or the card is gone.
int raw_amount(const Table& table, const Step& step);
/// The amount that really happens: less what is prevented, within what there is.
int final_amount(const Table& table, const Step& step);

/// Whether an optional ability can do anything, so that it is worth asking.
bool ability_applies(const Table& table, const Step& ask);

/// Rule G3.20: the best in the party meets what going round asks, and each can bear the cost.
bool may_avoid(const Table& table);
/// Whether this member has what these effects take.
bool can_pay(const Member& member, const Effects& cost);

}  // namespace roundtable::grail
