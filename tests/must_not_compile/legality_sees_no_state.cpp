// What decides on legality cannot look into the state: there it is only a name.
#include "games/avalon/rules/legal_actions.h"
#include "games/avalon/rules/legality.h"

std::size_t size(const roundtable::avalon::View& view) {
#ifdef MUST_FAIL
  return sizeof(roundtable::avalon::State) + sizeof(view);
#else
  return sizeof(view);
#endif
}
