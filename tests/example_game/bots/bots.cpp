// The players of the example, the best one last.
#include "tests/example_game/bots/bots.h"

#include <algorithm>

#include "engine/random_play.h"

namespace roundtable {

using namespace example;

namespace {

Action choose_random(const View& view, Rng& rng, const Budget&) { return random_action<Example>(view, rng); }

/// Wins two rounds with its best cards, if it can.
Action choose_highest(const View& view, Rng&, const Budget&) {
  return LayCard{*std::max_element(view.mine.hand.begin(), view.mine.hand.end())};
}

constexpr std::array<Bot<Example>, 2> all_bots{{{"random", choose_random}, {"simple", choose_highest}}};

}  // namespace

template <>
std::span<const Bot<Example>> bots<Example>() {
  return all_bots;
}

}  // namespace roundtable
