// A game of Grail told afterwards. The party plays openly, so every seat is told the same.
#pragma once

#include "cli/grail_words.h"
#include "cli/tool_of.h"

namespace roundtable {

template <>
class Story<grail::Grail> {
 public:
  Story(const Catalogue& text, const grail::Setup& setup);
  std::vector<std::string> lines(const grail::Event& event, const grail::State& before, std::optional<Seat> eyes) const;

 private:
  GrailWords words_;
};

}  // namespace roundtable
