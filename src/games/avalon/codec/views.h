// Views of one game of Avalon as JSON. What all seats see alike is written once per change, and finished votes once a
// game.
#pragma once

#include "codec/json_writer.h"
#include "games/avalon/rules/view.h"

namespace roundtable {

class AvalonViews {
 public:
  /// To be called when the table has changed since the last view.
  void changed() { fresh_ = false; }
  /// To be called when it is another game.
  void reset() {
    history_.clear();
    settled_ = 0;
    fresh_ = false;
    sizes_.clear();
    for (You& you : you_) you.text.clear();
  }
  void write(const avalon::View& view, JsonWriter& out);
  void write_public(const avalon::Table& table, JsonWriter& out);

 private:
  /// What only this seat sees changes with its side and with what it learns, which is seldom.
  struct You {
    std::string text;
    avalon::Side side = avalon::Side::Good;
    std::size_t learned = 0;
  };

  void refresh(const avalon::Table& table);
  std::string_view you(const avalon::View& view);
  void write_history(const avalon::Table& table);

  std::array<You, max_seats> you_;
  JsonWriter scratch_;
  JsonWriter sizes_;    // team sizes and fails needed: the same all game
  JsonWriter common_;   // the members of the view that everybody has
  JsonWriter history_;  // entries that will not change any more
  std::size_t settled_ = 0;
  bool fresh_ = false;
};

}  // namespace roundtable
