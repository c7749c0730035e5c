// Plays sensibly by its own knowledge and the open results: no reading of behaviour beyond that.
#pragma once

#include "bots/bot.h"
#include "games/avalon/bots/suspicion.h"
#include "games/avalon/rules/game.h"

namespace roundtable::avalon {

Action simple_choice(const View& view, Rng& rng, const Budget& budget);

/// The same rules of thumb for one who has his own opinion of the others.
Action choice_by_suspicion(const View& view, Rng& rng, const Suspicion& suspected);

}  // namespace roundtable::avalon
