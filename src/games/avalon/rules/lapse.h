// What happens when a seat's time is up: a safe default that everybody can foresee.
#pragma once

#include "games/avalon/rules/rules.h"
#include "games/avalon/rules/view.h"

namespace roundtable::avalon {

/// The action taken for a seat that owes one; nothing for the Assassin, who then names nobody.
std::optional<Action> default_action(const View& view);
/// The seat owes a decision.
Event lapse(const State& state, Seat seat);
/// A word for what will happen, the same for all who owe the present decision.
std::string_view lapse_word(const Table& table);

}  // namespace roundtable::avalon
