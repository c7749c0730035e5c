#include "games/duel/rules/supply.h"

#include <algorithm>

namespace roundtable::duel {
namespace {

bool owns_land_at(const Table& table, Place at, Seat seat) {
  return table.territories[at].owner == seat && open_card(table, at)->land != Land::None;
}

/// Of the land this seat owns most of.
int most_of_a_land(const Table& table, Seat seat) {
  std::array<int, land_count> owned{};
  for (Place at = 0; at < territory_count; ++at)
    if (owns_land_at(table, at, seat)) ++owned[static_cast<std::size_t>(open_card(table, at)->land)];
  return *std::max_element(owned.begin(), owned.end());
}

int lands(const Table& table, Seat seat) {
  int count = 0;
  for (Place at = 0; at < territory_count; ++at) count += owns_land_at(table, at, seat) ? 1 : 0;
  return count;
}

/// An open Avalon or swamp is stepped over, whoever owns it; anything face down ends the stretch.
int longest_stretch(const Table& table, Seat seat) {
  int longest = 0;
  int stretch = 0;
  for (Place at = 0; at < territory_count; ++at) {
    const auto* card = open_card(table, at);
    if (card && card->land == Land::None) continue;
    stretch = owns_land_at(table, at, seat) ? stretch + 1 : 0;
    longest = std::max(longest, stretch);
  }
  return longest;
}

}  // namespace

int cards_for(Tile tile, const Table& table, Seat seat) {
  switch (tile) {
    case Tile::LightTwo:
      return 2;
    case Tile::LightKind:
      return most_of_a_land(table, seat);
    case Tile::LightStretch:
      return longest_stretch(table, seat);
    case Tile::DarkFour:
      return 4;
    case Tile::DarkKind:
      return 2 * most_of_a_land(table, seat);
    case Tile::DarkAreas:
      return lands(table, seat);
  }
  return 0;
}

}  // namespace roundtable::duel
