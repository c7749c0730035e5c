#include "games/duel/rules/table.h"

#include <algorithm>

#include "engine/match.h"

namespace roundtable::duel {

SeatSet still_to_decide(const Table& table) {
  const SeatSet active = SeatSet::of(table.active);
  return match(
      table.phase, [&](const Playing&) { return active; },
      [&](const Answering&) { return SeatSet::of(opponent(table.active)); }, [&](const Paying&) { return active; },
      [&](const Discarding&) { return active; }, [&](const Supplying&) { return active; },
      [](const Drawing&) { return SeatSet(); }, [](const TurnStarting&) { return SeatSet(); },
      [](const Conquering&) { return SeatSet(); }, [](const Dealing&) { return SeatSet(); },
      [](const Ending&) { return SeatSet(); }, [](const Over&) { return SeatSet(); });
}

void give_territory(Table& table, Place at, std::uint8_t card, Seat owner) {
  table.territories[at].card = card;
  table.territories[at].owner = owner;
  const Power power = table.setup.set.territories[card].power;
  if (power == Power::StoneCircle) table.stone_circle = owner;
  if (power == Power::Avalon) table.avalon = owner;
}

int crowns(const Table& table, Seat seat) {
  int sum = 0;
  for (Place at = 0; at < territory_count; ++at)
    if (table.territories[at].owner == seat) sum += open_card(table, at)->crowns;
  return sum;
}

bool is_open_castle_of(const Table& table, Place at, Seat seat) {
  return table.territories[at].owner == seat && open_card(table, at)->power == Power::Castle;
}

int cards_to_attack(const Table& table, Place at, Seat attacker) {
  const Seat defender = opponent(attacker);
  const int his = static_cast<int>(pile(table, at, defender).size());
  return his + (is_open_castle_of(table, at, defender) ? 1 : 0);
}

int payable(const Table& table, Seat seat) {
  int cards = table.hand_sizes[seat];
  for (Place at = 0; at < territory_count; ++at) cards += static_cast<int>(pile(table, at, seat).size());
  return cards;
}

int owed(const Table& table) {
  const auto* paying = std::get_if<Paying>(&table.phase);
  return paying ? std::min(int{paying->required}, payable(table, table.active)) : 0;
}

}  // namespace roundtable::duel
