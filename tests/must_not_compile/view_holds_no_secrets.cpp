// From a view of Avalon there is no way to another seat's knowledge.
#include "games/avalon/rules/view.h"

roundtable::avalon::Role role(const roundtable::avalon::View& view) {
#ifdef MUST_FAIL
  return view.secrets.seats[roundtable::Seat(0)].role;
#else
  return view.mine.role;
#endif
}
