#include "games/avalon/rules/view.h"

#include "games/avalon/rules/state.h"

namespace roundtable::avalon {

View observe(const State& state, Seat seat) { return {seat, state.table, state.secrets.seats[seat]}; }

}  // namespace roundtable::avalon
