// The referee: what an action brings about, what follows by itself, and how an event changes the state.
#pragma once

#include <expected>

#include "games/grail/rules/events.h"

namespace roundtable::grail {

/// A table that waits for its deal. The set-up must outlive it.
State prepare(const Setup& setup);

std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action);
/// What happens by itself when nobody owes a decision.
std::optional<Event> consequence(const State& state);
void apply(const Event& event, State& state);

/// The parts of `consequence` and `apply` that are about the days.
std::optional<Event> day_consequence(const State& state, const Step& step);

}  // namespace roundtable::grail
