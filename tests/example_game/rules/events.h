// What happens, in the past tense. Events are the record: they carry whatever chance gave.
#pragma once

#include <variant>

#include "engine/seat.h"
#include "tests/example_game/rules/vocabulary.h"

namespace roundtable::example {

struct Dealt {
  PerSeat<Hand> hands;
};
struct CardLaid {
  Seat seat;
  Card card;
};
struct CardsTurned {
  PerSeat<Card> cards;
  Seat winner;
};
struct GameEnded {
  Seat winner;
  Reason reason;
};

using Event = std::variant<Dealt, CardLaid, CardsTurned, GameEnded>;

}  // namespace roundtable::example
