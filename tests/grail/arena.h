// Encounters of the arena: small cards and enemies made for single rules.
#pragma once

#include "grail/table.h"

namespace roundtable::grail {

inline Sitting arena(std::string_view encounter, const std::vector<std::string>& party = {"one"}) {
  static const auto pack = pack_of("tests/grail/arena");
  return Sitting(pack, encounter, party);
}

}  // namespace roundtable::grail
