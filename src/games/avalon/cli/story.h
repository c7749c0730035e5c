// A game of Avalon told to a seat, or afterwards with all cards open.
#pragma once

#include "cli/tool_of.h"
#include "games/avalon/cli/words.h"

namespace roundtable {

template <>
class Story<avalon::Avalon> {
 public:
  Story(const Catalogue& text, const PerSeat<std::string>& names) : words_(text, names) {}
  std::vector<std::string> lines(const avalon::Event& event, const avalon::State& before,
                                 std::optional<Seat> eyes) const;

 private:
  AvalonWords words_;
};

}  // namespace roundtable
