// The signature of Avalon: random games over every module and number of players.
#pragma once

#include <cstdint>

namespace roundtable::avalon {

std::uint64_t signature();

}  // namespace roundtable::avalon
