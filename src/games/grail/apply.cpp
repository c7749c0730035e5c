// How each event of an encounter changes the state. Events of the days are in apply_days.cpp.
#include <algorithm>

#include "engine/match.h"
#include "games/grail/agenda.h"
#include "games/grail/days.h"
#include "games/grail/effects.h"
#include "games/grail/flow.h"
#include "games/grail/items.h"
#include "games/grail/rules.h"

namespace roundtable::grail {
namespace {

Step pop(Table& table) {
  const Step step = table.next();
  table.agenda.erase_at(table.agenda.size() - 1);
  return step;
}

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

bool is_leaving(const Table& table, Seat seat) {
  return std::any_of(table.agenda.begin(), table.agenda.end(), [&](const Step& step) {
    return (step.kind == StepKind::Out || step.kind == StepKind::Toss) && step.seat == seat.index();
  });
}

// --- effects

void change_markers(Table& table, Seat seat, int amount) {
  auto& markers = table.meeting.markers;
  if (amount < 0 && table.encounter().kind == Kind::Combat) {
    const int missing = -amount - markers;
    if (missing > 0) agenda::push(table, StepKind::Discard, seat, missing);  // rule G3.10
  }
  markers = static_cast<std::uint8_t>(std::clamp(markers + amount, 0, 99));
}

void spend_guards(Table& table, const Step& step, int amount) {
  Meeting& meeting = table.meeting;
  const int raw = raw_amount(table, step);
  if (step.effect.verb == Verb::Marker && raw > 0 && step.place == meeting.penalized) meeting.penalized = nowhere;
  if (!meeting.enemy) return;
  if (step.effect.verb == Verb::Damage)
    meeting.reduction = static_cast<std::uint8_t>(std::max(0, meeting.reduction - std::max(0, raw - amount)));
  if (step.effect.verb == Verb::Marker && raw < 0)
    meeting.hold = static_cast<std::uint8_t>(std::max(0, meeting.hold - (amount - raw)));
}

void take_item(Table& table, Seat seat, ItemId item) {
  Member& member = table.at(seat);
  const std::size_t most = table.difficulty == Difficulty::Hard ? 5 : max_items;
  if (member.items.size() >= most) return;
  member.aside = static_cast<std::uint16_t>(member.aside | (table.meeting_now ? 1U << member.items.size() : 0U));
  member.items.push_back(item);
}

std::uint8_t raised(std::uint8_t value, int amount) { return static_cast<std::uint8_t>(std::clamp(value + amount, 0, 99)); }

void take_effect(const Effected& effect, State& state) {
  Table& table = state.table;
  Meeting& meeting = table.meeting;
  const int amount = effect.amount;
  if (amount == 0) return;
  switch (effect.verb) {
    case Verb::Marker: return change_markers(table, effect.seat, amount);
    case Verb::Affinity: meeting.affinity = static_cast<std::int8_t>(meeting.affinity + amount); return;
    case Verb::Draw: return agenda::push(table, StepKind::Draw, effect.seat, amount);
    case Verb::Discard: return agenda::push(table, StepKind::Discard, effect.seat, amount);
    case Verb::DiscardTop: return agenda::push(table, StepKind::DiscardTop, effect.seat, amount);
    case Verb::Gain: return flow::change_stock(table, effect.seat, effect.stock, amount);
    case Verb::Damage: return flow::change_stock(table, effect.seat, Stock::Health, -amount);
    case Verb::Reduce: meeting.reduction = raised(meeting.reduction, amount); return;
    case Verb::Hold: meeting.hold = raised(meeting.hold, amount); return;
    case Verb::DestroyLast:
      for (int i = 0; i < amount; ++i) flow::destroy_last(table);
      return;
    case Verb::Charge:
      if (effect.place < meeting.row.size())
        meeting.row[effect.place].charges = raised(meeting.row[effect.place].charges, amount);
      return;
    case Verb::LayFreely: meeting.free_lay = true; return;
    case Verb::DropItem:
      if (const auto place = find_item(table, table.at(effect.seat), effect.ref)) remove_item(table.at(effect.seat), *place);
      return;
    case Verb::TakeItem: return take_item(table, effect.seat, effect.ref);
    case Verb::Meet:
    case Verb::Face:
    case Verb::Light:
    case Verb::Mark: return days::take_effect(effect, state);
  }
}

// --- events

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

// Rule G3.8: whoever must draw more than there is flees a combat and fails a diplomacy.
void happen(const DeckRanOut& event, State& state) {
  Table& table = state.table;
  if (table.next().kind == StepKind::Draw) pop(table);
  if (table.encounter().kind == Kind::Diplomacy) return flow::lose(table, Reason::Failed);
  if (!is_leaving(table, event.seat)) flow::begin_flight(table, event.seat, true);
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
  table.meeting.turn = raised(table.meeting.turn, 1);
  agenda::push(table, StepKind::Choose);
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

/// Rule G3.24.
void lose_weapons(Table& table) {
  if (!table.encounter().traits.contains(Trait::Crushing)) return;
  const unsigned weapons = 1U << static_cast<unsigned>(Keyword::Weapon);
  for (Member& member : table.members)
    if (member.fought)
      while (const auto place = find_item(table, member, weapons)) remove_item(member, *place);
}

void happen(const EncounterEnded& event, State& state) {
  Table& table = state.table;
  pop(table);
  lose_weapons(table);
  days::after_encounter(state, event.reason);
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
