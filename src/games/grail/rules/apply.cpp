// How each event of an encounter changes the state; its end is in ending.cpp, the days are in days.cpp and beside it.
#include "engine/match.h"
#include "games/grail/rules/agenda.h"
#include "games/grail/rules/days.h"
#include "games/grail/rules/ending.h"
#include "games/grail/rules/flow.h"
#include "games/grail/rules/items.h"
#include "games/grail/rules/rules.h"
#include "games/grail/rules/take_effect.h"

namespace roundtable::grail {
namespace {

using agenda::pop;

/// One of several draws or discards is done.
void count_down(Table& table) {
  if (--table.agenda.back().amount <= 0) pop(table);
}

CardId take_top(State& state, Seat seat) {
  auto& pile = state.secrets.piles[static_cast<std::size_t>(seat.index())];
  const CardId card = pile.back();
  pile.erase_at(pile.size() - 1);
  --state.table.at(seat).deck;
  return card;
}

void happen(const Effected& event, State& state) {
  const Step step = pop(state.table);
  spend_guards(state.table, step, event.amount);
  take_effect(event, state);
}

void happen(const Passed&, State& state) {
  const Step step = pop(state.table);
  if (step.kind == StepKind::Do) agenda::spread(state.table, step);
}

void happen(const EncounterMet& event, State& state) {
  Table& table = state.table;
  const Step step = pop(table);
  table.meeting_now = true;
  table.meeting = Meeting{};
  table.meeting.encounter = event.encounter;
  days::gather(table, step);
  flow::begin_encounter(table);
  days::push_shuffles(table);
}

void happen(const AvoidAnswered& event, State& state) {
  Table& table = state.table;
  pop(table);
  if (!event.yes)
    while (table.next().kind == StepKind::Avoid) pop(table);
  else if (table.next().kind != StepKind::Avoid)
    flow::go_round(table);
}

void happen(const ItemLaidAside& event, State& state) {
  Member& member = state.table.at(event.seat);
  member.aside = static_cast<std::uint16_t>(member.aside | 1U << event.item);
  if (double_items(state.table, member) == 0) pop(state.table);
}

void happen(const EncounterBegun&, State& state) {
  pop(state.table);
  flow::open_hands(state.table);
}

void happen(const HandKept&, State& state) { pop(state.table); }

void happen(const HandRedrawn& event, State& state) {
  Table& table = state.table;
  Member& member = table.at(event.seat);
  for (const CardId card : member.hand) member.discard.push_back(card);
  member.hand.clear();
  const int size = table.agenda.back().amount - 1;
  if (size > 1)
    table.agenda.back().amount = static_cast<std::int16_t>(size);
  else
    pop(table);
  agenda::push(table, StepKind::Draw, event.seat, size);
}

void happen(const Activated& event, State& state) {
  pop(state.table);
  flow::activate(state.table, event.seat);
}

void happen(const TokenRemoved& event, State& state) {
  Table& table = state.table;
  table.agenda.back().place = static_cast<std::uint8_t>(event.place + 1);
  Laid& laid = table.meeting.row[event.place];
  if (--laid.tokens > 0) return;
  const auto& abilities = table.card(laid.card).abilities;
  for (std::size_t i = abilities.size(); i-- > 0;)
    if (abilities[i].trigger == Trigger::Delayed)
      agenda::push_ability(table, abilities[i], static_cast<std::uint8_t>(i), *table.meeting.active, event.place);
}

void happen(const PanicTurned& event, State& state) { state.table.meeting.forced = take_top(state, event.seat); }

void happen(const CardLaid& event, State& state) {
  Table& table = state.table;
  Member& member = table.at(event.seat);
  if (!table.meeting.forced) member.hand.erase_at(event.hand);
  auto& magic = member.stock[static_cast<std::size_t>(Stock::Magic)];
  magic = static_cast<std::int8_t>(magic - std::popcount(event.magic));
  flow::lay(table, event.seat, event.card, event.magic);
}

void happen(const LayingEnded&, State& state) {
  pop(state.table);
  flow::end_laying(state.table);
}

void happen(const ChargesPaid& event, State& state) {
  Table& table = state.table;
  Laid& laid = table.meeting.row[event.place];
  const auto& abilities = table.card(laid.card).abilities;
  for (const Ability& ability : abilities)
    if (ability.trigger == Trigger::Charges && laid.charges >= ability.cost) {
      laid.charges = static_cast<std::uint8_t>(laid.charges - ability.cost);
      return agenda::push_effects(table, ability.effects, event.seat, event.place, true);
    }
}

void happen(const ItemUsed& event, State& state) {
  Table& table = state.table;
  Member& member = table.at(event.seat);
  member.used = static_cast<std::uint16_t>(member.used | 1U << event.item);
  bool spent = false;
  for (const Ability& ability : table.pack->items[member.items[event.item]].abilities) {
    if (ability.trigger != Trigger::Use) continue;
    agenda::push_effects(table, ability.effects, event.seat);
    spent = spent || ability.spent;
  }
  if (spent) remove_item(member, event.item);
}

void happen(const AbilityAnswered& event, State& state) {
  Table& table = state.table;
  const Step ask = pop(table);
  if (!event.yes) return;
  const Ability& ability = table.card(table.meeting.row[ask.place].card).abilities[ask.index];
  agenda::push_effects(table, ability.effects, event.seat, ask.place, true);
}

void happen(const CardDrawn& event, State& state) {
  state.table.at(event.seat).hand.push_back(take_top(state, event.seat));
  count_down(state.table);
}

void happen(const CardDiscarded& event, State& state) {
  Member& member = state.table.at(event.seat);
  member.discard.push_back(event.card);
  member.hand.erase_at(event.hand);
  count_down(state.table);
}

void happen(const TopDiscarded& event, State& state) {
  state.table.at(event.seat).discard.push_back(take_top(state, event.seat));
  count_down(state.table);
}

void push_triggered(Table& table, const Abilities& abilities, Trigger trigger, Seat seat, std::uint8_t place) {
  for (std::size_t i = abilities.size(); i-- > 0;)
    if (abilities[i].trigger == trigger) {
      if (place < first_item)
        agenda::push_ability(table, abilities[i], static_cast<std::uint8_t>(i), seat, place);
      else
        agenda::push_effects(table, abilities[i].effects, seat);
    }
}

void happen(const AbilitiesActed& event, State& state) {
  Table& table = state.table;
  Step& step = table.agenda.back();
  step.place = static_cast<std::uint8_t>(event.place + 1);
  const Seat seat(step.seat);
  const Trigger trigger = step.kind == StepKind::Later ? Trigger::CardLaid : Trigger::Enemy;
  const auto& abilities = event.place < first_item
                              ? table.card(table.meeting.row[event.place].card).abilities
                              : table.pack->items[table.at(seat).items[event.place - first_item]].abilities;
  push_triggered(table, abilities, trigger, seat, event.place);
}

// Rule G3.7: the next stage begins on grey, without a reaction.
void happen(const StageWon&, State& state) {
  Table& table = state.table;
  ++table.meeting.stage;
  table.meeting.affinity = 0;
  table.meeting.enemy = false;
  agenda::unwind_to(table, StepKind::Ready);
}

void happen(const EncounterWon&, State& state) { flow::win(state.table); }

void happen(const EncounterLost& event, State& state) { flow::lose(state.table, event.reason); }

void happen(const EnemyActed&, State& state) {
  pop(state.table);
  flow::begin_enemy_step(state.table);
}

void happen(const EnemyStruck& event, State& state) {
  pop(state.table);
  flow::strike(state.table, event.row);
}

void happen(const Readied&, State& state) {
  pop(state.table);
  flow::after_activation(state.table);
}

void happen(const TurnBegun&, State& state) {
  Table& table = state.table;
  pop(table);
  for (Member& member : table.members) member.activated = false;
  ++table.meeting.turn;
  agenda::push(table, StepKind::Choose);
}

template <class DayEvent>
void happen(const DayEvent& event, State& state) {
  days::happen(event, state);
}

}  // namespace

void apply(const Event& event, State& state) {
  match(event, [&](const auto& what) { happen(what, state); });
  state.table.waiting = still_to_decide(state.table);
}

}  // namespace roundtable::grail
