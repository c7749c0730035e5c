// Worlds a seat must reckon with: the open table and its own hand as they are, the rest drawn by lot.
#pragma once

#include "engine/rng.h"
#include "games/duel/rules/state.h"
#include "games/duel/rules/view.h"

namespace roundtable::duel {

/// Every world that this view allows is equally likely; it gives the same view.
State imagine(const View& view, Rng& rng);

/// How many copies of each card this seat sees nowhere: they are in the other's hand or in the draw pile.
CardCounts unseen(const View& view);

}  // namespace roundtable::duel
