// The decisions of an encounter that need no search, and how any decision is carried out in an imagined world.
#pragma once

#include "engine/rng.h"
#include "games/grail/rules/game.h"

namespace roundtable::grail {

/// Whether a decision of this kind is worth looking ahead.
bool is_searched(StepKind kind);

Action quick_choice(const View& view, Rng& rng);

/// Takes an action; over the days the encounter may end by it and the game goes on, so its outcome is caught here.
std::optional<Reason> take(State& state, Seat seat, const Action& action);

}  // namespace roundtable::grail
