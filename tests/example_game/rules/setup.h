#pragma once

#include "tests/example_game/rules/vocabulary.h"

namespace roundtable::example {

struct Setup {
  std::uint8_t players = min_players;
  bool operator==(const Setup&) const = default;
};

}  // namespace roundtable::example
