// What advice says for itself.
#include "games/grail/bots/reasons.h"
#include "tests/games/grail/rules/arena.h"

namespace roundtable::grail {
namespace {

std::string reasons(const Sitting& game, const Action& action) {
  Rng rng(std::uint64_t{1});
  std::string reasons;
  for (const auto key : reasons_for(observe(game.state(), Seat(0)), action, rng)) reasons.append(key).append(" ");
  return reasons;
}

}  // namespace

TEST_CASE("a card that hits brings the end nearer, and a bolt in hand can follow it") {
  auto game = arena("idle").deck(0, {"hit", "bolt", "hit"});
  game.begin().keep();
  CHECK(reasons(game, LayCard{game.in_hand(0, "hit"), 0}) == "grail.why.progress grail.why.goes_on ");
  CHECK(reasons(game, LayCard{game.in_hand(0, "bolt"), 0}) == "grail.why.prepares ");
}

TEST_CASE("the last hit wins, which is said first") {
  auto game = arena("weak").deck(0, {"hit", "hit", "hit"});
  game.begin().keep();
  CHECK(reasons(game, LayCard{0, 0}) == "grail.why.wins grail.why.progress ");
}

TEST_CASE("what brings nothing by itself is kept for later, or gets out of harm's way") {
  auto game = arena("idle").deck(0, {"hit", "bolt", "hit"});
  game.begin().keep();
  game.lay("hit");
  CHECK(reasons(game, Stop{}) == "grail.why.saves ");
  CHECK(reasons(game, Flee{}) == "grail.why.escapes ");
}

TEST_CASE("where nobody looks ahead nothing is said") {
  auto game = arena("idle");
  game.begin();
  CHECK(game.phase() == "opening");
  CHECK(reasons(game, Keep{}).empty());
}

}  // namespace roundtable::grail
