// How a finished game looks from one seat.
#pragma once

#include "games/duel/rules/game.h"
#include "lab/arena.h"

namespace roundtable::lab {

template <>
Standing standing<duel::Duel>(const duel::State& state, Seat seat);
template <>
Standing forfeited<duel::Duel>(const duel::State& state, Seat seat, Seat by);

}  // namespace roundtable::lab
