// What decides on what may be said cannot look into the state: there it is not even a name.
#include "games/avalon/talk/talk_log.h"

std::size_t size(const roundtable::avalon::talk::Floor& floor) {
#ifdef MUST_FAIL
  return sizeof(roundtable::avalon::State) + sizeof(floor);
#else
  return sizeof(floor);
#endif
}
