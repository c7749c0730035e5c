// The evening: food, growth, decks, sleep and dreams.
#include <algorithm>

#include "games/grail/rules/agenda.h"
#include "games/grail/rules/days.h"
#include "games/grail/rules/flow.h"
#include "games/grail/rules/land.h"

namespace roundtable::grail::days {
namespace {

using agenda::pop;
using agenda::push;
using agenda::push_for_each;

std::size_t place_of(Kind kind) { return static_cast<std::size_t>(kind); }

}  // namespace

void happen(const EveningCame&, State& state) {
  Table& table = state.table;
  pop(table);
  push(table, StepKind::Morning);
  push_for_each(table, StepKind::Night);
  push_for_each(table, StepKind::Growing);
  push_for_each(table, StepKind::Eat);
}

void happen(const Ate& event, State& state) {
  Table& table = state.table;
  pop(table);
  Member& member = table.at(event.seat);
  if (member.of(Stock::Food) > 0) {
    flow::change_stock(table, event.seat, Stock::Food, -1);
    flow::change_stock(table, event.seat, Stock::Health, 1);
    flow::change_stock(table, event.seat, Stock::Terror, -1);
  } else if (member.of(Stock::Energy) > 0) {
    member.set_stock(Stock::Energy, 0);
  } else {
    flow::change_stock(table, event.seat, Stock::Health, -1);
  }
  const int limit = energy_limit(table, member);
  member.set_stock(Stock::Energy, is_exhausted(member) ? std::min(limit, member.of(Stock::Energy) + 4) : limit);
}

void happen(const Grown& event, State& state) {
  Table& table = state.table;
  Member& member = table.at(event.seat);
  flow::change_stock(table, event.seat, Stock::Experience, -land::growth_cost(table, member, event.attribute));
  ++member.attributes[static_cast<std::size_t>(event.attribute)];
  ++member.points[static_cast<std::size_t>(event.attribute) / 2];
}

void happen(const Learning& event, State& state) {
  Table& table = state.table;
  ++state.secrets.drawn;
  flow::change_stock(table, event.seat, Stock::Experience, -land::card_cost(table));
  table.learning = event.cards;
  push(table, StepKind::Choice, event.seat);
}

void happen(const CardKept& event, State& state) {
  Table& table = state.table;
  pop(table);
  Member& member = table.at(event.seat);
  const CardId card = table.learning[event.place];
  const auto kind = place_of(table.card(card).kind);
  auto& cards = member.decks[kind].size() < max_deck ? member.decks[kind] : member.spare[kind];
  cards.push_back(card);
  table.learning.clear();
}

void happen(const CardTakenOut& event, State& state) {
  Member& member = state.table.at(event.seat);
  auto& deck = member.decks[place_of(event.kind)];
  member.spare[place_of(event.kind)].push_back(deck[event.place]);
  deck.erase_at(event.place);
}

void happen(const CardPutIn& event, State& state) {
  Member& member = state.table.at(event.seat);
  auto& spare = member.spare[place_of(event.kind)];
  member.decks[place_of(event.kind)].push_back(spare[event.place]);
  spare.erase_at(event.place);
}

void happen(const FellAsleep&, State& state) { pop(state.table); }

void happen(const Dreamt& event, State& state) {
  Table& table = state.table;
  pop(table);
  ++state.secrets.drawn;
  const auto& dreams = event.nightmare ? table.pack->nightmares : table.pack->dreams;
  agenda::push_effects(table, dreams[event.dream].effects, event.seat);
}

}  // namespace roundtable::grail::days
