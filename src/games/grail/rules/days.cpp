#include "games/grail/rules/days.h"

#include <algorithm>

#include "games/grail/rules/agenda.h"
#include "games/grail/rules/flow.h"
#include "games/grail/rules/land.h"

namespace roundtable::grail::days {
namespace {

using agenda::pop;
using agenda::push;
using agenda::push_index;

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

void deal_member(Table& table, Member& member, const MemberDeal& deal) {
  member.items = deal.items;
  member.attributes = deal.attributes;
  member.stock = deal.stock;
  member.set_stock(Stock::Energy, std::min(member.of(Stock::Energy), energy_limit(table, member)));
}

void deal_days(Table& table) {
  const Campaign& campaign = *table.pack->campaign;
  for (std::size_t i = 0; i < table.pack->locations.size(); ++i) table.places.push_back({});
  Place& home = table.places[campaign.start];
  home.revealed = home.stone = true;
  home.dial = static_cast<std::uint8_t>(land::fresh_dial(table));
  for (const StoryDial& dial : table.pack->dials) table.dials.push_back(dial.start);
  for (Member& member : table.members) member.at = campaign.start;
  push(table, StepKind::Morning);
}

}  // namespace

void push_meeting(Table& table, Seat seat, EncounterId encounter, bool all_here) {
  push(table, StepKind::Meet, seat, encounter);
  table.agenda.back().index = all_here ? 1 : 0;
}

void light(Table& table, Seat seat) {
  Place& place = table.places[table.at(seat).at];
  if (!table.pack->locations[table.at(seat).at].menhir) return;
  place.stone = true;
  place.dial = static_cast<std::uint8_t>(land::fresh_dial(table));
}

void turn(Table& table, std::size_t dial, int amount) {
  const int before = table.dials[dial];
  const int after = std::clamp(before + amount, 0, 99);
  table.dials[dial] = static_cast<std::uint8_t>(after);
  if (before == 0 || after > 0) return;
  agenda::push_effects(table, table.pack->dials[dial].effects, lowest_number(table, table.everyone()));
}

void take_effect(const Effected& effect, State& state) {
  if (state.table.mode != Mode::Campaign) return;
  if (effect.verb == Verb::Meet) return meet(state, effect.seat, effect.ref);
  if (effect.verb == Verb::Face) return face(state.table, effect.seat, effect.ref);
  if (effect.verb == Verb::Light) return light(state.table, effect.seat);
  if (effect.verb == Verb::Dial) return turn(state.table, effect.ref, effect.amount);
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
  if (table.mode == Mode::Encounter) return push_index(table, StepKind::End, Seat(0), static_cast<std::size_t>(reason));
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
  const auto kind = static_cast<std::size_t>(table.encounter().kind);
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

// A second chance, once: awake again where one fell, with little life.
void happen(const Spared& event, State& state) {
  Table& table = state.table;
  pop(table);
  Member& member = table.at(event.seat);
  member.mercy = false;
  member.resting = true;
  member.set_stock(Stock::Health, 3);
  member.set_stock(Stock::Terror, std::min(member.of(Stock::Terror), 3));
  member.set_stock(Stock::Energy, 0);
}

void happen(const GameEnded& event, State& state) {
  state.table.agenda.clear();
  state.table.over = Over{event.winner, event.reason};
}

}  // namespace roundtable::grail::days
