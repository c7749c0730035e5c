#pragma once

#include "games/avalon/game.h"
#include "lab/arena.h"

namespace roundtable::lab {

template <>
Standing standing<avalon::Avalon>(const avalon::State& state, Seat seat);

}  // namespace roundtable::lab
