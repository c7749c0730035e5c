#include <doctest/doctest.h>

#include "games/avalon/bots/bots.h"
#include "games/avalon/lab/standings.h"
#include "lab/matrix_text.h"

using namespace roundtable;
using namespace roundtable::lab;
using namespace roundtable::avalon;

namespace {

std::vector<Entrant<Avalon>> named(std::initializer_list<const char*> names) {
  std::vector<Entrant<Avalon>> bots;
  for (const auto* name : names) bots.push_back(entrant(*find_bot<Avalon>(name)));
  return bots;
}

}  // namespace

TEST_CASE("an arena comes out the same however many threads there are") {
  const auto bots = named({"simple", "random", "logic"});
  const Matrix one = play_arena<Avalon>(Setup{}, bots, {60, 1, 4});
  const Matrix three = play_arena<Avalon>(Setup{}, bots, {60, 3, 4});
  const Matrix other = play_arena<Avalon>(Setup{}, bots, {60, 1, 5});
  bool same_for_another_seed = true;
  for (std::size_t odd = 0; odd < 3; ++odd)
    for (std::size_t others = 0; others < 3; ++others) {
      CHECK(one.cell(odd, others).all == three.cell(odd, others).all);
      CHECK(one.cell(odd, others).by_role == three.cell(odd, others).by_role);
      CHECK(one.cell(odd, others).reasons == three.cell(odd, others).reasons);
      same_for_another_seed = same_for_another_seed && one.cell(odd, others).all == other.cell(odd, others).all;
    }
  CHECK_FALSE(same_for_another_seed);
}

TEST_CASE("shares of an arena add up to the whole, sent as text") {
  const auto bots = named({"simple", "random"});
  const Matrix whole = play_arena<Avalon>(Setup{}, bots, {90, 1, 4});
  Matrix sum(2);
  for (const std::uint64_t share : {0U, 1U, 2U}) {
    ArenaPlan plan{90, 2, 4};
    plan.share = share;
    plan.shares = 3;
    sum.add(matrix_from(text_of(play_arena<Avalon>(Setup{}, bots, plan))));
  }
  for (std::size_t odd = 0; odd < 2; ++odd)
    for (std::size_t others = 0; others < 2; ++others) {
      CHECK(sum.cell(odd, others).all == whole.cell(odd, others).all);
      CHECK(sum.cell(odd, others).by_role == whole.cell(odd, others).by_role);
      CHECK(sum.cell(odd, others).by_side == whole.cell(odd, others).by_side);
      CHECK(sum.cell(odd, others).reasons == whole.cell(odd, others).reasons);
    }
}

TEST_CASE("the odd seat meets every character as often as the deals have it") {
  const auto matrix = play_arena<Avalon>(Setup{}, named({"random", "simple"}), {100, 1, 1});
  for (std::size_t odd = 0; odd < 2; ++odd)
    for (std::size_t others = 0; others < 2; ++others) {
      const auto& roles = matrix.cell(odd, others).by_role;
      CHECK(roles.at("merlin").games == 20);
      CHECK(roles.at("assassin").games == 20);
      CHECK(roles.at("minion").games == 20);
      CHECK(roles.at("servant").games == 40);
    }
}

TEST_CASE("the ranking follows the gains and is 0 on average") {
  Matrix matrix(2);
  matrix.cell(0, 0).all = {100, 50};
  matrix.cell(0, 1).all = {100, 70};
  matrix.cell(1, 0).all = {100, 30};
  matrix.cell(1, 1).all = {100, 50};
  const auto points = ranking(matrix);
  CHECK(points[0] > 50);
  CHECK(points[0] + points[1] == doctest::Approx(0));
}

// Published (good wins): random 39.8 %, logic 25.9 %, both with an assassin who names any of the five. Here the two
// evil seats he knows cannot be named, so what can be compared is how often good reaches three successes: 49.8 and 32.4
// %.
TEST_CASE("random and logic fare among themselves as published") {
  const auto three = [](const char* name) {
    const auto matrix = play_arena<Avalon>(Setup{}, named({name}), {5'000, 2, 1});
    const Cell& cell = matrix.cell(0, 0);
    double reached = 0;
    for (const auto& [reason, count] : cell.reasons)
      if (reason == "assassination") reached += static_cast<double>(count);
    const Count& good = cell.by_side.at("good");
    return (reached + static_cast<double>(good.wins) * 5 / 3) / 5'000;  // three good seats of five
  };
  CHECK(three("random") == doctest::Approx(0.498).epsilon(0.04));
  CHECK(three("logic") == doctest::Approx(0.324).epsilon(0.1));
}
