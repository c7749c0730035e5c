// The example in the suite that every game must pass.
#include "tests/conformance/suite.h"
#include "tests/example_game/game.h"

namespace roundtable::conformance {

using namespace example;

template <>
struct Subject<Example> {
  static constexpr int longest_game = max_players * hand_size;
  static constexpr bool always_ends = true;

  static Setup random_setup(Rng& rng) {
    return {static_cast<std::uint8_t>(min_players + static_cast<int>(below(rng, max_players - min_players + 1)))};
  }
  static Action stray_action(Rng& rng) { return LayCard{static_cast<Card>(1 + below(rng, highest_card))}; }
  static bool is_always_allowed(const Action&) { return false; }
  static bool same_knowledge(const View& a, const View& b) { return a.mine == b.mine; }

  static void check_invariants(const State& state) {
    SmallList<Card, highest_card> cards;
    const auto add = [&](Card card) {
      CHECK_FALSE(cards.contains(card));
      cards.push_back(card);
    };
    for (const Knowledge& mind : state.secrets.seats) {
      for (const Card card : mind.hand) add(card);
      if (mind.laid) add(*mind.laid);
    }
    for (const Round& round : state.table.rounds)
      for (const Card card : round.cards) add(card);
    CHECK(cards.size() == static_cast<std::size_t>(state.table.players() * hand_size));
  }
};

TEST_CASE("example: the whole suite") { conforms<Example>(50); }

}  // namespace roundtable::conformance
