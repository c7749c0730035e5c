#include "tests/example_game/rules/view.h"

#include "tests/example_game/rules/state.h"

namespace roundtable::example {

View observe(const State& state, Seat seat) { return {seat, state.table, state.secrets.seats[seat]}; }

}  // namespace roundtable::example
