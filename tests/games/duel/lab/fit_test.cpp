#include "games/duel/lab/fit.h"

#include <doctest/doctest.h>

#include <cmath>

#include "games/duel/bots/bots.h"

using namespace roundtable;

TEST_CASE("a fit of the duel's outlook explains who wins, the same way every time") {
  const auto& simple = *find_bot<duel::Duel>("simple");
  const auto fit = lab::fit_duel(simple, {200, 3, 10});
  CHECK(fit.positions > 1'000);
  CHECK(fit.nats < 0.6);      // a coin tells 0.693
  CHECK(fit.weights[0] > 0);  // crowns
  CHECK(fit.weights == lab::fit_duel(simple, {200, 3, 10}).weights);
  CHECK(fit.weights != lab::fit_duel(simple, {200, 4, 10}).weights);
}
