#pragma once

#include "engine/rng.h"
#include "tests/example_game/rules/state.h"
#include "tests/example_game/rules/view.h"

namespace roundtable::example {

/// A state that gives exactly this view: the others hold cards that the seat has not seen.
State imagine(const View& view, Rng& rng);

}  // namespace roundtable::example
