#include "games/duel/rules/set.h"

#include <algorithm>
#include <numeric>

namespace roundtable::duel {
namespace {

constexpr int castles_in_set = 3;
constexpr int highest_crowns = 3;

bool is_plain_id(std::string_view id) {
  return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

std::optional<SetError> territory_error(const Set& set, const TerritoryCard& card) {
  if (!is_plain_id(card.id.view())) return SetError::BadId;
  const auto same = [&](const TerritoryCard& other) { return other.id == card.id; };
  if (std::count_if(set.territories.begin(), set.territories.end(), same) > 1) return SetError::IdTwice;
  if (card.crowns < 1 || card.crowns > highest_crowns) return SetError::WrongCrowns;
  if (has_land(card.power) && card.land == Land::None) return SetError::LandMissing;
  if (!has_land(card.power) && card.land != Land::None) return SetError::LandTooMany;
  if (!has_land(card.power) && card.crowns != 1) return SetError::OneCrownNeeded;
  if (card.power == Power::StoneCircle && card.land != Land::Forest) return SetError::StonesNotInForest;
  return std::nullopt;
}

std::optional<SetError> total_error(const Set& set) {
  const auto having = [&](Power power) {
    return std::count_if(set.territories.begin(), set.territories.end(),
                         [&](const TerritoryCard& card) { return card.power == power; });
  };
  if (having(Power::Castle) != castles_in_set) return SetError::WrongCastles;
  if (having(Power::StoneCircle) != 1) return SetError::WrongStones;
  if (having(Power::Avalon) != 1) return SetError::WrongAvalon;
  if (having(Power::Swamp) != 1) return SetError::WrongSwamp;
  if (total_crowns(set) < crowns_to_win) return SetError::TooFewCrowns;
  const auto first_dark = set.tiles.begin() + static_cast<std::ptrdiff_t>(Tile::DarkFour);
  if (std::accumulate(set.tiles.begin(), first_dark, 0) != light_tiles) return SetError::WrongLightTiles;
  if (std::accumulate(first_dark, set.tiles.end(), 0) != dark_tiles) return SetError::WrongDarkTiles;
  return std::nullopt;
}

}  // namespace

std::optional<SetFault> set_fault(const Set& set) {
  for (std::size_t i = 0; i < territory_count; ++i)
    if (const auto error = territory_error(set, set.territories[i])) return SetFault{*error, i};
  if (const auto error = total_error(set)) return SetFault{*error, std::nullopt};
  return std::nullopt;
}

int total_crowns(const Set& set) {
  return std::accumulate(set.territories.begin(), set.territories.end(), 0,
                         [](int sum, const TerritoryCard& card) { return sum + card.crowns; });
}

std::optional<std::uint8_t> find_territory(const Set& set, std::string_view id) {
  for (std::size_t i = 0; i < territory_count; ++i)
    if (set.territories[i].id.view() == id) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

}  // namespace roundtable::duel
