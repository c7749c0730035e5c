#include "games/grail/days.h"

#include <algorithm>

#include "games/grail/agenda.h"
#include "games/grail/flow.h"
#include "games/grail/land.h"

namespace roundtable::grail::days {
namespace {

using agenda::push;

std::size_t place_of(Kind kind) { return static_cast<std::size_t>(kind); }

void pop(Table& table) { table.agenda.erase_at(table.agenda.size() - 1); }

void set(Member& member, Stock stock, int value) {
  member.stock[static_cast<std::size_t>(stock)] = static_cast<std::int8_t>(value);
}

void push_index(Table& table, StepKind kind, Seat seat, std::size_t index) {
  push(table, kind, seat);
  table.agenda.back().index = static_cast<std::uint8_t>(index);
}

void push_for_each(Table& table, StepKind kind) {
  for (int i = table.players(); i-- > 0;) push(table, kind, Seat(i));
}

void push_meeting(Table& table, Seat seat, EncounterId encounter, bool all_here) {
  push(table, StepKind::Meet, seat, encounter);
  table.agenda.back().index = all_here ? 1 : 0;
}

template <class Deck, class Value>
void put_under(Deck& deck, const Value& value) {
  if (deck.size() == Deck::capacity()) return;
  deck.push_back(value);
  std::rotate(deck.begin(), deck.end() - 1, deck.end());
}

/// Others at the place are asked whether they join.
void face(Table& table, Seat seat, EncounterId encounter) {
  if (table.meeting_now) return;
  for (Member& member : table.members) member.in = false;
  push_meeting(table, seat, encounter, false);
  const SeatSet others = land::members_at(table, table.at(seat).at) - SeatSet::of(seat);
  for (int i = others.size(); i-- > 0;) push(table, StepKind::Join, others.nth(i));
}

void meet(State& state, Seat seat, std::size_t colour) {
  auto& deck = state.secrets.encounters[colour];
  if (deck.empty() || state.table.meeting_now) return;
  const EncounterId encounter = deck.back();
  deck.erase_at(deck.size() - 1);
  face(state.table, seat, encounter);
}

void light(Table& table, Seat seat) {
  Place& place = table.places[table.at(seat).at];
  if (!table.pack->locations[table.at(seat).at].menhir) return;
  place.stone = true;
  place.dial = static_cast<std::uint8_t>(land::fresh_dial(table));
}

void mark(Table& table, std::uint8_t which, bool on) {
  const std::uint32_t bit = 1U << which;
  table.marks = on ? table.marks | bit : table.marks & ~bit;
  if (!on || which != table.pack->campaign->goal) return;
  push_index(table, StepKind::End, Seat(0), static_cast<std::size_t>(Reason::Story));
}

bool is_roaming(const Table& table, EncounterId encounter) {
  return std::any_of(table.guardians.begin(), table.guardians.end(),
                     [&](const Guardian& guardian) { return guardian.encounter == encounter; });
}

void drop_guardian(Table& table, EncounterId encounter) {
  for (std::size_t i = 0; i < table.guardians.size(); ++i)
    if (table.guardians[i].encounter == encounter) return table.guardians.erase_at(i);
}

/// Rule G5.8: a guardian that was not beaten stays where it was met; any other card goes under its deck.
void put_card_away(State& state, bool beaten) {
  Table& table = state.table;
  const EncounterId encounter = table.meeting.encounter;
  const Encounter& what = table.encounter();
  const bool roams = !beaten && what.traits.contains(Trait::Guardian);
  if (roams && is_roaming(table, encounter)) return;
  if (roams && table.guardians.size() < max_guardians) {
    for (const Member& member : table.members)
      if (member.fought) return table.guardians.push_back({encounter, member.at});
  }
  drop_guardian(table, encounter);
  if (what.copies == 0) return;  // of the story: it has no deck
  put_under(state.secrets.encounters[static_cast<std::size_t>(what.colour)], encounter);
}

void leave_the_table(Member& member) {
  member.in = member.fought = member.activated = false;
  member.hand.clear();
  member.discard.clear();
  member.aside = member.used = 0;
  member.deck = 0;
}

/// Every guardian at this place attacks all characters there.
void push_guardians_at(Table& table, LocationId location) {
  const SeatSet here = land::members_at(table, location);
  if (here.empty()) return;
  for (std::size_t i = table.guardians.size(); i-- > 0;)
    if (table.guardians[i].at == location) push_meeting(table, here.first(), table.guardians[i].encounter, true);
}

void step_to(Table& table, Seat seat, LocationId location) {
  Member& member = table.at(seat);
  flow::change_stock(table, seat, Stock::Energy, -int{table.pack->campaign->travel});
  member.at = location;
  member.acted = member.coming = true;
}

bool can_come(const Table& table, const Member& member) {
  return !member.acted && !member.resting && member.of(Stock::Energy) >= table.pack->campaign->travel;
}

void deal_member(Table& table, Member& member, const MemberDeal& deal) {
  member.items = deal.items;
  member.attributes = deal.attributes;
  member.decks = deal.decks;
  for (Cards& deck : member.decks) std::sort(deck.begin(), deck.end());  // what it is made of, not its order
  member.stock = deal.stock;
  set(member, Stock::Energy, std::min(member.of(Stock::Energy), energy_limit(table, member)));
}

void deal_days(Table& table) {
  const Campaign& campaign = *table.pack->campaign;
  for (std::size_t i = 0; i < table.pack->locations.size(); ++i) table.places.push_back({});
  Place& home = table.places[campaign.start];
  home.revealed = home.stone = true;
  home.dial = static_cast<std::uint8_t>(land::fresh_dial(table));
  for (Member& member : table.members) member.at = campaign.start;
  push(table, StepKind::Morning);
}

}  // namespace

void take_effect(const Effected& effect, State& state) {
  if (state.table.mode != Mode::Campaign) return;
  if (effect.verb == Verb::Meet) return meet(state, effect.seat, effect.ref);
  if (effect.verb == Verb::Face) return face(state.table, effect.seat, effect.ref);
  if (effect.verb == Verb::Light) return light(state.table, effect.seat);
  mark(state.table, effect.ref, effect.amount > 0);
}

void gather(Table& table, const Step& step) {
  const Seat seat(step.seat);
  for (const Seat other : table.everyone()) {
    Member& member = table.at(other);
    const bool here = step.index != 0 && member.at == table.at(seat).at;
    if (other == seat || here || table.mode == Mode::Encounter) member.in = true;
    member.fought = member.in;
  }
}

void push_shuffles(Table& table) {
  if (table.mode != Mode::Campaign) return;
  const SeatSet seats = fighters(table);
  for (int i = seats.size(); i-- > 0;) push(table, StepKind::Shuffle, seats.nth(i));
}

void after_encounter(State& state, Reason reason) {
  Table& table = state.table;
  if (table.mode == Mode::Encounter)
    return push_index(table, StepKind::End, Seat(0), static_cast<std::size_t>(reason));
  put_card_away(state, reason == Reason::Markers || reason == Reason::Affinity);
  table.meeting_now = false;
  table.meeting = Meeting{};
  for (const Seat seat : table.everyone()) {
    leave_the_table(table.at(seat));
    if (table.at(seat).of(Stock::Health) == 0) push(table, StepKind::Toll, seat);
  }
}

void use_chance(State& state) {
  Secrets& secrets = state.secrets;
  if (!secrets.dice.empty())
    secrets.dice.erase_at(secrets.dice.size() - 1);
  else
    ++secrets.drawn;
}

void happen(const Dealt& event, State& state) {
  auto& [table, secrets] = state;
  pop(table);
  secrets.encounters = event.encounters;
  secrets.events = event.events;
  secrets.dice = event.dice;
  secrets.chance = event.chance;
  for (std::size_t i = 0; i < event.members.size(); ++i) deal_member(table, table.members[i], event.members[i]);
  if (table.mode == Mode::Campaign) return deal_days(table);
  const auto kind = place_of(table.encounter().kind);
  for (std::size_t i = 0; i < event.members.size(); ++i) {
    secrets.piles[i] = event.members[i].decks[kind];
    table.members[i].deck = static_cast<std::uint8_t>(secrets.piles[i].size());
  }
  push(table, StepKind::Meet, Seat(0), table.meeting.encounter);
}

void happen(const DeckShuffled& event, State& state) {
  pop(state.table);
  ++state.secrets.drawn;
  state.secrets.piles[static_cast<std::size_t>(event.seat.index())] = event.pile;
  state.table.at(event.seat).deck = static_cast<std::uint8_t>(event.pile.size());
}

void happen(const MorningBroke&, State& state) {
  Table& table = state.table;
  pop(table);
  ++table.day;
  push(table, StepKind::Day);
  for (std::size_t i = 0; i < table.guardians.size(); ++i) push_index(table, StepKind::Prowl, Seat(0), i);
  push(table, StepKind::News);
  push(table, StepKind::Dials);
  push(table, StepKind::Shrink);
  push(table, StepKind::Fade);
  for (Member& member : table.members) member.acted = member.resting = false;
}

void happen(const MenhirsFaded&, State& state) {
  pop(state.table);
  for (Place& place : state.table.places)
    if (place.dial == 0) place.stone = false;
}

// Rule G5.2: whoever stood on lost land is driven to the nearest place that is left, frightened.
void happen(const LandShrank&, State& state) {
  Table& table = state.table;
  pop(table);
  for (std::size_t i = 0; i < table.places.size(); ++i)
    if (!land::is_in_reach(table, static_cast<LocationId>(i))) table.places[i].revealed = false;
  for (std::size_t i = table.guardians.size(); i-- > 0;) {
    const Guardian guardian = table.guardians[i];
    if (table.places[guardian.at].revealed) continue;
    put_under(state.secrets.encounters[static_cast<std::size_t>(table.pack->encounters[guardian.encounter].colour)],
              guardian.encounter);
    table.guardians.erase_at(i);
  }
  for (const Seat seat : table.everyone()) {
    Member& member = table.at(seat);
    if (table.places[member.at].revealed) continue;
    member.at = *land::nearest_revealed(table, member.at);
    flow::change_stock(table, seat, Stock::Terror, 2);
  }
}

void happen(const DialsTurned&, State& state) {
  pop(state.table);
  for (Place& place : state.table.places)
    if (place.dial > 0) --place.dial;
}

void happen(const NewsCame& event, State& state) {
  Table& table = state.table;
  pop(table);
  state.secrets.events.erase_at(state.secrets.events.size() - 1);
  table.event = event.event;
  table.news.push_back(event.event);
  agenda::push_effects(table, table.pack->events[event.event].effects, lowest_number(table, table.everyone()));
}

void happen(const DreadCame&, State& state) {
  Table& table = state.table;
  pop(table);
  table.event.reset();
  for (const Seat seat : table.everyone()) flow::change_stock(table, seat, Stock::Terror, 1);
}

void happen(const GuardianMoved& event, State& state) {
  Table& table = state.table;
  pop(table);
  use_chance(state);
  Guardian& guardian = table.guardians[event.guardian];
  guardian.at = event.to;
  const SeatSet here = land::members_at(table, event.to);
  if (!here.empty()) push_meeting(table, here.first(), guardian.encounter, true);
}

void happen(const DayBegun&, State& state) {
  for (Member& member : state.table.members) member.acted = false;
}

void happen(const Travelled& event, State& state) {
  Table& table = state.table;
  const SeatSet others = land::members_at(table, table.at(event.seat).at) - SeatSet::of(event.seat);
  step_to(table, event.seat, event.location);
  push(table, StepKind::Arrive, event.seat);
  if (!event.party) return;
  for (int i = others.size(); i-- > 0;)
    if (can_come(table, table.at(others.nth(i)))) {
      push_index(table, StepKind::Join, others.nth(i), 1);
      table.agenda.back().place = event.location;
    }
}

void happen(const JoinAnswered& event, State& state) {
  Table& table = state.table;
  const Step step = table.next();
  pop(table);
  if (!event.yes) return;
  if (step.index == 1)
    step_to(table, event.seat, step.place);
  else
    table.at(event.seat).in = true;
}

// Rule G5.8: guardians come before any immediate rule of the place.
void happen(const Arrived& event, State& state) {
  Table& table = state.table;
  pop(table);
  const LocationId location = table.at(event.seat).at;
  for (int i = table.players(); i-- > 0;) {
    Member& member = table.at(Seat(i));
    if (!member.coming) continue;
    member.coming = false;
    agenda::push_effects(table, table.pack->locations[location].arrival, Seat(i));
  }
  push_guardians_at(table, location);
}

// A second chance, once: awake again where one fell, with little life.
void happen(const Spared& event, State& state) {
  Table& table = state.table;
  pop(table);
  Member& member = table.at(event.seat);
  member.mercy = false;
  member.resting = true;
  set(member, Stock::Health, 3);
  set(member, Stock::Terror, std::min(member.of(Stock::Terror), 3));
  set(member, Stock::Energy, 0);
}

void happen(const Explored& event, State& state) {
  Table& table = state.table;
  table.places[event.location].revealed = true;
  table.at(event.seat).acted = true;
  flow::change_stock(table, event.seat, Stock::Energy, -int{table.pack->campaign->explore});
}

void happen(const Acted& event, State& state) {
  Table& table = state.table;
  Member& member = table.at(event.seat);
  const LocationAction& action = table.pack->locations[member.at].actions[event.action];
  member.acted = true;
  if (action.once)
    table.places[member.at].done = static_cast<std::uint8_t>(table.places[member.at].done | 1U << event.action);
  agenda::push_effects(table, action.effects, event.seat);
  agenda::push_effects(table, action.cost, event.seat);
  flow::change_stock(table, event.seat, Stock::Energy, -int{action.energy});
}

void happen(const MenhirLit& event, State& state) {
  Table& table = state.table;
  Member& member = table.at(event.seat);
  member.acted = true;
  light(table, event.seat);
  agenda::push_effects(table, table.pack->locations[member.at].lighting, event.seat);
}

void happen(const Rested& event, State& state) { state.table.at(event.seat).resting = true; }

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
    set(member, Stock::Energy, 0);
  } else {
    flow::change_stock(table, event.seat, Stock::Health, -1);
  }
  const int limit = energy_limit(table, member);
  set(member, Stock::Energy, is_exhausted(member) ? std::min(limit, member.of(Stock::Energy) + 4) : limit);
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

void happen(const GameEnded& event, State& state) {
  state.table.agenda.clear();
  state.table.over = Over{event.winner, event.reason};
}

}  // namespace roundtable::grail::days
