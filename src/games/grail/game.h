// Grail, registered with the rest of the program. Each function is defined in the folder named beside it, so that a
// program links only the folders that it needs.
#pragma once

#include "games/grail/bots/bots.h"
#include "games/grail/codec/codec.h"
#include "games/grail/rules/game.h"
#include "games/registration.h"

namespace roundtable::grail {

struct Registration {
  using Game = Grail;
  static bool review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review);  // in review/
  static GameTool& tool();                                                                                 // in cli/
};

}  // namespace roundtable::grail
