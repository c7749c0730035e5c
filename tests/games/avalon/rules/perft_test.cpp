// Counts of all sequences of actions, worked out by hand beside each.
#include "engine/perft.h"

#include <doctest/doctest.h>

#include "games/avalon/rules/combinations.h"
#include "games/avalon/rules/game.h"

using namespace roundtable;
using namespace roundtable::avalon;

namespace {

State dealt(const Setup& setup) {
  Chance chance("perft");
  State state = prepare(setup);
  carry_out<Avalon>(deal(setup, {}, chance), state, unrecorded);
  return state;
}

Setup everything(int players) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.lancelots = Lancelots::Switching;
  setup.lady = setup.excalibur = setup.targeting = setup.plots = true;
  return setup;
}

}  // namespace

TEST_CASE("perft of the base game") {
  const State state = dealt(Setup{});
  CHECK(perft<Avalon>(state, 1) == 10);       // ten teams of two
  CHECK(perft<Avalon>(state, 6) == 10 * 32);  // and five votes
  // Half of the votes reject: another team and two votes. After the others two cards: three teams of two good have one
  // way to play them, six with one evil two, the evil pair four; then ten teams of three.
  const std::uint64_t rejected = 10 * 16 * (10 * 2 * 2);
  const std::uint64_t approved = 16 * (3 * 1 + 6 * 2 + 1 * 4) * 10;
  CHECK(perft<Avalon>(state, 9) == rejected + approved);
}

TEST_CASE("perft with every module") {
  // One plot card to one of four. Quests 1 to 4 for teams of 2, 3, 2, 3: with the leader one or two may bear Excalibur,
  // without him each member. Then two votes.
  const std::uint64_t two_of_five = 4 * 1 + 6 * 2;
  const std::uint64_t three_of_five = 6 * 2 + 4 * 3;
  CHECK(perft<Avalon>(dealt(everything(5)), 4) == 4 * (2 * two_of_five + 2 * three_of_five) * 2 * 2);
  // Two plot cards to two of six. Teams of 2, 3, 3, 4, then a vote.
  const std::uint64_t two_of_seven = 6 * 1 + 15 * 2;
  const std::uint64_t three_of_seven = 15 * 2 + 20 * 3;
  const std::uint64_t four_of_seven = 20 * 3 + 15 * 4;
  CHECK(perft<Avalon>(dealt(everything(7)), 3) == 6 * 5 * (two_of_seven + 2 * three_of_seven + four_of_seven) * 2);
}

TEST_CASE("numbered combinations are all different and in order") {
  for (int n = 1; n <= max_seats; ++n)
    for (int k = 1; k <= n; ++k) {
      SeatSet last;
      for (int i = 0; i < combinations(n, k); ++i) {
        const SeatSet set = unrank_combination(n, k, i);
        CHECK(set.size() == k);
        CHECK(SeatSet::all(n).contains(set));
        CHECK(set != last);
        last = set;
      }
      CHECK(last.contains(Seat(n - 1)));
    }
  CHECK(combinations(10, 5) == 252);
}

// Changes only when play can change: then say so in the commit and write the new number here.
TEST_CASE("the signature of Avalon is the same on every compiler") { CHECK(signature(Setup{}) == 0x93089a507781bc8dU); }
