// Views of Avalon as JSON. What all seats see alike is written once a change, and finished votes once a game.
#pragma once

#include "codec/json_writer.h"
#include "games/avalon/view.h"

namespace roundtable {

class AvalonViews {
 public:
  /// To be called when the table has changed since the last view.
  void changed() { fresh_ = false; }
  void write(const avalon::View& view, JsonWriter& out);
  void write_public(const avalon::Table& table, JsonWriter& out);

 private:
  void refresh(const avalon::Table& table);
  void write_history(const avalon::Table& table);

  JsonWriter common_;   // the members of the view that everybody has
  JsonWriter history_;  // entries that will not change any more
  std::size_t settled_ = 0;
  bool fresh_ = false;
};

}  // namespace roundtable
