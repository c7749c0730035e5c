// Encounters of the arena: small cards and enemies made for single rules.
#pragma once

#include "tests/games/grail/rules/table.h"

namespace roundtable::grail {

inline Sitting arena(std::string_view encounter, const std::vector<std::string>& party = {"one"}) {
  static const auto pack = pack_of("tests/games/grail/rules/arena");
  return Sitting(pack, encounter, party);
}

}  // namespace roundtable::grail
