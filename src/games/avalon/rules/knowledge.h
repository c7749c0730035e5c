// What one seat knows and others need not: its card, what the opening showed it, what it learned since.
#pragma once

#include "games/avalon/rules/table.h"

namespace roundtable::avalon {

/// What the opening shows a seat: disjoint sets of seats, by what it takes them for.
struct Opening {
  SeatSet evil;
  SeatSet merlin;
  SeatSet merlin_or_morgana;
  SeatSet lancelot_good;
  SeatSet lancelot_evil;
  SeatSet assassin;  // the floating one
  bool operator==(const Opening&) const = default;
};

struct Knowledge {
  Role role = Role::Servant;
  Side side = Side::Good;  // the current one
  Opening opening;
  std::uint8_t failed_rounds = 0;          // bit r − 1: this seat chose fail in round r
  Vote vote = Vote::Reject;                // its last choice in a vote
  SmallList<Sight, max_glimpses> learned;  // answers to its glimpses, in their order
  bool operator==(const Knowledge&) const = default;
};

/// Rules A2.1 to A2.11, A2.19 and A6.2 to A6.6: what this seat sees when eyes are opened one by one.
Opening opening_of(const Setup& setup, const PerSeat<Role>& roles, std::optional<Seat> knife, Seat seat);

}  // namespace roundtable::avalon
