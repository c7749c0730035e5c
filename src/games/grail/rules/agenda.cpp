#include "games/grail/rules/agenda.h"

#include <algorithm>

namespace roundtable::grail::agenda {

Step pop(Table& table) {
  const Step step = table.next();
  table.agenda.pop_back();
  return step;
}

void push_effect(Table& table, const Effect& effect, Seat seat, std::uint8_t place, bool bound, int times) {
  Step step;
  step.seat = static_cast<std::uint8_t>(seat.index());
  step.place = place;
  step.bound = bound;
  step.effect = effect;
  step.effect.amount = static_cast<std::int8_t>(std::clamp(effect.amount * times, -99, 99));
  step.kind = StepKind::Do;
  table.agenda.push_back(step);
}

void push(Table& table, StepKind kind, Seat seat, int amount) {
  Step step;
  step.kind = kind;
  step.seat = static_cast<std::uint8_t>(seat.index());
  step.amount = static_cast<std::int16_t>(amount);
  table.agenda.push_back(step);
}

void push_index(Table& table, StepKind kind, Seat seat, std::size_t index) {
  push(table, kind, seat);
  table.agenda.back().index = static_cast<std::uint8_t>(index);
}

void push_for_each(Table& table, StepKind kind) {
  for (int i = table.players(); i-- > 0;) push(table, kind, Seat(i));
}

void spread(Table& table, const Step& step) {
  const SeatSet seats = table.meeting_now ? fighters(table) : table.everyone();
  for (int i = seats.size(); i-- > 0;) {
    Step one = step;
    one.effect.who = Who::Self;
    one.seat = static_cast<std::uint8_t>(seats.nth(i).index());
    table.agenda.push_back(one);
  }
}

void push_effects(Table& table, const Effects& effects, Seat seat, std::uint8_t place, bool bound, int times) {
  for (std::size_t i = effects.size(); i-- > 0;) push_effect(table, effects[i], seat, place, bound, times);
}

void push_ability(Table& table, const Ability& ability, std::uint8_t index, Seat seat, std::uint8_t place) {
  if (!ability.optional) return push_effects(table, ability.effects, seat, place, true);
  push(table, StepKind::Ask, seat);
  table.agenda.back().place = place;
  table.agenda.back().index = index;
}

void unwind_to(Table& table, StepKind kind) {
  while (!table.agenda.empty() && table.next().kind != kind) table.agenda.pop_back();
}

}  // namespace roundtable::grail::agenda
