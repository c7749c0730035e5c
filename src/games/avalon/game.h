// Avalon, registered with the rest of the program. Each function is defined in the folder named beside it, so that a
// program links only the folders that it needs.
#pragma once

#include "games/avalon/bots/bots.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/rules/game.h"
#include "games/registration.h"

namespace roundtable::avalon {

struct Registration {
  using Game = Avalon;
  static bool review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review);  // in review/
  static GameTool& tool();                                                                                 // in cli/
  static void bind(pybind11::module_& module);                                                             // in python/
};

}  // namespace roundtable::avalon
