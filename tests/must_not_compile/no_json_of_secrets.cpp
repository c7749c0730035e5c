// The writer takes words, numbers and seats; secrets have no form in it.
#include "games/avalon/codec/codec.h"

void write(const roundtable::avalon::State& state, roundtable::JsonWriter& out) {
#ifdef MUST_FAIL
  out.value(state.secrets);
#else
  out.value(state.table.players());
#endif
}
