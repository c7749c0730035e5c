// How a finished game looks from one seat.
#pragma once

#include "games/avalon/rules/game.h"
#include "lab/arena.h"

namespace roundtable::lab {

template <>
Standing standing<avalon::Avalon>(const avalon::State& state, Seat seat);
template <>
Standing forfeited<avalon::Avalon>(const avalon::State& state, Seat seat, Seat by);

}  // namespace roundtable::lab
