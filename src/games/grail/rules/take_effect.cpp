#include "games/grail/rules/take_effect.h"

#include <algorithm>

#include "games/grail/rules/agenda.h"
#include "games/grail/rules/days.h"
#include "games/grail/rules/effects.h"
#include "games/grail/rules/flow.h"
#include "games/grail/rules/items.h"

namespace roundtable::grail {
namespace {

void change_markers(Table& table, Seat seat, int amount) {
  auto& markers = table.meeting.markers;
  if (amount < 0 && table.encounter().kind == Kind::Combat) {
    const int missing = -amount - markers;
    if (missing > 0) agenda::push(table, StepKind::Discard, seat, missing);  // rule G3.10
  }
  markers = static_cast<std::uint8_t>(std::clamp(markers + amount, 0, 99));
}

void take_item(Table& table, Seat seat, ItemId item) {
  Member& member = table.at(seat);
  if (member.items.size() >= most_items(table)) return;
  member.aside = static_cast<std::uint16_t>(member.aside | (table.meeting_now ? 1U << member.items.size() : 0U));
  member.items.push_back(item);
}

std::uint8_t raised(std::uint8_t value, int amount) {
  return static_cast<std::uint8_t>(std::clamp(value + amount, 0, 99));
}

}  // namespace

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

void take_effect(const Effected& effect, State& state) {
  Table& table = state.table;
  Meeting& meeting = table.meeting;
  const int amount = effect.amount;
  if (amount == 0) return;
  switch (effect.verb) {
    case Verb::Marker:
      return change_markers(table, effect.seat, amount);
    case Verb::Affinity:
      meeting.affinity = static_cast<std::int8_t>(meeting.affinity + amount);
      return;
    case Verb::Draw:
      return agenda::push(table, StepKind::Draw, effect.seat, amount);
    case Verb::Discard:
      return agenda::push(table, StepKind::Discard, effect.seat, amount);
    case Verb::DiscardTop:
      return agenda::push(table, StepKind::DiscardTop, effect.seat, amount);
    case Verb::Gain:
      return flow::change_stock(table, effect.seat, effect.stock, amount);
    case Verb::Damage:
      return flow::change_stock(table, effect.seat, Stock::Health, -amount);
    case Verb::Reduce:
      meeting.reduction = raised(meeting.reduction, amount);
      return;
    case Verb::Hold:
      meeting.hold = raised(meeting.hold, amount);
      return;
    case Verb::DestroyLast:
      for (int i = 0; i < amount; ++i) flow::destroy_last(table);
      return;
    case Verb::Charge:
      if (effect.place < meeting.row.size())
        meeting.row[effect.place].charges = raised(meeting.row[effect.place].charges, amount);
      return;
    case Verb::LayFreely:
      meeting.free_lay = true;
      return;
    case Verb::DropItem:
      if (const auto place = find_item(table, table.at(effect.seat), effect.ref))
        remove_item(table.at(effect.seat), *place);
      return;
    case Verb::TakeItem:
      return take_item(table, effect.seat, effect.ref);
    case Verb::Meet:
    case Verb::Face:
    case Verb::Light:
    case Verb::Mark:
    case Verb::Dial:
      return days::take_effect(effect, state);
  }
}

}  // namespace roundtable::grail
