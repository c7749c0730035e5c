// What is told of an event, and to whom. Every event is met by name: none is public by default.
#pragma once

#include "tests/example_game/rules/events.h"
#include "tests/example_game/rules/state.h"

namespace roundtable::example::notice {

struct Started {};
struct YourHand {
  Seat seat;
  Hand hand;
};
struct Laid {
  Seat seat;
};

using Notice = std::variant<Started, YourHand, Laid, CardsTurned, GameEnded>;
struct Told {
  std::optional<Seat> only;  // nobody else hears it
  Notice notice;
};
using Telling = SmallList<Told, max_players + 1>;

Telling telling(const Event& event);

}  // namespace roundtable::example::notice
