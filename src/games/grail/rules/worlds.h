// A world that looks like the view: what the party has not seen yet lies in some order.
#pragma once

#include "games/grail/rules/state.h"
#include "games/grail/rules/view.h"

namespace roundtable::grail {

State imagine(const View& view, Rng& rng);

}  // namespace roundtable::grail
