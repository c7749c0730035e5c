#include "games/grail/rules/land.h"

#include <algorithm>
#include <cstdlib>

namespace roundtable::grail::land {
namespace {

int distance(const Location& a, const Location& b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

/// North, east, south, west for 3 to 6; the guardian stays for 1 and 2.
constexpr std::array<std::array<int, 2>, 4> directions{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

std::optional<LocationId> in_direction(const Table& table, LocationId from, const std::array<int, 2>& direction) {
  const auto& locations = table.pack->locations;
  for (std::size_t i = 0; i < locations.size(); ++i)
    if (locations[i].x == locations[from].x + direction[0] && locations[i].y == locations[from].y + direction[1])
      return table.places[i].revealed ? std::optional(static_cast<LocationId>(i)) : std::nullopt;
  return std::nullopt;
}

std::optional<LocationId> highest_neighbour(const Table& table, LocationId from) {
  const auto& locations = table.pack->locations;
  std::optional<LocationId> best;
  for (std::size_t i = 0; i < locations.size(); ++i) {
    const auto id = static_cast<LocationId>(i);
    if (!table.places[i].revealed || !touch(*table.pack, from, id)) continue;
    if (!best || locations[i].number > locations[*best].number) best = id;
  }
  return best;
}

}  // namespace

bool touch(const Pack& pack, LocationId a, LocationId b) {
  const Location& first = pack.locations[a];
  const Location& second = pack.locations[b];
  return std::abs(first.x - second.x) + std::abs(first.y - second.y) == 1;
}

bool is_in_reach(const Table& table, LocationId location) {
  const auto& locations = table.pack->locations;
  for (std::size_t i = 0; i < locations.size(); ++i)
    if (table.places[i].dial > 0 && distance(locations[i], locations[location]) <= 1) return true;
  return false;
}

std::optional<LocationId> nearest_revealed(const Table& table, LocationId location) {
  const auto& locations = table.pack->locations;
  std::optional<LocationId> best;
  const auto rank = [&](std::size_t i) {
    return std::pair(distance(locations[i], locations[location]), locations[i].number);
  };
  for (std::size_t i = 0; i < locations.size(); ++i)
    if (table.places[i].revealed && (!best || rank(i) < rank(*best))) best = static_cast<LocationId>(i);
  return best;
}

LocationId prowl(const Table& table, LocationId from, int die) {
  if (die < 2) return from;
  if (const auto to = in_direction(table, from, directions[static_cast<std::size_t>(die - 2)])) return *to;
  return highest_neighbour(table, from).value_or(from);
}

int fresh_dial(const Table& table) {
  const auto players = static_cast<std::size_t>(counted_players(table));
  const int dial = table.pack->campaign->dials[players - 1];
  return std::max(1, dial - (table.difficulty == Difficulty::Hard ? 1 : 0));
}

SeatSet members_at(const Table& table, LocationId location) {
  SeatSet seats;
  for (const Seat seat : table.everyone())
    if (table.at(seat).at == location) seats.insert(seat);
  return seats;
}

bool action_is_open(const Table& table, const Member& member, std::size_t action) {
  const LocationAction& what = table.pack->locations[member.at].actions[action];
  if ((table.marks & what.needs) != what.needs || (table.marks & what.forbids) != 0) return false;
  const Place& place = table.places[member.at];
  return place.tokens[action] == 0 && (!what.once || (place.done >> action & 1U) == 0);
}

int growth_cost(const Table& table, const Member& member, Attribute attribute) {
  const Campaign& campaign = *table.pack->campaign;
  const auto& costs = table.difficulty == Difficulty::Hard ? campaign.hard_growth : campaign.growth;
  const std::size_t bought = member.points[static_cast<std::size_t>(attribute) / 2];
  const std::size_t last = costs.size() - 1;
  if (bought + 1 <= last) return costs[bought + 1];
  return costs[last] + static_cast<int>(bought + 1 - last) * (costs[last] - costs[last - 1]);
}

int card_cost(const Table& table) {
  const Campaign& campaign = *table.pack->campaign;
  return table.difficulty == Difficulty::Hard ? campaign.hard_growth[0] : campaign.growth[0];
}

SmallList<CardId, max_pool> learnable(const Table& table, const Member& member, Kind kind) {
  SmallList<CardId, max_pool> cards;
  const auto which = static_cast<std::size_t>(kind);
  for (const CardId card : table.character(member).pool)
    if (table.card(card).kind == kind && !member.decks[which].contains(card) && !member.spare[which].contains(card) &&
        !cards.contains(card))
      cards.push_back(card);
  return cards;
}

}  // namespace roundtable::grail::land
