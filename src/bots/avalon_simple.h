// Plays sensibly by its own knowledge and the open results: no reading of behaviour beyond that.
#pragma once

#include "bots/bot.h"
#include "games/avalon/game.h"

namespace roundtable::avalon {

Action simple_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::avalon
