#include "games/avalon/talk/statements.h"

#include "engine/match.h"

namespace roundtable::avalon::talk {

SeatSet seats_named(const Statement& statement) {
  return match(statement, [](const auto& said) {
    if constexpr (requires { said.seats; })
      return said.seats;
    else if constexpr (requires { said.seat; })
      return SeatSet::of(said.seat);
    else
      return SeatSet();
  });
}

Reason reason_of(const Statement& statement) {
  return match(statement, [](const auto& said) -> Reason {
    if constexpr (requires { said.because; })
      return said.because;
    else
      return std::nullopt;
  });
}

}  // namespace roundtable::avalon::talk
