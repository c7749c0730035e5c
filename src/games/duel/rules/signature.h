// The signature of the duel: random games.
#pragma once

#include <cstdint>

namespace roundtable::duel {

std::uint64_t signature();

}  // namespace roundtable::duel
