// Estimates how a position of the duel will end, without looking ahead: a logistic sum of what each side has. Uses
// both hands, so call it only on imagined worlds.
#pragma once

#include "bots/feature_names.h"
#include "games/duel/rules/worlds.h"

namespace roundtable::duel {

/// One side of a position, in numbers.
struct SideFeatures {
  double crowns = 0, many_crowns = 0, most_crowns = 0;
  double owned = 0, guarded = 0, weak = 0, threatened = 0;
  double footholds = 0, ready = 0, laid = 0;
  double hand = 0, knights = 0, sorceresses = 0, kinds = 0, spells = 0;
  double pending = 0, stones = 0, avalon = 0, to_move = 0;
};

struct SideFeature {
  std::string_view name;
  double SideFeatures::* value;
};
/// In the order of the fitted weights: who changes it fits anew (docs/lab.md).
inline constexpr std::array side_features{
    SideFeature{"crowns", &SideFeatures::crowns},
    SideFeature{"many_crowns", &SideFeatures::many_crowns},
    SideFeature{"most_crowns", &SideFeatures::most_crowns},
    SideFeature{"owned", &SideFeatures::owned},
    SideFeature{"guarded", &SideFeatures::guarded},
    SideFeature{"weak", &SideFeatures::weak},
    SideFeature{"threatened", &SideFeatures::threatened},
    SideFeature{"footholds", &SideFeatures::footholds},
    SideFeature{"ready", &SideFeatures::ready},
    SideFeature{"laid", &SideFeatures::laid},
    SideFeature{"hand", &SideFeatures::hand},
    SideFeature{"knights", &SideFeatures::knights},
    SideFeature{"sorceresses", &SideFeatures::sorceresses},
    SideFeature{"kinds", &SideFeatures::kinds},
    SideFeature{"spells", &SideFeatures::spells},
    SideFeature{"pending", &SideFeatures::pending},
    SideFeature{"stones", &SideFeatures::stones},
    SideFeature{"avalon", &SideFeatures::avalon},
    SideFeature{"to_move", &SideFeatures::to_move},
};
inline constexpr std::size_t outlook_features = side_features.size();
using OutlookFeatures = std::array<double, outlook_features>;

inline constexpr auto outlook_feature_names = [] {
  FeatureNames<outlook_features> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = side_features[i].name;
  return names;
}();
static_assert(all_distinct(outlook_feature_names));
/// Must equal the hash in weights.inc.
inline constexpr std::uint64_t outlook_feature_hash = FeatureHash().add(outlook_feature_names).value();

/// What this side has more than the other.
OutlookFeatures outlook_features_of(const State& world, Seat seat);
/// The chance that this seat wins.
double outlook(const State& world, Seat seat);

}  // namespace roundtable::duel
