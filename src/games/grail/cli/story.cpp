#include "games/grail/cli/story.h"

namespace roundtable {

using namespace grail;

std::vector<std::string> Story<Grail>::lines(const Event& event, const State& before, std::optional<Seat>) const {
  return GrailWords(text_, *before.table.pack).story(event, before);
}

}  // namespace roundtable
