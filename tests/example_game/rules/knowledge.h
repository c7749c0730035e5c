// What one seat knows and the others need not.
#pragma once

#include <optional>

#include "tests/example_game/rules/table.h"

namespace roundtable::example {

struct Knowledge {
  Hand hand;
  std::optional<Card> laid;  // face down
  bool operator==(const Knowledge&) const = default;
};

}  // namespace roundtable::example
