#include "games/grail/rules/view.h"

#include "games/grail/rules/state.h"

namespace roundtable::grail {

View observe(const State& state, Seat seat) { return View{seat, state.table}; }

}  // namespace roundtable::grail
