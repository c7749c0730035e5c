// From a view of the duel there is no way to the other hand.
#include "games/duel/rules/view.h"

const roundtable::duel::Hand& hand(const roundtable::duel::View& view) {
#ifdef MUST_FAIL
  return view.secrets.seats[roundtable::Seat(0)].hand;
#else
  return view.mine.hand;
#endif
}
