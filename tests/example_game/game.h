// The example, registered with the rest of the program. It has no terminal and no Python of its own, so that only the
// review is named here beside the game.
#pragma once

#include "games/registration.h"
#include "tests/example_game/bots/bots.h"
#include "tests/example_game/codec/codec.h"
#include "tests/example_game/rules/game.h"

namespace roundtable::example {

struct Registration {
  using Game = Example;
  static bool review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review);  // in review/
};

}  // namespace roundtable::example
