// Takes two looks at a decision of an encounter: every way to play the present activation in a few worlds that fit what
// is known, and a tree of how the encounter may go on, which grows with the budget.
#pragma once

#include "bots/bot.h"
#include "games/grail/rules/game.h"

namespace roundtable::grail {

Action search_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::grail
