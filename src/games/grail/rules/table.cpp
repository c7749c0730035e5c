#include "games/grail/rules/table.h"

#include <algorithm>

#include "games/grail/rules/effects.h"

namespace roundtable::grail {
namespace {

SeatSet day_actors(const Table& table) {
  SeatSet seats;
  for (const Seat seat : table.everyone()) {
    const Member& member = table.at(seat);
    if (!member.acted && !member.resting && member.of(Stock::Energy) > 0) seats.insert(seat);
  }
  return seats;
}

SeatSet asked_to_choose(const Table& table) {
  const SeatSet seats = to_be_activated(table);
  return seats.size() > 1 ? SeatSet::of(lowest_number(table, seats)) : SeatSet();
}

SeatSet asked_to_lay(const Table& table) {
  const Meeting& meeting = table.meeting;
  const bool turns_up = meeting.laid == 0 && !meeting.forced && in_panic(table, table.at(*meeting.active));
  return turns_up ? SeatSet() : SeatSet::of(*meeting.active);
}

}  // namespace

SeatSet still_to_decide(const Table& table) {
  if (table.over || table.agenda.empty()) return {};
  const Step& step = table.next();
  const SeatSet seat = SeatSet::of(Seat(step.seat));
  switch (step.kind) {
    case StepKind::Avoid:
    case StepKind::Equip:
    case StepKind::Open:
    case StepKind::Agree:
    case StepKind::Join:
    case StepKind::Growing:
    case StepKind::Choice:
      return seat;
    case StepKind::Ask:
      return ability_applies(table, step) ? seat : SeatSet();
    case StepKind::Choose:
      return asked_to_choose(table);
    case StepKind::Lay:
      return asked_to_lay(table);
    case StepKind::Discard:
      return table.at(Seat(step.seat)).hand.empty() ? SeatSet() : seat;
    case StepKind::Loot:
      return SeatSet::of(lowest_number(table, fighters(table)));
    case StepKind::Share:
      return may_share(table, Seat(step.seat)) ? seat : SeatSet();
    case StepKind::Day:
      return day_actors(table);
    default:
      return {};
  }
}

SeatSet fighters(const Table& table) {
  SeatSet seats;
  for (const Seat seat : table.everyone())
    if (table.at(seat).in) seats.insert(seat);
  return seats;
}

SeatSet to_be_activated(const Table& table) {
  SeatSet seats;
  for (const Seat seat : table.everyone())
    if (table.at(seat).in && !table.at(seat).activated) seats.insert(seat);
  return seats;
}

Seat lowest_number(const Table& table, SeatSet seats) {
  Seat lowest = seats.first();
  for (const Seat seat : seats)
    if (table.at(seat).number < table.at(lowest).number) lowest = seat;
  return lowest;
}

bool is_alone_in_story(const Table& table) {
  return table.difficulty == Difficulty::Story && table.members.size() == 1;
}

int counted_players(const Table& table) {
  const int players = table.players();
  return table.difficulty == Difficulty::Story ? std::max(1, players - 1) : players;
}

int energy_limit(const Table& table, const Member& member) {
  const int most = member.most[static_cast<std::size_t>(Stock::Energy)];
  if (is_alone_in_story(table)) return most;
  const int health = member.of(Stock::Health) - (table.difficulty == Difficulty::Hard ? 1 : 0);
  return std::clamp(health, 0, most);
}

bool in_panic(const Table& table, const Member& member) {
  if (is_alone_in_story(table)) return false;
  const int health = member.of(Stock::Health) - (table.difficulty == Difficulty::Hard ? 1 : 0);
  return member.of(Stock::Terror) > health;
}

bool is_exhausted(const Member& member) { return member.of(Stock::Energy) <= 1; }

bool is_insane(const Member& member) {
  return member.of(Stock::Terror) >= member.most[static_cast<std::size_t>(Stock::Terror)] - 1;
}

int most_of(const Table& table, const Member& member, Stock stock) {
  if (stock == Stock::Energy) return energy_limit(table, member);
  return member.most[static_cast<std::size_t>(stock)];
}

std::size_t most_items(const Table& table) { return table.difficulty == Difficulty::Hard ? 5 : max_items; }

bool may_share(const Table& table, Seat seat) {
  const Member& member = table.at(seat);
  return !member.items.empty() && std::any_of(table.members.begin(), table.members.end(), [&](const Member& other) {
    return &other != &member && other.at == member.at && other.items.size() < most_items(table);
  });
}

bool uses_item(const Member& member, std::size_t place) { return (member.aside >> place & 1U) == 0; }

int attribute_of(const Table& table, const Member& member, Attribute attribute) {
  const auto which = static_cast<std::size_t>(attribute);
  int value = member.attributes[which];
  for (std::size_t i = 0; i < member.items.size(); ++i)
    if (uses_item(member, i)) value += table.pack->items[member.items[i]].attributes[which];
  return value;
}

std::uint16_t double_items(const Table& table, const Member& member) {
  unsigned doubles = 0;
  std::array<unsigned, 6> by_keyword{};
  for (std::size_t i = 0; i < member.items.size(); ++i) {
    const Keyword keyword = table.pack->items[member.items[i]].keyword;
    if (keyword != Keyword::None && uses_item(member, i)) by_keyword[static_cast<std::size_t>(keyword)] |= 1U << i;
  }
  for (const unsigned places : by_keyword)
    if (std::popcount(places) > 1) doubles |= places;
  return static_cast<std::uint16_t>(doubles);
}

bool has_trigger(const Abilities& abilities, Trigger trigger) {
  return std::any_of(abilities.begin(), abilities.end(),
                     [&](const Ability& ability) { return ability.trigger == trigger; });
}

bool acts_later(const Card& card) { return card.passive && has_trigger(card.abilities, Trigger::CardLaid); }

bool is_visible(const Table& table, std::size_t place) {
  const auto& row = table.meeting.row;
  return place + 1 == row.size() || (place < row.size() && table.card(row[place].card).passive);
}

}  // namespace roundtable::grail
