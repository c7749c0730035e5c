#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

// Good sit on 0 to 5, evil on 6 to 9.
LiveGame ten() {
  return Scenario::players(10)
      .roles({Merlin, Percival, Servant, Servant, Servant, Servant, Assassin, Mordred, Morgana, Oberon})
      .start();
}

// Without Mordred, Morgana and Oberon: evil are 4, 5 and 6.
LiveGame seven() {
  return Scenario::players(7).roles({Merlin, Percival, Servant, Servant, Assassin, Minion, Minion}).start();
}

}  // namespace

TEST_CASE("A2.1 Merlin is good and knows every evil seat except Mordred's") {
  const auto game = ten();
  CHECK(game.side(0) == Side::Good);
  CHECK(game.knows(0) == "6:evil 8:evil 9:evil");
  CHECK(seven().knows(0) == "4:evil 5:evil 6:evil");
  CHECK(seven().known_by(0) == seats({1}));
}

TEST_CASE("A2.2 Merlin sees Oberon too") {
  const auto game = Scenario::players(5).roles({Merlin, Servant, Servant, Oberon, Assassin}).start();
  CHECK(game.knows(0) == "3:evil 4:evil");
}

TEST_CASE("A2.3 Percival is good, knows who Merlin is, and nobody knows of him") {
  const auto game = seven();
  CHECK(game.side(1) == Side::Good);
  CHECK(game.knows(1) == "0:merlin");
  CHECK(game.known_by(1).empty());
}

TEST_CASE("A2.4 with Morgana in play Percival sees two without knowing which is which") {
  const auto game = ten();
  CHECK(game.knows(1) == "0:merlin_or_morgana 8:merlin_or_morgana");
  const auto swapped =
      Scenario::players(10)
          .roles({Morgana, Percival, Servant, Servant, Servant, Servant, Assassin, Mordred, Merlin, Oberon})
          .start();
  CHECK(swapped.knows(1) == game.knows(1));
}

TEST_CASE("A2.5 a servant is good, knows nothing, and nobody knows of him") {
  const auto game = ten();
  for (const int servant : {2, 3, 4, 5}) {
    CHECK(game.side(servant) == Side::Good);
    CHECK(game.knows(servant).empty());
    CHECK(game.known_by(servant).empty());
  }
}

TEST_CASE("A2.6 the Assassin is evil and knows the other evil seats except Oberon's") {
  const auto game = ten();
  CHECK(game.side(6) == Side::Evil);
  CHECK(game.knows(6) == "7:evil 8:evil");
}

TEST_CASE("A2.6 the Assassin is known to evil except Oberon and to Merlin") {
  CHECK(ten().known_by(6) == seats({0, 7, 8}));
}

TEST_CASE("A2.7 Mordred knows what the Assassin knows and is hidden from Merlin") {
  const auto game = ten();
  CHECK(game.side(7) == Side::Evil);
  CHECK(game.knows(7) == "6:evil 8:evil");
  CHECK(game.known_by(7) == seats({6, 8}));
}

TEST_CASE("A2.8 Morgana knows what the Assassin knows, and Percival takes her for Merlin") {
  const auto game = ten();
  CHECK(game.side(8) == Side::Evil);
  CHECK(game.knows(8) == "6:evil 7:evil");
  CHECK(game.known_by(8) == seats({0, 1, 6, 7}));
}

TEST_CASE("A2.9 Oberon is evil, knows nothing, and only Merlin knows of him") {
  const auto game = ten();
  CHECK(game.side(9) == Side::Evil);
  CHECK(game.knows(9).empty());
  CHECK(game.known_by(9) == seats({0}));
}

TEST_CASE("A2.10 a minion knows what the Assassin knows and is known like him") {
  const auto game = seven();
  CHECK(game.side(5) == Side::Evil);
  CHECK(game.knows(5) == "4:evil 6:evil");
  CHECK(game.known_by(5) == seats({0, 4, 6}));
  const auto with_oberon =
      Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Oberon}).start();
  CHECK(with_oberon.knows(5) == "4:evil");
  CHECK(with_oberon.known_by(5) == seats({0, 4}));
}

