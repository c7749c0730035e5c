// How a position of the duel will probably end, without looking ahead: a logistic sum of what each side has. Both hands
// count, so it is for worlds that a player imagines.
#pragma once

#include <array>

#include "games/duel/rules/worlds.h"

namespace roundtable::duel {

inline constexpr std::size_t outlook_features = 19;
using OutlookFeatures = std::array<double, outlook_features>;

/// What this side has more than the other.
OutlookFeatures outlook_features_of(const State& world, Seat seat);
/// The chance that this seat wins.
double outlook(const State& world, Seat seat);

}  // namespace roundtable::duel
