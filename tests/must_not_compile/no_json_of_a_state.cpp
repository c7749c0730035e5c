// A view can be written as JSON; a state cannot.
#include "games/avalon/codec/codec.h"

void write(const roundtable::avalon::State& state, roundtable::AvalonViews& views, roundtable::JsonWriter& out) {
#ifdef MUST_FAIL
  views.write(state, out);
#else
  views.write(observe(state, roundtable::Seat(0)), out);
#endif
}
