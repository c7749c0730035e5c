#include "cli/grail_story.h"

namespace roundtable {

using namespace grail;

Story<Grail>::Story(const Catalogue& text, const Setup& setup) : words_(text, *setup.pack) {}

std::vector<std::string> Story<Grail>::lines(const Event& event, const State& before, std::optional<Seat>) const {
  return words_.story(event, before);
}

}  // namespace roundtable
