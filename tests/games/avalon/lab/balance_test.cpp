#include "games/avalon/lab/balance.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "games/avalon/bots/bots.h"

using namespace roundtable;
using namespace roundtable::lab;
using namespace roundtable::avalon;

TEST_CASE("every sensible set can be played and none comes twice") {
  for (int players = min_players; players <= max_players; ++players) {
    const auto setups = sensible_setups(players);
    CHECK(setups.size() >= 11);
    for (const Setup& setup : setups) {
      CHECK_FALSE(setup_error(setup));
      CHECK(std::count(setups.begin(), setups.end(), setup) == 1);
      CHECK((!setup.specials.contains(Role::Morgana) || setup.specials.contains(Role::Percival)));
    }
  }
}

TEST_CASE("a balance counts games, and is the same however many threads there are") {
  const std::vector<Setup> setups{Setup{}};
  const auto one = balance(setups, *find_bot<Avalon>("simple"), {}, {600, 1, 2});
  const auto two = balance(setups, *find_bot<Avalon>("simple"), {}, {600, 2, 2});
  REQUIRE(one.size() == 1);
  CHECK(one[0].bots.games == 600);
  CHECK(one[0].bots.evil == two[0].bots.evil);
  CHECK(one[0].bots.evil > 0);
  CHECK(one[0].bots.evil < 600);
  CHECK(one[0].people.games == 0);
}

TEST_CASE("people are counted where they played with just these characters") {
  const auto game = human_game(
      R"({"id":"a","players":5,"roles":["merlin","servant","servant","minion","minion"],"assassin":3,"proposals":[)"
      R"({"quest":1,"leader":0,"team":[0,1],"approve":[0,1,2]},{"quest":2,"leader":1,"team":[0,1,2],"approve":[0,1,2]},)"
      R"({"quest":3,"leader":2,"team":[0,1],"approve":[0,1,2]}],"quests":[{"quest":1,"fails":[]},{"quest":2,"fails":[]},)"
      R"({"quest":3,"fails":[]}],"target":0})");
  REQUIRE(game);
  CHECK(evil_won(*game));
  HumanGame missed = *game;
  missed.target = Seat(1);
  CHECK_FALSE(evil_won(missed));
  const std::vector<HumanGame> people{*game, missed};
  Setup lady;
  lady.lady = true;
  Setup mordred;
  mordred.specials.insert(Role::Mordred);
  const std::vector<Setup> setups{Setup{}, lady, mordred};
  const auto rows = balance(setups, *find_bot<Avalon>("random"), people, {1, 1, 1});
  CHECK(rows[0].people.games == 2);
  CHECK(rows[0].people.evil == 1);
  CHECK(rows[1].people.games == 0);
  CHECK(rows[2].people.games == 0);
}

TEST_CASE("with heralds Percival helps good") {
  const auto evil_wins = [](const RoleSet& specials) {
    Setup setup;
    setup.specials = specials;
    return balance(std::vector{setup}, *find_bot<Avalon>("herald"), {}, {120, 2, 1})[0].bots.evil;
  };
  CHECK(evil_wins({Role::Merlin, Role::Assassin, Role::Percival}) + 3 < evil_wins({Role::Merlin, Role::Assassin}));
}
