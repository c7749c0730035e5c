#include "games/grail/rules/ending.h"

#include <algorithm>

#include "games/grail/rules/agenda.h"
#include "games/grail/rules/days.h"
#include "games/grail/rules/flow.h"
#include "games/grail/rules/items.h"

namespace roundtable::grail {
namespace {

using agenda::pop;
using agenda::push;

bool is_leaving(const Table& table, Seat seat) {
  return std::any_of(table.agenda.begin(), table.agenda.end(), [&](const Step& step) {
    return (step.kind == StepKind::Out || step.kind == StepKind::Toss) && step.seat == seat.index();
  });
}

/// Nothing but the consequences is left.
void decide(Table& table) {
  agenda::unwind_to(table, StepKind::Finish);
  table.meeting.decided = true;
  table.meeting.enemy = false;
  table.meeting.active.reset();
}

/// Rule G3.24.
void lose_weapons(Table& table) {
  if (!table.encounter().traits.contains(Trait::Crushing)) return;
  const unsigned weapons = 1U << static_cast<unsigned>(Keyword::Weapon);
  for (Member& member : table.members)
    if (member.fought)
      while (const auto place = find_item(table, member, weapons)) remove_item(member, *place);
}

}  // namespace

namespace flow {

void begin_flight(Table& table, Seat seat, bool forced) {
  if (table.meeting.active == seat) table.meeting.ran = true;
  change_stock(table, seat, Stock::Energy, -1);
  push(table, table.difficulty == Difficulty::Hard && !forced ? StepKind::Toss : StepKind::Out, seat);
  table.agenda.back().index = static_cast<std::uint8_t>(Reason::Fled);
  agenda::push_effects(table, table.encounter().opportunity, seat);
}

void go_round(Table& table) {
  decide(table);
  table.agenda.back().index = static_cast<std::uint8_t>(Reason::Avoided);
  const SeatSet seats = fighters(table);
  for (int i = seats.size(); i-- > 0;) agenda::push_effects(table, table.encounter().avoid->cost, seats.nth(i));
}

void leave_encounter(Table& table, Seat seat, Reason reason) {
  table.at(seat).in = false;
  if (table.meeting.decided) return;
  if (fighters(table).empty()) return lose(table, reason);
  if (table.meeting.active == seat) agenda::unwind_to(table, StepKind::Ready);
}

// Rule G3.6: everyone has the reward; loot comes once.
void win(Table& table) {
  const Encounter& encounter = table.encounter();
  decide(table);
  table.agenda.back().index =
      static_cast<std::uint8_t>(encounter.kind == Kind::Combat ? Reason::Markers : Reason::Affinity);
  const SeatSet seats = fighters(table);
  for (std::size_t i = encounter.loot.size(); i-- > 0;) {
    if (seats.size() == 1) {
      agenda::push_effect(table, encounter.loot[i], seats.first());
    } else {
      push(table, StepKind::Loot);
      table.agenda.back().index = static_cast<std::uint8_t>(i);
    }
  }
  for (int i = seats.size(); i-- > 0;) agenda::push_effects(table, encounter.reward, seats.nth(i));
}

void lose(Table& table, Reason reason) {
  const Encounter& encounter = table.encounter();
  decide(table);
  table.agenda.back().index = static_cast<std::uint8_t>(reason);
  if (encounter.kind != Kind::Diplomacy) return;
  const SeatSet seats = fighters(table);
  for (int i = seats.size(); i-- > 0;) agenda::push_effects(table, encounter.failure, seats.nth(i));
}

}  // namespace flow

// Rule G3.8: whoever must draw more than there is flees a combat and fails a diplomacy.
void happen(const DeckRanOut& event, State& state) {
  Table& table = state.table;
  if (table.next().kind == StepKind::Draw) pop(table);
  if (table.encounter().kind == Kind::Diplomacy) return flow::lose(table, Reason::Failed);
  if (!is_leaving(table, event.seat)) flow::begin_flight(table, event.seat, true);
}

void happen(const FleeBegun& event, State& state) { flow::begin_flight(state.table, event.seat, false); }

void happen(const CoinTossed& event, State& state) {
  pop(state.table);
  days::use_chance(state);
  if (!event.away) return;
  agenda::push(state.table, StepKind::Out, event.seat);
  state.table.agenda.back().index = static_cast<std::uint8_t>(Reason::Fled);
}

void happen(const LeaveProposed& event, State& state) {
  Table& table = state.table;
  table.meeting.ran = true;
  const SeatSet others = fighters(table) - SeatSet::of(event.seat);
  if (others.empty()) return flow::lose(table, Reason::Left);
  for (int i = others.size(); i-- > 0;) agenda::push(table, StepKind::Agree, others.nth(i));
}

void happen(const LeaveAnswered& event, State& state) {
  Table& table = state.table;
  pop(table);
  if (!event.yes)
    while (table.next().kind == StepKind::Agree) pop(table);
  else if (table.next().kind != StepKind::Agree)
    flow::lose(table, Reason::Left);
}

void happen(const MemberOut& event, State& state) {
  pop(state.table);
  flow::leave_encounter(state.table, event.seat, event.reason);
}

void happen(const Robbed&, State& state) {
  Table& table = state.table;
  for (const Seat seat : fighters(table)) {
    Member& member = table.at(seat);
    member.stock[static_cast<std::size_t>(Stock::Wealth)] = 0;
    while (!member.items.empty()) remove_item(member, 0);
  }
  flow::lose(table, Reason::Robbed);
}

void happen(const LootGiven& event, State& state) {
  Table& table = state.table;
  const Step step = pop(table);
  agenda::push_effect(table, table.encounter().loot[step.index], event.to);
}

void happen(const EncounterEnded& event, State& state) {
  Table& table = state.table;
  pop(table);
  lose_weapons(table);
  days::after_encounter(state, event.reason);
}

}  // namespace roundtable::grail
