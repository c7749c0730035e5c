// What one seat may know, borrowed from a state that must outlive the view.
#pragma once

#include "tests/example_game/rules/knowledge.h"

namespace roundtable::example {

struct State;  // stays incomplete here: nothing that works on views can look into it

struct View {
  Seat seat;
  const Table& table;
  const Knowledge& mine;
};

View observe(const State& state, Seat seat);

}  // namespace roundtable::example
