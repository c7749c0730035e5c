// The morning: the land shrinks, dials turn, news come, guardians move, items are handed round.
#include "games/grail/rules/agenda.h"
#include "games/grail/rules/days.h"
#include "games/grail/rules/flow.h"
#include "games/grail/rules/items.h"
#include "games/grail/rules/land.h"

namespace roundtable::grail::days {

using agenda::pop;
using agenda::push;
using agenda::push_index;

void happen(const MorningBroke&, State& state) {
  Table& table = state.table;
  pop(table);
  ++table.day;
  push(table, StepKind::Day);
  agenda::push_for_each(table, StepKind::Share);
  for (std::size_t i = 0; i < table.guardians.size(); ++i) push_index(table, StepKind::Prowl, Seat(0), i);
  push(table, StepKind::News);
  for (std::size_t i = table.dials.size(); i-- > 0;)
    if (!table.pack->dials[i].quest) push_index(table, StepKind::Clock, Seat(0), i);
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
  for (Place& place : state.table.places) {
    if (place.dial > 0) --place.dial;
    for (auto& tokens : place.tokens)
      if (tokens > 0) --tokens;
  }
}

void happen(const ClockTurned& event, State& state) {
  pop(state.table);
  turn(state.table, event.dial, -1);
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

void happen(const ItemGiven& event, State& state) {
  Member& giver = state.table.at(event.seat);
  state.table.at(event.to).items.push_back(giver.items[event.item]);
  remove_item(giver, event.item);
}

void happen(const SharingEnded&, State& state) { pop(state.table); }

}  // namespace roundtable::grail::days
