#include "tests/example_game/rules/legality.h"

namespace roundtable::example {

std::optional<Refusal> refusal(const View& view, const Action& action) {
  if (!view.table.waiting.contains(view.seat)) return Refusal::NotAsked;                    // rule E2.1
  if (!view.mine.hand.contains(std::get<LayCard>(action).card)) return Refusal::NotInHand;  // rule E2.1
  return std::nullopt;
}

LegalActions legal_actions(const View& view) {
  return LegalActions(view.table.waiting.contains(view.seat) ? view.mine.hand : Hand{});
}

}  // namespace roundtable::example
