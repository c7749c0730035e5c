// A number is not a seat: it must be made one on purpose.
#include "engine/seat.h"

roundtable::Seat seat(int index) {
#ifdef MUST_FAIL
  return index;
#else
  return roundtable::Seat(index);
#endif
}
