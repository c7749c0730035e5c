// From a view of Grail there is no way to the order of a deck.
#include "games/grail/rules/view.h"

std::size_t known(const roundtable::grail::View& view) {
#ifdef MUST_FAIL
  return view.secrets.events.size();
#else
  return view.table.members.size();
#endif
}
