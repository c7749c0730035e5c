// Views of Grail as JSON: the party plays with open hands, so all seats see the same and it is written once per change.
#pragma once

#include "codec/json_writer.h"
#include "games/grail/rules/view.h"

namespace roundtable {

class GrailViews {
 public:
  /// To be called when the table has changed since the last view.
  void changed() { fresh_ = false; }
  void write(const grail::View& view, JsonWriter& out);
  void write_public(const grail::Table& table, JsonWriter& out);

 private:
  void refresh(const grail::Table& table);

  JsonWriter common_;
  bool fresh_ = false;
};

}  // namespace roundtable
