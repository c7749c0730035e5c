// How a finished game of each kind looks from one seat.
#pragma once

#include "games/avalon/game.h"
#include "games/duel/game.h"
#include "lab/arena.h"

namespace roundtable::lab {

template <>
Standing standing<avalon::Avalon>(const avalon::State& state, Seat seat);
template <>
Standing forfeited<avalon::Avalon>(const avalon::State& state, Seat seat, Seat by);

template <>
Standing standing<duel::Duel>(const duel::State& state, Seat seat);
template <>
Standing forfeited<duel::Duel>(const duel::State& state, Seat seat, Seat by);

}  // namespace roundtable::lab