TEST_CASE("A2.11 evil players learn who is evil, not which character he has") {
  const auto game = ten();
  const auto swapped =
      Scenario::players(10)
          .roles({Merlin, Percival, Servant, Servant, Servant, Servant, Assassin, Morgana, Mordred, Oberon})
          .start();
  CHECK(swapped.knows(6) == game.knows(6));
}

TEST_CASE("A2.13 servants and minions fill the seats that special characters leave") {
  Setup setup;
  setup.players = 9;
  setup.specials = {Merlin, Assassin, Morgana, Percival};
  const auto all = characters(setup);
  const auto copies = [&](Role role) { return std::count(all.begin(), all.end(), role); };
  REQUIRE(all.size() == 9);
  CHECK(copies(Servant) == 4);
  CHECK(copies(Minion) == 1);
  for (const Role role : {Merlin, Assassin, Morgana, Percival}) CHECK(copies(role) == 1);
  CHECK(copies(Mordred) == 0);
}

TEST_CASE("A2.18 the knife is drawn at the deal among evil, never Oberon's and never a Lancelot's") {
  Setup setup;
  setup.players = 10;
  setup.specials = {Merlin, Mordred, Oberon};
  setup.lancelots = Lancelots::Switching;
  setup.floating_assassin = true;
  REQUIRE_FALSE(setup_error(setup));
  int mordred = 0;
  int minion = 0;
  for (std::uint64_t seed = 0; seed < 64; ++seed) {
    Rng generator(seed);
    const Dealt dealt = deal(setup, {}, generator);
    REQUIRE(dealt.knife);
    const Role carrier = dealt.roles[*dealt.knife];
    mordred += carrier == Mordred ? 1 : 0;
    minion += carrier == Minion ? 1 : 0;
  }
  CHECK(mordred + minion == 64);
  CHECK(mordred > 10);
  CHECK(minion > 10);
}

TEST_CASE("A2.18 a knife set by hand must lie with one who may carry it") {
  Setup setup;
  setup.players = 7;
  setup.specials = {Merlin, Oberon};
  setup.floating_assassin = true;
  DealWish wish;
  wish.roles.emplace();
  for (const Role role : {Merlin, Servant, Servant, Servant, Oberon, Minion, Minion}) wish.roles->push_back(role);
  for (const int refused : {0, 3, 4}) {
    wish.knife = Seat(refused);
    CHECK(deal_error(setup, wish) == DealError::CannotCarryKnife);
  }
  wish.knife = Seat(5);
  CHECK_FALSE(deal_error(setup, wish));
}

TEST_CASE("A2.18 whoever has the knife strikes in the end") {
  auto game =
      Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Mordred, Minion, Minion}).knife_floats(6).start();
  game.quest_succeeds().quest_succeeds().quest_succeeds();
  CHECK(game.now() == "assassinate");
  CHECK(game.waiting() == seats({6}));
  CHECK(game.assassin_names(0).outcome() == "evil by assassination");
}

TEST_CASE("A2.19 the evil players who know each other know who has the knife, the carrier too") {
  const auto game =
      Scenario::players(10)
          .roles({Merlin, Servant, Servant, Servant, Servant, LancelotGood, Mordred, Minion, Oberon, LancelotEvil})
          .lancelots(Lancelots::Switching)
          .knife_floats(7)
          .start();
  CHECK(game.knows(6) == "7:assassin 9:lancelot_evil");
  CHECK(game.knows(7) == "6:evil 7:assassin 9:lancelot_evil");
  CHECK(game.knows(8).empty());
  CHECK(game.knows(9).empty());
  CHECK(game.knows(0) == "7:evil 8:evil 9:evil");
}
