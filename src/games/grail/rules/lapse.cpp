#include "games/grail/rules/lapse.h"

#include <bit>

namespace roundtable::grail {
namespace {

struct Default {
  std::string_view word;
  Action action;
};

std::uint8_t first_of(std::uint16_t places) { return static_cast<std::uint8_t>(std::countr_zero(places)); }

/// Nothing is used, spent or risked that nobody asked for; where the rules leave no way to pass, the first that is
/// there.
Default default_of(const Table& table, Seat seat) {
  switch (table.next().kind) {
    case StepKind::Avoid:
      return {"face_it", Answer{false}};
    case StepKind::Equip:
      return {"first_choice", LayAside{first_of(double_items(table, table.at(seat)))}};
    case StepKind::Open:
      return {"keep_hand", Keep{}};
    case StepKind::Choose:
      return {"go_next", Activate{seat}};  // rule G1.6: the lowest itself
    case StepKind::Lay:
      if (table.meeting.forced) return {"lay_turned_up", LayCard{0}};
      return {"end_laying", Stop{}};
    case StepKind::Discard:
      return {"first_choice", DiscardCard{0}};
    case StepKind::Loot:
      return {"keep_loot", GiveLoot{seat}};
    case StepKind::Share:
      return {"give_nothing", Stop{}};
    case StepKind::Day:
      return {"rest", Rest{}};
    case StepKind::Agree:
    case StepKind::Join:
      return {"stay", Answer{false}};
    case StepKind::Growing:
      return {"sleep", Sleep{}};
    case StepKind::Choice:
      return {"first_choice", KeepCard{0}};
    default:
      return {"decline", Answer{false}};
  }
}

}  // namespace

Action default_action(const View& view) { return default_of(view.table, view.seat).action; }

Event lapse(const State& state, Seat seat) { return *decide(state, seat, default_action(observe(state, seat))); }

std::string_view lapse_word(const Table& table) {
  return table.waiting.empty() ? "" : default_of(table, table.waiting.first()).word;
}

}  // namespace roundtable::grail
