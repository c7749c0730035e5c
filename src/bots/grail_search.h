// Looks through every way to play the present activation, in several worlds that fit what is known, and takes the
// action that is best on average. The same worlds are used for every action.
#pragma once

#include "bots/bot.h"
#include "games/grail/game.h"

namespace roundtable::grail {

Action search_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::grail
