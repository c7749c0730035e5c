#include "games/grail/rules/effects.h"

#include <algorithm>

#include "games/grail/rules/items.h"

namespace roundtable::grail {
namespace {

bool is_marked(const Table& table, std::uint8_t mark) { return (table.marks >> mark & 1U) != 0; }

int counted(const Table& table, const Member& member, const Step& step) {
  const Effect& effect = step.effect;
  const Meeting& meeting = table.meeting;
  switch (effect.count) {
    case Count::One:
      return 1;
    case Count::Joined:
      return meeting.joined[effect.counted];
    case Count::Attribute:
      return attribute_of(table, member, static_cast<Attribute>(effect.counted));
    case Count::Cards:
      return static_cast<int>(meeting.row.size());
    case Count::Markers:
      return meeting.markers;
    case Count::Members:
      return counted_players(table);
    case Count::Charges:
      return step.place < meeting.row.size() ? meeting.row[step.place].charges : 0;
    case Count::Hand:
      return static_cast<int>(member.hand.size());
  }
  return 1;
}

int within_track(const Table& table, const Member& member, Stock stock, int amount) {
  const int now = member.of(stock);
  return std::clamp(now + amount, 0, std::max(now, most_of(table, member, stock))) - now;
}

/// Rule G3.13: a card that came first against a defensive enemy gives one marker less.
int markers_of(const Table& table, const Step& step, int amount) {
  const Meeting& meeting = table.meeting;
  if (amount > 0) return amount - (step.place == meeting.penalized ? 1 : 0);
  return meeting.enemy ? std::min(0, amount + meeting.hold) : amount;
}

int damage_of(const Table& table, int amount) {
  const Meeting& meeting = table.meeting;
  if (!meeting.enemy || table.encounter().traits.contains(Trait::Trick)) return amount;
  return std::max(0, amount - meeting.reduction);
}

}  // namespace

bool holds(const Table& table, const Member& member, const Effect& effect) {
  const Meeting& meeting = table.meeting;
  switch (effect.when) {
    case When::Always:
      return true;
    case When::Green:
      return meeting.affinity >= table.encounter().green;
    case When::NotGreen:
      return meeting.affinity < table.encounter().green;
    case When::Red:
      return meeting.affinity <= table.encounter().red;
    case When::NotRed:
      return meeting.affinity > table.encounter().red;
    case When::Markers:
      return meeting.markers >= effect.bound;
    case When::Attribute:
      return attribute_of(table, member, static_cast<Attribute>(effect.asked)) >= effect.bound;
    case When::Stock:
      return member.stock[effect.asked] >= effect.bound;
    case When::Joined:
      return meeting.joined[effect.asked] >= effect.bound;
    case When::Panic:
      return in_panic(table, member);
    case When::NoPanic:
      return !in_panic(table, member);
    case When::Cards:
      return static_cast<int>(meeting.row.size()) >= effect.bound;
    case When::Item:
      return find_item(table, member, effect.asked).has_value();
    case When::Marked:
      return is_marked(table, effect.asked);
    case When::Unmarked:
      return !is_marked(table, effect.asked);
  }
  return true;
}

int raw_amount(const Table& table, const Step& step) {
  if (step.bound && step.place >= table.meeting.row.size()) return 0;
  const Member& member = table.at(Seat(step.seat));
  if (table.meeting_now && !member.in) return 0;
  if (!holds(table, member, step.effect)) return 0;
  return std::clamp(step.effect.amount * counted(table, member, step), -99, 99);
}

int final_amount(const Table& table, const Step& step) {
  const int amount = raw_amount(table, step);
  const Member& member = table.at(Seat(step.seat));
  switch (step.effect.verb) {
    case Verb::Marker:
      return amount == 0 ? 0 : markers_of(table, step, amount);
    case Verb::Affinity: {
      const Encounter& encounter = table.encounter();
      const int now = table.meeting.affinity;
      return std::clamp(now + amount, int{encounter.bottom}, int{encounter.top}) - now;
    }
    case Verb::Gain:
      return within_track(table, member, step.effect.stock, amount);
    case Verb::Damage:
      return std::min(damage_of(table, amount), member.of(Stock::Health));
    default:
      return amount;
  }
}

bool can_pay(const Member& member, const Effects& cost) {
  return std::all_of(cost.begin(), cost.end(), [&](const Effect& effect) {
    if (effect.verb == Verb::Damage) return member.of(Stock::Health) > effect.amount;
    if (effect.verb != Verb::Gain || effect.stock == Stock::Terror) return true;
    return member.of(effect.stock) + effect.amount >= 0;
  });
}

bool may_avoid(const Table& table) {
  const auto& avoid = table.encounter().avoid;
  if (!avoid) return false;
  int best = 0;
  for (const Seat seat : fighters(table)) {
    const Member& member = table.at(seat);
    if (!can_pay(member, avoid->cost)) return false;
    if (avoid->stock) best = std::max(best, member.of(*avoid->stock));
    if (avoid->attribute) best = std::max(best, attribute_of(table, member, *avoid->attribute));
  }
  return best >= avoid->at_least;
}

bool ability_applies(const Table& table, const Step& ask) {
  const Member& member = table.at(Seat(ask.seat));
  if (ask.place >= table.meeting.row.size() || !member.in) return false;
  const Ability& ability = table.card(table.meeting.row[ask.place].card).abilities[ask.index];
  return !ability.effects.empty() && holds(table, member, ability.effects[0]);
}

}  // namespace roundtable::grail
