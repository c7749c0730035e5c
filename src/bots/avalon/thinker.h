// Players who read the others: a belief over the deal and the kind of company, and, for the stronger ones, playouts of
// each action they may take.
#pragma once

#include "bots/bot.h"
#include "games/avalon/game.h"

namespace roundtable::avalon {

/// Reads people and follows rules of thumb.
Action squire_choice(const View& view, Rng& rng, const Budget& budget);
/// Reads the company and thinks some hundred games ahead.
Action knight_choice(const View& view, Rng& rng, const Budget& budget);
/// The same with some thousand games.
Action grandmaster_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::avalon
