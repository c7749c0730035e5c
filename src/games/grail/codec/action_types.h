// The types of Grail's actions in JSON, in the order of `Action`.
#pragma once

#include "games/grail/rules/names.h"

namespace roundtable::grail {

enum class ActionType : std::uint8_t {
  Answer,
  LayAside,
  Keep,
  Redraw,
  Activate,
  Lay,
  Stop,
  Charges,
  Item,
  Discard,
  Flee,
  Leave,
  Loot,
  Travel,
  Explore,
  Act,
  Light,
  Rest,
  Grow,
  Learn,
  KeepCard,
  TakeOut,
  PutIn,
  Sleep,
  Give
};
constexpr Names<25> names_of(ActionType) {
  return {"answer",  "lay_aside", "keep",      "redraw",   "activate", "lay",     "stop", "charges", "item",
          "discard", "flee",      "leave",     "loot",     "travel",   "explore", "act",  "light",   "rest",
          "grow",    "learn",     "keep_card", "take_out", "put_in",   "sleep",   "give"};
}
static_assert(names_of(ActionType{}).size() == std::variant_size_v<Action>);

}  // namespace roundtable::grail
