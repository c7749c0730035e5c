// Lists of our own words.
#pragma once

#include "codec/json_writer.h"
#include "engine/names.h"

namespace roundtable {

/// ["merlin", …]
template <class List>
void write_words(const List& list, JsonWriter& out) {
  out.begin_array();
  for (const auto word : list) out.name(name_of(word));
  out.end_array();
}

}  // namespace roundtable
