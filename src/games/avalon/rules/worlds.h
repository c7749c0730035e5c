// Worlds that a seat cannot tell from the real one: for bots that think ahead, and for the proof that views keep
// secrets.
#pragma once

#include "engine/rng.h"
#include "games/avalon/rules/state.h"
#include "games/avalon/rules/view.h"

namespace roundtable::avalon {

/// A whole state that gives this seat exactly this view; every consistent deal can come up.
State imagine(const View& view, Rng& rng);

}  // namespace roundtable::avalon
