// Searches the duel: imagines what its view hides, and grows one tree over its own and the other's decisions, with
// quick play by rules of thumb to the end of the other's turn and a fitted outlook from there.
#pragma once

#include "bots/bot.h"
#include "games/duel/rules/game.h"

namespace roundtable::duel {

/// Three strengths: the weaker ones look at a part of what the budget allows.
Action squire_choice(const View& view, Rng& rng, const Budget& budget);
Action knight_choice(const View& view, Rng& rng, const Budget& budget);
Action search_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::duel
