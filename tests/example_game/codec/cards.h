// Lists of cards in JSON.
#pragma once

#include "codec/json_writer.h"
#include "tests/example_game/rules/vocabulary.h"

namespace roundtable::example {

template <class Cards>
void write_cards(const Cards& cards, JsonWriter& out) {
  out.begin_array();
  for (const Card card : cards) out.value(int{card});
  out.end_array();
}

}  // namespace roundtable::example
