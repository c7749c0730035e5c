// Rule D6: how many cards a supply tile brings.
#pragma once

#include "games/duel/rules/table.h"

namespace roundtable::duel {

int cards_for(Tile tile, const Table& table, Seat seat);

}  // namespace roundtable::duel
