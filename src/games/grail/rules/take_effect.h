// How effects change the state, once their amount is known.
#pragma once

#include "games/grail/rules/events.h"

namespace roundtable::grail {

/// What held the effect of this step back is used up by it.
void spend_guards(Table& table, const Step& step, int amount);
void take_effect(const Effected& effect, State& state);

}  // namespace roundtable::grail
