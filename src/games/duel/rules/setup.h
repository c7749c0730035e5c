// What the two agree on before the cards are dealt.
#pragma once

#include "games/duel/rules/set.h"

namespace roundtable::duel {

struct Setup {
  std::optional<Seat> first;  // who begins; nothing: drawn by lot
  Set set = default_set;
  constexpr bool operator==(const Setup&) const = default;
};

}  // namespace roundtable::duel
