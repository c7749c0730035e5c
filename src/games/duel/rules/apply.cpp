// How each event changes the state.
#include <algorithm>

#include "engine/match.h"
#include "games/duel/rules/flow.h"
#include "games/duel/rules/rules.h"
#include "games/duel/rules/supply.h"

namespace roundtable::duel {
namespace {

std::uint8_t& known_copies(Table& table, Seat seat, Card card) {
  return table.known[seat][static_cast<std::size_t>(card)];
}

void take_into_hand(State& state, Seat seat, Card card) {
  state.secrets.seats[seat].hand.push_back(card);
  ++state.table.hand_sizes[seat];
}

void give_from_hand(State& state, Seat seat, Card card) {
  state.secrets.seats[seat].hand.erase_value(card);
  --state.table.hand_sizes[seat];
  auto& known = known_copies(state.table, seat, card);
  if (known > 0) --known;
}

Pile& pile_of(Table& table, Place at, Seat seat) { return table.territories[at].piles[seat]; }

Card lift_top(Pile& pile) {
  const Card card = pile.back();
  pile.pop_back();
  return card;
}

void discard_top(Table& table, Place at, Seat seat) { table.discards.push_back(lift_top(pile_of(table, at, seat))); }

void happen(const Dealt& event, State& state) {
  auto& [table, secrets] = state;
  secrets.territories = event.territories;
  secrets.shuffles = event.shuffles;
  for (const Seat seat : both_seats) {
    for (Place at = 0; at < territory_count; ++at) pile_of(table, at, seat).push_back(event.sides[seat][at]);
    for (const Card card : event.hands[seat]) take_into_hand(state, seat, card);
  }
  for (std::size_t i = event.deck.size(); i > 0; --i) secrets.deck.push_back(event.deck[i - 1]);
  table.deck = static_cast<std::uint8_t>(event.deck.size());
  table.tiles.up = table.setup.set.tiles;
  flow::begin_turn(table, event.first);
}

void happen(const TurnStarted& event, State& state) {
  Table& table = state.table;
  if (!event.tile) {
    table.phase = Playing{};
    return;
  }
  table.tiles.pending[table.active] = std::nullopt;
  flow::lay_tile_down(table.tiles, *event.tile);
  flow::begin_drawing(table, cards_for(*event.tile, table, table.active), false);
}

void happen(const CardsDrawn& event, State& state) {
  auto& [table, secrets] = state;
  const Drawing drawing = std::get<Drawing>(table.phase);
  for (const Card card : event.cards) {
    secrets.deck.pop_back();
    take_into_hand(state, table.active, card);
  }
  table.deck = static_cast<std::uint8_t>(secrets.deck.size());
  flow::begin_drawing(table, drawing.left - static_cast<int>(event.cards.size()), drawing.closes_turn);
}

void happen(const DeckRenewed& event, State& state) {
  state.secrets.deck = event.deck;
  ++state.secrets.renewals;
  state.table.deck = static_cast<std::uint8_t>(event.deck.size());
  state.table.discards.clear();
}

void happen(const CardLaid& event, State& state) {
  Table& table = state.table;
  give_from_hand(state, table.active, event.card);
  pile_of(table, event.at, table.active).push_back(event.card);
  if (event.play != Play::Reinforce) table.phase = Answering{event.play, event.card, event.at};
}

/// Rules D4.2 and D4.3.
void settle_spell(const Answering& spell, bool countered, State& state) {
  Table& table = state.table;
  const Seat other = opponent(table.active);
  Pile& mine = pile_of(table, spell.at, table.active);
  if (countered) {
    take_into_hand(state, other, lift_top(mine));
    ++known_copies(table, other, spell.card);
  } else {
    mine.push_back(lift_top(pile_of(table, spell.at, other)));
  }
  table.phase = Playing{};
}

void happen(const Answered& event, State& state) {
  Table& table = state.table;
  const Answering asked = std::get<Answering>(table.phase);
  const Seat answering = opponent(table.active);
  if (event.card) {
    give_from_hand(state, answering, *event.card);
    pile_of(table, asked.at, answering).push_back(*event.card);
  }
  if (asked.play == Play::Enchant)
    settle_spell(asked, event.card.has_value(), state);
  else if (event.card)
    table.phase = Playing{};
  else
    table.phase = Conquering{asked.at};
}

/// Rules D5.1 to D5.4.
void happen(const Conquered& event, State& state) {
  Table& table = state.table;
  const Seat loser = opponent(table.active);
  const Territory& territory = table.territories[event.at];
  const auto own = static_cast<int>(territory.piles[table.active].size());
  const auto his = static_cast<int>(territory.piles[loser].size());
  const int castle = is_open_castle_of(table, event.at, loser) ? 1 : 0;
  give_territory(table, event.at, event.territory, table.active);
  ++table.conquests;
  for (int i = 0; i < his; ++i) discard_top(table, event.at, loser);
  for (int i = 0; i < his; ++i) discard_top(table, event.at, table.active);
  flow::begin_paying(table, own + his + castle);
}

void happen(const PaidFromHand& event, State& state) {
  Table& table = state.table;
  const int required = std::get<Paying>(table.phase).required;
  give_from_hand(state, table.active, event.card);
  table.discards.push_back(event.card);
  flow::begin_paying(table, required - 1);
}

void happen(const PaidFromPile& event, State& state) {
  Table& table = state.table;
  const int required = std::get<Paying>(table.phase).required;
  discard_top(table, event.at, table.active);
  flow::begin_paying(table, required - 1);
}

void happen(const AvalonUsed&, State& state) {
  Table& table = state.table;
  table.avalon_used = true;
  flow::begin_paying(table, std::get<Paying>(table.phase).required - 1);
}

void happen(const PlayEnded&, State& state) { flow::end_play(state.table); }

void happen(const TileTaken& event, State& state) {
  Table& table = state.table;
  flow::take_up_tile(table.tiles, event.tile);
  if (is_dark(event.tile))
    table.tiles.pending[table.active] = event.tile;
  else
    flow::lay_tile_down(table.tiles, event.tile);
  flow::turn_tiles_if_needed(table.tiles);
  if (is_dark(event.tile))
    flow::close_turn(table);
  else
    flow::begin_drawing(table, cards_for(event.tile, table, table.active), true);
}

void happen(const Discarded& event, State& state) {
  give_from_hand(state, state.table.active, event.card);
  state.table.discards.push_back(event.card);
  flow::close_turn(state.table);
}

void happen(const Resigned& event, State& state) { state.table.phase = Ending{opponent(event.seat), Reason::Resigned}; }

void happen(const GameEnded& event, State& state) { state.table.phase = Over{event.winner, event.reason}; }

}  // namespace

void apply(const Event& event, State& state) {
  match(event, [&](const auto& what) { happen(what, state); });
  state.table.waiting = still_to_decide(state.table);
}

}  // namespace roundtable::duel
