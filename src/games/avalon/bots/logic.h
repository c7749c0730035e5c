// The player known from the literature as "logic": it guesses one deal that fits what it knows, and plays as if it were
// so. Here as an opponent to measure others by.
#pragma once

#include "bots/bot.h"
#include "games/avalon/rules/game.h"

namespace roundtable::avalon {

Action logic_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::avalon
