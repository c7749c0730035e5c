#include "games/duel/rules/view.h"

#include "games/duel/rules/state.h"

namespace roundtable::duel {

View observe(const State& state, Seat seat) { return {seat, state.table, state.secrets.seats[seat]}; }

}  // namespace roundtable::duel
