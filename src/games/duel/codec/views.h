// Views of the duel as JSON. What both see alike is written once per change.
#pragma once

#include "codec/json_writer.h"
#include "games/duel/rules/view.h"

namespace roundtable {

class DuelViews {
 public:
  /// To be called when the table has changed since the last view.
  void changed() { fresh_ = false; }
  void write(const duel::View& view, JsonWriter& out);
  void write_public(const duel::Table& table, JsonWriter& out);

 private:
  void refresh(const duel::Table& table);

  JsonWriter before_hand_;  // the members on both sides of the hand, which only its owner sees
  JsonWriter after_hand_;
  bool fresh_ = false;
};

}  // namespace roundtable
