#include "games/duel/bots/outlook.h"

#include <algorithm>
#include <bitset>
#include <cmath>

#include "games/duel/rules/supply.h"

namespace roundtable::duel {
namespace {

#include "games/duel/bots/weights.inc"
static_assert(fitted_for_features == outlook_feature_hash,
              "these weights were fitted for other features: run lab fit-duel");

void count_territory(const Table& table, Place at, Seat seat, SideFeatures& side) {
  const auto own = static_cast<double>(pile(table, at, seat).size());
  const auto his = static_cast<double>(pile(table, at, opponent(seat)).size());
  side.laid += own;
  if (table.territories[at].owner != seat) {
    side.footholds += std::min(own, 3.0);
    side.ready += cards_to_attack(table, at, seat) <= static_cast<int>(own) ? 1 : 0;
    return;
  }
  side.owned += 1;
  side.guarded += std::min(own, 4.0);
  side.weak += own <= 1 ? 1 : 0;
  side.threatened += his >= own ? 1 : 0;
}

void count_hand(const State& world, Seat seat, SideFeatures& side) {
  const Hand& hand = world.secrets.seats[seat].hand;
  std::bitset<card_kinds> kinds;
  for (const Card card : hand) {
    kinds.set(static_cast<std::size_t>(card));
    ++(character_of(card) == Character::Knight ? side.knights : side.sorceresses);
  }
  side.hand = static_cast<double>(hand.size());
  side.kinds = static_cast<double>(kinds.count());
  for (Place at = 0; at < territory_count; ++at) {
    const Pile& his = pile(world.table, at, opponent(seat));
    if (!his.empty() && kinds.test(static_cast<std::size_t>(card_of(Character::Sorceress, colour_of(his.back())))))
      ++side.spells;
  }
}

SideFeatures side_of(const State& world, Seat seat) {
  const Table& table = world.table;
  SideFeatures side;
  const double held = crowns(table, seat);
  side.crowns = held;
  side.many_crowns = std::max(0.0, held - 7);
  side.most_crowns = std::max(0.0, held - 11);
  for (Place at = 0; at < territory_count; ++at) count_territory(table, at, seat, side);
  count_hand(world, seat, side);
  if (const auto& tile = table.tiles.pending[seat]) side.pending = cards_for(*tile, table, seat);
  side.stones = table.stone_circle == seat ? 1 : 0;
  side.avalon = table.avalon == seat ? 1 : 0;
  side.to_move = table.active == seat ? 1 : 0;
  return side;
}

}  // namespace

OutlookFeatures outlook_features_of(const State& world, Seat seat) {
  const SideFeatures own = side_of(world, seat);
  const SideFeatures his = side_of(world, opponent(seat));
  OutlookFeatures difference{};
  for (std::size_t i = 0; i < difference.size(); ++i)
    difference[i] = own.*side_features[i].value - his.*side_features[i].value;
  return difference;
}

double outlook(const State& world, Seat seat) {
  const auto features = outlook_features_of(world, seat);
  double sum = 0;
  for (std::size_t i = 0; i < features.size(); ++i) sum += weights[i] * features[i];
  return 1 / (1 + std::exp(-sum));
}

}  // namespace roundtable::duel
