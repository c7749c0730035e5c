#include "tests/example_game/rules/notices.h"

#include "engine/match.h"

namespace roundtable::example::notice {
namespace {

Telling to_all(const Notice& notice) {
  Telling telling;
  telling.push_back({std::nullopt, notice});
  return telling;
}

Telling tell(const Dealt& event) {
  Telling telling = to_all(Started{});
  for (const Seat seat : SeatSet::all(event.hands.size())) telling.push_back({seat, YourHand{seat, event.hands[seat]}});
  return telling;
}
Telling tell(const CardLaid& event) { return to_all(Laid{event.seat}); }  // that, not which
Telling tell(const CardsTurned& event) { return to_all(event); }
Telling tell(const GameEnded& event) { return to_all(event); }

}  // namespace

Telling telling(const Event& event) {
  return match(event, [](const auto& what) { return tell(what); });
}

}  // namespace roundtable::example::notice
