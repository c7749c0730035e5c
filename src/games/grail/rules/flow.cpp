#include "games/grail/rules/flow.h"

#include <algorithm>
#include <utility>

#include "games/grail/rules/agenda.h"
#include "games/grail/rules/effects.h"
#include "games/grail/rules/sequence.h"

namespace roundtable::grail::flow {
namespace {

using agenda::push;

int opening_hand(const Table& table) {
  const bool slow = table.encounter().traits.contains(Trait::Slow);
  return (fighters(table).size() == max_members ? 2 : 3) + (slow ? 1 : 0);
}

Effect effect_of(Verb verb, int amount) {
  Effect effect;
  effect.verb = verb;
  effect.amount = static_cast<std::int8_t>(amount);
  return effect;
}

/// Rule G2.7: what the present stage says for the attribute of the row.
void push_special(Table& table, Seat seat, const Gained& gain) {
  if (table.encounter().kind != Kind::Diplomacy) return;
  for (const Special& special : table.encounter().stages[table.meeting.stage].specials)
    if (special.key == gain.key || (special.key == Key::Blank && is_attribute(gain.key)))
      return agenda::push_effects(table, special.effects, seat, nowhere, false, gain.times);
}

void push_gain(Table& table, Seat seat, std::uint8_t place, const Gained& gain) {
  const auto give = [&](Verb verb, int sign) {
    agenda::push_effect(table, effect_of(verb, sign), seat, place, false, gain.times);
  };
  switch (gain.bonus) {
    case Bonus::Marker:
      return give(Verb::Marker, 1);
    case Bonus::Up:
      return give(Verb::Affinity, 1);
    case Bonus::Down:
      return give(Verb::Affinity, -1);
    case Bonus::Draw:
      return push(table, StepKind::Draw, seat, gain.times);
    case Bonus::DestroyLast:
      return give(Verb::DestroyLast, 1);
    case Bonus::Special:
      return push_special(table, seat, gain);
    case Bonus::Bolt:
    case Bonus::Cancel:
      return;
  }
}

void push_abilities(Table& table, const Card& card, Trigger trigger, Seat seat, std::uint8_t place) {
  for (std::size_t i = card.abilities.size(); i-- > 0;)
    if (card.abilities[i].trigger == trigger)
      agenda::push_ability(table, card.abilities[i], static_cast<std::uint8_t>(i), seat, place);
}

std::uint8_t tokens_of(const Card& card) {
  for (const Ability& ability : card.abilities)
    if (ability.trigger == Trigger::Delayed) return ability.cost;
  return 0;
}

/// Rule G2.12: a card that is covered loses its time tokens.
void cover_last(Table& table) {
  auto& row = table.meeting.row;
  if (!row.empty() && !table.card(row.back().card).passive) row.back().tokens = 0;
}

void count_keys(Meeting& meeting, const Laid& laid, int change) {
  for (const Key key : laid.joined)
    if (key != Key::Blank) {
      auto& count = meeting.joined[static_cast<std::size_t>(key)];
      count = static_cast<std::uint8_t>(count + change);
    }
}

/// Whether any passive card acts after others are laid.
bool some_follow(const Table& table) {
  const auto& row = table.meeting.row;
  for (std::size_t i = 0; i + 1 < row.size(); ++i)
    if (acts_later(table.card(row[i].card))) return true;
  return false;
}

bool all_nearly_dead(const Table& table) {
  return std::all_of(table.members.begin(), table.members.end(),
                     [](const Member& member) { return !member.in || member.of(Stock::Health) <= 1; });
}

}  // namespace

// Rule G3.1: before anything else the party may go round it and lays items aside.
void begin_encounter(Table& table) {
  push(table, StepKind::Finish);
  push(table, StepKind::Begin);
  const SeatSet seats = fighters(table);
  for (int i = seats.size(); i-- > 0;)
    if (double_items(table, table.at(seats.nth(i))) != 0) push(table, StepKind::Equip, seats.nth(i));
  if (!may_avoid(table)) return;
  for (int i = seats.size(); i-- > 0;) push(table, StepKind::Avoid, seats.nth(i));
}

void open_hands(Table& table) {
  push(table, StepKind::Turn);
  const SeatSet seats = fighters(table);
  for (int i = seats.size(); i-- > 0;) {
    const Seat seat = seats.nth(i);
    const Member& member = table.at(seat);
    for (std::size_t item = member.items.size(); item-- > 0;)
      if (uses_item(member, item))
        for (const Ability& ability : table.pack->items[member.items[item]].abilities)
          if (ability.trigger == Trigger::Start) agenda::push_effects(table, ability.effects, seat);
  }
  const int size = opening_hand(table);
  for (int i = seats.size(); i-- > 0;) {
    push(table, StepKind::Open, seats.nth(i), size);
    push(table, StepKind::Draw, seats.nth(i), size);
  }
}

void activate(Table& table, Seat seat) {
  Meeting& meeting = table.meeting;
  Member& member = table.at(seat);
  member.activated = true;
  meeting.active = seat;
  meeting.laid = 0;
  meeting.free_lay = meeting.ran = false;
  meeting.penalized = nowhere;
  push(table, StepKind::Ready);
  push(table, StepKind::Lay, seat);
  if (!meeting.row.empty()) push(table, StepKind::Token, seat);
  if (!std::exchange(meeting.first, false)) return;
  const TraitSet& traits = table.encounter().traits;
  if (traits.contains(Trait::Charge)) agenda::push_effect(table, effect_of(Verb::Damage, 2), seat);
  if (traits.contains(Trait::Ambush) && member.hand.size() > 1)
    push(table, StepKind::Discard, seat, static_cast<int>(member.hand.size()) - 1);
}

void lay(Table& table, Seat seat, CardId id, std::uint8_t magic) {
  Meeting& meeting = table.meeting;
  const Card& card = table.card(id);
  const Joint joint = join(table, table.at(seat), card, magic);
  const Gains gains = gains_of(card, open_edge(table), joint);
  cover_last(table);
  Laid laid;
  laid.card = id;
  laid.owner = static_cast<std::uint8_t>(seat.index());
  laid.magic = magic;
  laid.joined = joint;
  laid.tokens = tokens_of(card);
  meeting.row.push_back(laid);
  count_keys(meeting, laid, 1);
  ++meeting.laid;
  meeting.free_lay = false;
  meeting.forced.reset();
  const auto place = static_cast<std::uint8_t>(meeting.row.size() - 1);
  const bool penalized = meeting.laid == 1 && table.encounter().traits.contains(Trait::Defensive);
  meeting.penalized = penalized ? place : nowhere;

  if (some_follow(table)) push(table, StepKind::Later, seat);
  push_abilities(table, card, Trigger::Placement, seat, place);
  for (std::size_t i = gains.size(); i-- > 0;) push_gain(table, seat, place, gains[i]);
}

void end_laying(Table& table) {
  const Meeting& meeting = table.meeting;
  const Encounter& encounter = table.encounter();
  const Seat seat = *meeting.active;
  const TraitSet& traits = encounter.traits;
  push(table, StepKind::Check);
  push(table, StepKind::Enemy, seat);
  if (traits.contains(Trait::Frenzy)) push(table, StepKind::Enemy, seat);
  push(table, StepKind::Check);
  if (encounter.kind != Kind::Combat) return;
  if (meeting.laid == 0) push(table, StepKind::Draw, seat, 1);
  if (meeting.laid == 0 || (meeting.laid < 2 && traits.contains(Trait::Opportunist)))
    agenda::push_effects(table, encounter.opportunity, seat);
}

void begin_enemy_step(Table& table) {
  Meeting& meeting = table.meeting;
  const Seat seat = *meeting.active;
  meeting.enemy = true;
  meeting.reduction = meeting.hold = 0;
  push(table, StepKind::Strike, seat);
  push(table, StepKind::Guarding, seat);
  if (table.encounter().traits.contains(Trait::Horde)) push(table, StepKind::DiscardTop, seat, 2);
}

void strike(Table& table, std::size_t row) {
  const Encounter& encounter = table.encounter();
  const Seat seat = *table.meeting.active;
  if (encounter.kind == Kind::Diplomacy)
    agenda::push_effects(table, encounter.stages[table.meeting.stage].reaction, seat);
  else if (row < encounter.attacks.size())
    agenda::push_effects(table, encounter.attacks[row].effects, seat);
}

void after_activation(Table& table) {
  table.meeting.active.reset();
  table.meeting.enemy = false;
  if (!to_be_activated(table).empty()) return push(table, StepKind::Choose);
  push(table, StepKind::Turn);
  const SeatSet seats = fighters(table);
  const int draws = table.encounter().traits.contains(Trait::Slow) ? 2 : 1;
  for (int i = seats.size(); i-- > 0;)
    if (!in_panic(table, table.at(seats.nth(i)))) push(table, StepKind::Draw, seats.nth(i), draws);
  for (int i = seats.size(); i-- > 0;) {
    const int hand = static_cast<int>(table.at(seats.nth(i)).hand.size());
    if (hand > hand_limit) push(table, StepKind::Discard, seats.nth(i), hand - hand_limit);
  }
}

void destroy_last(Table& table) {
  Meeting& meeting = table.meeting;
  if (meeting.row.empty()) return;
  const Laid last = meeting.row.back();
  count_keys(meeting, last, -1);
  table.members[last.owner].discard.push_back(last.card);
  meeting.row.erase_at(meeting.row.size() - 1);
}

void after_wound(Table& table, Seat seat) {
  if (!table.meeting_now) {
    if (table.at(seat).of(Stock::Health) == 0) push(table, StepKind::Toll, seat);
    return;
  }
  const bool robs = table.encounter().traits.contains(Trait::Robber);
  if (table.at(seat).of(Stock::Health) == 0 && table.at(seat).in) {
    push(table, StepKind::Out, seat);
    table.agenda.back().index = static_cast<std::uint8_t>(Reason::Dying);
  }
  if (robs && !table.meeting.decided && all_nearly_dead(table)) push(table, StepKind::Rob);
}

void change_stock(Table& table, Seat seat, Stock stock, int amount) {
  Member& member = table.at(seat);
  auto& value = member.stock[static_cast<std::size_t>(stock)];
  const int most = std::max(int{value}, most_of(table, member, stock));
  value = static_cast<std::int8_t>(std::clamp(value + amount, 0, most));
  if (stock != Stock::Health) return;
  auto& energy = member.stock[static_cast<std::size_t>(Stock::Energy)];
  energy = static_cast<std::int8_t>(std::min(int{energy}, energy_limit(table, member)));
  if (amount < 0) after_wound(table, seat);
}

}  // namespace roundtable::grail::flow
