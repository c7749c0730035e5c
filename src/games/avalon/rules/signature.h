// The signature of Avalon: random games over every module and number of players.
#pragma once

#include <cstdint>

#include "games/avalon/rules/setup.h"

namespace roundtable::avalon {

std::uint64_t signature(const Setup& usual);

}  // namespace roundtable::avalon
