// What happens when a seat's time is up: a safe default that everybody can foresee.
#pragma once

#include "games/grail/rules/rules.h"
#include "games/grail/rules/view.h"

namespace roundtable::grail {

Action default_action(const View& view);
Event lapse(const State& state, Seat seat);
/// A word for what will happen, the same for all who owe the present decision.
std::string_view lapse_word(const Table& table);

}  // namespace roundtable::grail
