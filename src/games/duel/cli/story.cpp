#include "games/duel/cli/story.h"

namespace roundtable {

using namespace duel;

std::vector<std::string> Story<Duel>::lines(const Event& event, const State& before, std::optional<Seat> eyes) const {
  std::vector<std::string> all;
  for (const auto& told : notice::telling(event, before)) {
    if (told.only && eyes && told.only != eyes) continue;
    for (auto& line : words_.story(told.notice)) all.push_back(std::move(line));
  }
  return all;
}

}  // namespace roundtable
