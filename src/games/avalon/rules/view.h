// What one seat may know: the open table and its own knowledge, borrowed from a state that must outlive the view.
#pragma once

#include "games/avalon/rules/knowledge.h"

namespace roundtable::avalon {

struct State;  // stays incomplete here: nothing that works on views can look into it

struct View {
  Seat seat;
  const Table& table;
  const Knowledge& mine;
};

View observe(const State& state, Seat seat);

}  // namespace roundtable::avalon
