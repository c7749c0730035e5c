// The duel, registered with the rest of the program. Each function is defined in the folder named beside it, so that a
// program links only the folders that it needs.
#pragma once

#include "games/duel/bots/bots.h"
#include "games/duel/codec/codec.h"
#include "games/duel/rules/game.h"
#include "games/registration.h"

namespace roundtable::duel {

struct Registration {
  using Game = Duel;
  static bool review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review);  // in review/
  static GameTool& tool();                                                                                 // in cli/
};

}  // namespace roundtable::duel
