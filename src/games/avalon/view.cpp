#include "games/avalon/view.h"

#include "games/avalon/state.h"

namespace roundtable::avalon {

View observe(const State& state, Seat seat) { return {seat, state.table, state.secrets.seats[seat]}; }

}  // namespace roundtable::avalon
