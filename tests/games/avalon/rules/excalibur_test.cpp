#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

Scenario six() {
  return Scenario::players(6).roles({Merlin, Servant, Servant, Servant, Assassin, Minion}).leader(0).excalibur();
}

ProposeTeam team(Seats members, std::optional<int> bearer) {
  return {seats(members), std::nullopt, optional_seat(bearer)};
}

/// The second quest: 0, 2 and 4 go, led by 1, and 2 bears Excalibur, and all cards lie face down.
LiveGame cards_lie(Seats fails) {
  LiveGame game = six().start();
  game.quest_succeeds().leader_proposes_with_bearer({0, 2, 4}, 2).all_approve().cards_played(fails);
  REQUIRE(game.now() == "excalibur");
  return game;
}

}  // namespace

TEST_CASE("A7.1 with the team the leader names one member, not himself, as bearer") {
  const auto game = six().start();
  CHECK(game.may(0, team({0, 1}, 1)));
  CHECK(game.may(0, team({1, 2}, 2)));
  CHECK(game.refuses(0, team({0, 1}, std::nullopt)) == Refusal::BearerMissing);
  CHECK(game.refuses(0, team({0, 1}, 0)) == Refusal::LeaderCannotBear);
  CHECK(game.refuses(0, team({0, 1}, 2)) == Refusal::BearerNotInTeam);
  CHECK(game.choices(0) == 5 * 1 + 10 * 2);
}

TEST_CASE("A7.1 without the module nobody is named") {
  const auto game = Scenario::players(6).leader(0).start();
  CHECK(game.refuses(0, team({0, 1}, 1)) == Refusal::NoExcalibur);
}

TEST_CASE("A7.2 the vote on the team covers the bearer") {
  auto game = six().start();
  game.leader_proposes_with_bearer({0, 1}, 1).all_reject();
  CHECK_FALSE(game.table().proposal);
  game.leader_proposes_with_bearer({0, 1}, 0).all_approve();
  CHECK(game.now() == "quest");
  CHECK(game.table().proposal->bearer == Seat(0));
}

TEST_CASE("A7.3 the bearer is asked when all quest cards lie face down") {
  auto game = six().start();
  game.leader_proposes_with_bearer({0, 1}, 1).all_approve();
  game.acts(1, PlayCard{Card::Success});
  CHECK(game.now() == "quest");
  game.acts(0, PlayCard{Card::Success});
  CHECK(game.now() == "excalibur");
  CHECK(game.waiting() == seats({1}));
  CHECK_FALSE(game.result(1));
}

TEST_CASE("A7.3 the bearer makes one other member switch to the card not played") {
  auto game = cards_lie({4});
  CHECK(game.targets(2) == seats({0, 4}));
  CHECK(game.refuses(2, UseExcalibur{Seat(2)}) == Refusal::TargetIsYourself);
  CHECK(game.refuses(2, UseExcalibur{Seat(1)}) == Refusal::TargetNotInTeam);
  game.excalibur_strikes(4);
  CHECK(game.last_ballot().fails == 0);
  CHECK(game.result(2) == Card::Success);
}

TEST_CASE("A7.4 the bearer alone sees the card that was played first") {
  auto game = cards_lie({4});
  game.excalibur_strikes(4);
  CHECK(game.learned(2) == "4:fail by excalibur in round 2");
  for (const int other : {0, 1, 3, 4, 5}) CHECK(game.learned(other).empty());
}

TEST_CASE("A7.5 all see whether Excalibur was used and on whom") {
  CHECK(cards_lie({}).excalibur_strikes(0).last_ballot().struck == Seat(0));
  CHECK_FALSE(cards_lie({}).excalibur_strikes(std::nullopt).last_ballot().struck);
}

TEST_CASE("A7.6 the switched card of a good player counts as a fail") {
  auto game = cards_lie({});
  game.excalibur_strikes(0);
  CHECK(game.learned(2) == "0:success by excalibur in round 2");
  CHECK(game.last_ballot().fails == 1);
  CHECK(game.result(2) == Card::Fail);
}

TEST_CASE("A7.7 the bearer may leave Excalibur unused") {
  auto game = cards_lie({4});
  CHECK(game.choices(2) == 3);
  game.excalibur_strikes(std::nullopt);
  CHECK(game.last_ballot().fails == 1);
  CHECK(game.result(2) == Card::Fail);
  CHECK(game.learned(2).empty());
}
