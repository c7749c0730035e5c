// The signature of Grail: random games of every encounter and of the days, with every size of party.
#pragma once

#include <cstdint>

#include "games/grail/rules/setup.h"

namespace roundtable::grail {

/// Plays the pack of the set-up.
std::uint64_t signature(const Setup& usual);

}  // namespace roundtable::grail
