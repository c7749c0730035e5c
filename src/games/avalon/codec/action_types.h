// The types of Avalon's actions in JSON, in the order of `Action`.
#pragma once

#include "games/avalon/rules/names.h"

namespace roundtable::avalon {

enum class ActionType : std::uint8_t {
  Propose,
  Vote,
  Quest,
  Excalibur,
  Lady,
  Assassinate,
  GivePlots,
  PlayPlot,
  Pass,
  Overhear,
  OpenUp,
  EstablishConfidence,
  TakeResponsibility
};
constexpr Names<13> names_of(ActionType) {
  return {"propose",
          "vote",
          "quest",
          "excalibur",
          "lady",
          "assassinate",
          "give_plots",
          "play_plot",
          "pass",
          "overhear",
          "open_up",
          "establish_confidence",
          "take_responsibility"};
}
static_assert(names_of(ActionType{}).size() == std::variant_size_v<Action>);

}  // namespace roundtable::avalon
