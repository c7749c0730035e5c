// Who has the floor is a seat, and not what that seat knows.
#include "games/avalon/talk/sayable.h"

roundtable::Seat speaker(const roundtable::avalon::talk::Floor& floor) {
#ifdef MUST_FAIL
  static_cast<void>(sizeof(roundtable::avalon::View));
#endif
  return floor.speaker;
}
