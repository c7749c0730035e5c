// How good a position of an encounter looks, without looking ahead.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail {

double worth(const Table& table);
/// What an encounter or a game that ended so is worth by itself.
double outcome_worth(Reason reason);
/// How much a card in hand promises.
double card_worth(const Card& card);

}  // namespace roundtable::grail
