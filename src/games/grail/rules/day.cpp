// The day: travelling, exploring and what places offer.
#include "games/grail/rules/agenda.h"
#include "games/grail/rules/days.h"
#include "games/grail/rules/flow.h"
#include "games/grail/rules/land.h"

namespace roundtable::grail::days {
namespace {

using agenda::pop;
using agenda::push;
using agenda::push_index;

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

}  // namespace

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
  table.places[member.at].tokens[event.action] = action.time;
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

}  // namespace roundtable::grail::days
