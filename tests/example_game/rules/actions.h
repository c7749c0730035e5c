// What a player may ask for. Who asks is never in it.
#pragma once

#include <variant>

#include "tests/example_game/rules/vocabulary.h"

namespace roundtable::example {

struct LayCard {
  Card card = 0;
  bool operator==(const LayCard&) const = default;
};

using Action = std::variant<LayCard>;

}  // namespace roundtable::example
