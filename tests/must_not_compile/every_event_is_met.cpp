// Going through a variant without an arm for one of its alternatives is refused: no event is public by default.
#include "engine/match.h"

struct Open {};
struct Secret {};

int told(const std::variant<Open, Secret>& event) {
  return roundtable::match(
      event, [](const Open&) { return 1; }
#ifndef MUST_FAIL
      ,
      [](const Secret&) { return 0; }
#endif
  );
}
