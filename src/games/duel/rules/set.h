// The territories and tiles a game is played with: data, so that a player can match his own copy. Rule D1.4.
#pragma once

#include <array>
#include <optional>

#include "engine/label.h"
#include "games/duel/rules/vocabulary.h"

namespace roundtable::duel {

struct TerritoryCard {
  Label id;
  Land land = Land::None;
  std::uint8_t crowns = 0;
  Power power = Power::None;
  constexpr bool operator==(const TerritoryCard&) const = default;
};

using TileCounts = std::array<std::uint8_t, tile_kinds>;

struct Set {
  Label name;
  std::array<TerritoryCard, territory_count> territories;
  TileCounts tiles{};
  constexpr bool operator==(const Set&) const = default;
};

/// The published rules print neither all crowns nor all tiles: these are ours.
inline constexpr Set default_set{"default",
                                 {{{"plain-castle", Land::Plain, 3, Power::Castle},
                                   {"plain-a", Land::Plain, 2, Power::None},
                                   {"plain-b", Land::Plain, 2, Power::None},
                                   {"forest-castle", Land::Forest, 3, Power::Castle},
                                   {"forest-stones", Land::Forest, 2, Power::StoneCircle},
                                   {"forest-a", Land::Forest, 2, Power::None},
                                   {"hill-castle", Land::Hill, 3, Power::Castle},
                                   {"hill-a", Land::Hill, 2, Power::None},
                                   {"hill-b", Land::Hill, 2, Power::None},
                                   {"avalon", Land::None, 1, Power::Avalon},
                                   {"swamp", Land::None, 1, Power::Swamp}}},
                                 {3, 1, 1, 2, 1, 1}};

enum class SetError : std::uint8_t {
  BadId,
  IdTwice,
  WrongCrowns,
  LandMissing,
  LandTooMany,
  StonesNotInForest,
  OneCrownNeeded,
  WrongCastles,
  WrongStones,
  WrongAvalon,
  WrongSwamp,
  TooFewCrowns,
  WrongLightTiles,
  WrongDarkTiles,
};

struct SetFault {
  SetError error;
  std::optional<std::size_t> territory;  // the one that is wrong, where it is one
};

std::optional<SetFault> set_fault(const Set& set);

int total_crowns(const Set& set);
/// Where this id stands in the set.
std::optional<std::uint8_t> find_territory(const Set& set, std::string_view id);

}  // namespace roundtable::duel
