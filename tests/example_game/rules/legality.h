// What a seat may do, by what it may know: a refusal tells nobody more than his view.
#pragma once

#include <optional>

#include "tests/example_game/rules/actions.h"
#include "tests/example_game/rules/view.h"

namespace roundtable::example {

std::optional<Refusal> refusal(const View& view, const Action& action);

/// All that is allowed: each card of the hand while a card is owed.
class LegalActions {
 public:
  explicit LegalActions(const Hand& cards) : cards_(cards) {}
  std::size_t size() const { return cards_.size(); }
  Action operator[](std::size_t place) const { return LayCard{cards_[place]}; }

 private:
  Hand cards_;
};
LegalActions legal_actions(const View& view);

}  // namespace roundtable::example
