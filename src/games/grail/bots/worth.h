// How good a position of an encounter looks, without looking ahead.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail {

double worth(const Table& table);
/// Value of ending for this reason, of an encounter or a game.
double outcome_worth(Reason reason);
/// How much a card in hand promises.
double card_worth(const Card& card);

}  // namespace roundtable::grail
