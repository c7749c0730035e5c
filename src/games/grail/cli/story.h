// A game of Grail told afterwards. The party plays openly, so every seat is told the same.
#pragma once

#include "cli/tool_of.h"
#include "games/grail/cli/words.h"

namespace roundtable {

template <>
class Story<grail::Grail> {
 public:
  /// The party goes by its characters' names, not by the people's.
  Story(const Catalogue& text, const PerSeat<std::string>&) : text_(text) {}
  std::vector<std::string> lines(const grail::Event& event, const grail::State& before, std::optional<Seat> eyes) const;

 private:
  const Catalogue& text_;
};

}  // namespace roundtable
