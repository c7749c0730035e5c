// What lies open for everybody. A phase holds what that phase has and no more.
#pragma once

#include <variant>

#include "engine/seat.h"
#include "tests/example_game/rules/setup.h"

namespace roundtable::example {

struct Dealing {};
struct Laying {
  SeatSet laid;  // who has a card face down
};
struct Over {
  Seat winner;
  Reason reason;
};
using Phase = std::variant<Dealing, Laying, Over>;

struct Round {
  PerSeat<Card> cards;
  Seat winner;
};

struct Table {
  Setup setup;
  Phase phase;
  SeatSet waiting;  // for whom the game waits
  SmallList<Round, hand_size> rounds;

  int players() const { return setup.players; }
  SeatSet everyone() const { return SeatSet::all(players()); }
};

inline bool is_over(const Table& table) { return std::holds_alternative<Over>(table.phase); }
std::string_view phase_name(const Table& table);
/// Rule E3.1: who has won, once all rounds are played.
Over result_of(const Table& table);

}  // namespace roundtable::example
