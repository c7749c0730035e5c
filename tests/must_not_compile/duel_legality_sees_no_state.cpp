// What decides on legality in the duel cannot look into the state: there it is only a name.
#include "games/duel/rules/legal_actions.h"
#include "games/duel/rules/legality.h"

std::size_t size(const roundtable::duel::View& view) {
#ifdef MUST_FAIL
  return sizeof(roundtable::duel::State) + sizeof(view);
#else
  return sizeof(view);
#endif
}
