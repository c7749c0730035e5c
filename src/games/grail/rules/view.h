// What a seat may know: all that lies open, borrowed from a state that must outlive the view. Hands lie open to the
// party; the order of decks and what chance will bring are known to nobody.
#pragma once

#include "games/grail/rules/knowledge.h"

namespace roundtable::grail {

struct State;  // stays incomplete here: nothing that works on views can look into it

struct View {
  Seat seat;
  const Table& table;
};

View observe(const State& state, Seat seat);

}  // namespace roundtable::grail
