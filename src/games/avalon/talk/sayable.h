// All that a seat may say to an audience now: what each slot of a statement may hold.
#pragma once

#include "games/avalon/talk/legality.h"

namespace roundtable::avalon::talk {

/// A question why: whom, about which action.
struct Question {
  Seat seat;
  Number step = 0;
  bool operator==(const Question&) const = default;
};
/// All saw that the speaker looked at this seat.
struct Look {
  Seat seat;
  Source source = Source::Lady;
  bool operator==(const Look&) const = default;
};

struct Sayable {
  Audience to = Audience::All;
  bool may_speak = false;  // else nothing below counts
  SeatSet everyone;        // may be in `among`, `team` and `want`
  SeatSet others;          // may be trusted, suspected, followed, named as Merlin
  int evil = 0;            // the most that `among` may name
  TeamSizes sizes;         // of teams, ascending; none: no team may be spoken of
  bool will = false;
  std::vector<Question> questions;  // by seat, then by step
  std::vector<Number> asked;        // questions the speaker may answer
  std::vector<Number> of_others;    // statements to agree or disagree with
  RoleSet roles;
  SmallList<Look, max_glimpses> looks;
  SeatSet mistaken;                 // seats to have been wrong about
  std::vector<Number> shown_steps;  // for `because`
  Number statements = 0;            // for `because`: any number from 1 to this
  bool operator==(const Sayable&) const = default;
};

Sayable sayable(const Floor& floor);
/// Whether the listing has this statement.
bool covers(const Sayable& sayable, const Statement& statement);

}  // namespace roundtable::avalon::talk
