#include "games/duel/view.h"

#include "games/duel/state.h"

namespace roundtable::duel {

View observe(const State& state, Seat seat) { return {seat, state.table, state.secrets.seats[seat]}; }

}  // namespace roundtable::duel
