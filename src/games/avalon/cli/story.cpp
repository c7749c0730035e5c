#include "games/avalon/cli/story.h"

namespace roundtable {

using namespace avalon;

std::vector<std::string> Story<Avalon>::lines(const Event& event, const State& before, std::optional<Seat> eyes) const {
  std::vector<std::string> all;
  for (const auto& told : notice::telling(event, before)) {
    if (told.only && eyes && told.only != eyes) continue;
    for (auto& line : words_.story(told.notice)) all.push_back(std::move(line));
  }
  // With all cards open, what was chosen in secret is told too.
  if (const auto* card = std::get_if<CardPlayed>(&event); card && !eyes)
    all.push_back(words_.say({"avalon.story.card_laid_secretly",
                              {{"seat", words_.seat(card->seat)}, {"card", words_.word("card", card->card)}}}));
  return all;
}

}  // namespace roundtable
