// A game of Avalon told afterwards, seats by their numbers.
#pragma once

#include "cli/avalon_words.h"
#include "cli/tool_of.h"

namespace roundtable {

template <>
class Story<avalon::Avalon> {
 public:
  Story(const Catalogue& text, const avalon::Setup& setup);
  std::vector<std::string> lines(const avalon::Event& event, const avalon::State& before,
                                 std::optional<Seat> eyes) const;

 private:
  AvalonWords words_;
};

}  // namespace roundtable
