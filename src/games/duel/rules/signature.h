// The signature of the duel: random games.
#pragma once

#include <cstdint>

#include "games/duel/rules/setup.h"

namespace roundtable::duel {

std::uint64_t signature(const Setup& usual);

}  // namespace roundtable::duel
