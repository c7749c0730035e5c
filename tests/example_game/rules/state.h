// The whole truth: what lies open, and what does not. A new field is secret unless it is put into Table on purpose.
#pragma once

#include "tests/example_game/rules/knowledge.h"

namespace roundtable::example {

struct Secrets {
  PerSeat<Knowledge> seats;
};

struct State {
  Table table;
  Secrets secrets;
};

State prepare(const Setup& setup);

}  // namespace roundtable::example
