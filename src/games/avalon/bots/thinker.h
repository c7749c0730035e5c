// Players who read the others: a belief over the deal and how the others play, and, for the stronger ones, playouts of
// each action they may take.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "games/avalon/rules/game.h"

namespace roundtable::avalon {

/// Reads the company and thinks some hundred games ahead.
Action knight_choice(const View& view, Rng& rng, const Budget& budget);
/// The same with some thousand games.
Action grandmaster_choice(const View& view, Rng& rng, const Budget& budget);

/// An action and how often the seat's side wins after it, as far as the seat can tell; for the knife, how likely the
/// target is Merlin.
struct RatedAction {
  Action action;
  double wins;
};

/// The actions worth a thought, with the one that was taken among them; a vote is taken to be the one that decides.
/// Empty where there is no choice, or where it is made by rules of thumb (the modules).
std::vector<RatedAction> rate_actions(const View& view, const Action& taken, Rng& rng, std::size_t playouts);

}  // namespace roundtable::avalon
