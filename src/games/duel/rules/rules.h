// The referee: what an action brings about, what follows by itself, and how an event changes the state.
#pragma once

#include <expected>

#include "games/duel/rules/state.h"
#include "games/duel/rules/view.h"

namespace roundtable::duel {

/// A table that waits for its deal.
State prepare(const Setup& setup);

std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action);
/// What happens by itself when nobody is asked.
std::optional<Event> consequence(const State& state);
void apply(const Event& event, State& state);

}  // namespace roundtable::duel
