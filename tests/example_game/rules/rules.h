// How the game goes on: an action makes one event; what follows by itself comes from `consequence`.
#pragma once

#include <expected>
#include <optional>

#include "tests/example_game/rules/actions.h"
#include "tests/example_game/rules/events.h"
#include "tests/example_game/rules/state.h"

namespace roundtable::example {

std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action);
std::optional<Event> consequence(const State& state);
void apply(const Event& event, State& state);

/// Time is up for a seat that owes a card: its lowest one is laid.
Event lapse(const State& state, Seat seat);
std::string_view lapse_word(const Table& table);

}  // namespace roundtable::example
