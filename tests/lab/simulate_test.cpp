#include <doctest/doctest.h>

#include "games/avalon/bots/bots.h"
#include "games/duel/bots/bots.h"
#include "lab/simulate.h"
#include "lab/statistics.h"

using namespace roundtable;
using namespace roundtable::avalon;

namespace {

Tally run(int threads, std::uint64_t seed) {
  const std::vector<const Bot<Avalon>*> seats(5, find_bot<Avalon>("simple"));
  return simulate<Avalon>(Setup{}, seats, {1500, threads, seed, {}});
}

}  // namespace

TEST_CASE("the same seed gives the same result however many threads there are") {
  const Tally one = run(1, 7);
  const Tally three = run(3, 7);
  CHECK(one.games == 1500);
  CHECK(one.outcomes == three.outcomes);
  CHECK(one.actions == three.actions);
  CHECK(run(1, 8).outcomes != one.outcomes);
}

TEST_CASE("every game has an outcome, and progress reaches the caller") {
  const std::vector<const Bot<Avalon>*> seats(5, find_bot<Avalon>("random"));
  std::uint64_t last = 0;
  const Tally tally = simulate<Avalon>(Setup{}, seats, {5000, 2, 1, [&](std::uint64_t done) { last = done; }});
  std::uint64_t sum = 0;
  for (const auto& [outcome, count] : tally.outcomes) sum += count;
  CHECK(sum == 5000);
  CHECK(last <= 5000);
  CHECK(last > 0);
}

TEST_CASE("games that go on for ever are left and counted") {
  const std::vector<const Bot<duel::Duel>*> seats(2, find_bot<duel::Duel>("random"));
  const Tally tally = simulate<duel::Duel>(duel::Setup{}, seats, {60, 1, 1, {}});
  std::uint64_t sum = tally.unfinished;
  for (const auto& [outcome, count] : tally.outcomes) sum += count;
  CHECK(sum == 60);
  CHECK(tally.unfinished > 0);
  CHECK(tally.unfinished < 40);
}

// The figures of Newcombe's paper on the interval (1998): 81 of 263.
TEST_CASE("Wilson's interval") {
  const auto interval = wilson(81, 263);
  CHECK(interval.low == doctest::Approx(0.2553).epsilon(0.001));
  CHECK(interval.high == doctest::Approx(0.3662).epsilon(0.001));
  CHECK(wilson(0, 10).low == 0);
  CHECK(wilson(10, 10).high == doctest::Approx(1));
}
