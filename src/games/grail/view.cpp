#include "games/grail/view.h"

#include "games/grail/state.h"

namespace roundtable::grail {

View observe(const State& state, Seat seat) { return View{seat, state.table}; }

}  // namespace roundtable::grail
