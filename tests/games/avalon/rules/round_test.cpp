#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

LiveGame five(int leader = 0) {
  return Scenario::players(5).roles({Merlin, Servant, Servant, Assassin, Minion}).leader(leader).start();
}

LiveGame six() {
  return Scenario::players(6).roles({Merlin, Servant, Servant, Servant, Assassin, Minion}).leader(0).start();
}

ProposeTeam team(Seats members) { return {seats(members), std::nullopt, std::nullopt}; }

}  // namespace

TEST_CASE("A3.1 the leader names exactly as many members as the quest asks for") {
  const auto game = five();
  CHECK(game.refuses(0, team({0})) == Refusal::WrongTeamSize);
  CHECK(game.refuses(0, team({0, 1, 2})) == Refusal::WrongTeamSize);
  CHECK(game.refuses(0, team({0, 5})) == Refusal::NoSuchSeat);
  CHECK(game.choices(0) == 10);
}

TEST_CASE("A3.1 the leader may put himself on the team or stay at home") {
  const auto game = five();
  CHECK(game.may(0, team({0, 4})));
  CHECK(game.may(0, team({1, 4})));
}

TEST_CASE("A3.1 only the leader proposes") {
  const auto game = five(2);
  CHECK(game.waiting() == seats({2}));
  CHECK(game.refuses(0, team({0, 1})) == Refusal::NotYourTurn);
  CHECK(game.may(2, team({0, 1})));
}

TEST_CASE("A3.2 a tied vote rejects the team") {
  auto game = six();
  game.leader_proposes({0, 1}).all_vote("AAARRR");
  CHECK_FALSE(game.last_ballot().approved);
  CHECK(game.table().rejections == 1);
}

TEST_CASE("A3.2 more than half approve the team") {
  CHECK(six().leader_proposes({0, 1}).all_vote("AAAARR").now() == "quest");
  CHECK(five().leader_proposes({0, 1}).all_vote("AAARR").now() == "quest");
  CHECK(five().leader_proposes({0, 1}).all_vote("AARRR").now() == "propose");
}

TEST_CASE("A3.3 everybody votes, the leader included, and his vote counts like any other") {
  auto game = five();
  game.leader_proposes({1, 2});
  CHECK(game.waiting() == seats({0, 1, 2, 3, 4}));
  CHECK(five().leader_proposes({1, 2}).all_vote("AAARR").last_ballot().approved);
  CHECK_FALSE(five().leader_proposes({1, 2}).all_vote("RAARR").last_ballot().approved);
}

TEST_CASE("A3.4 votes are shown together, when the last is cast, with the names") {
  auto game = five();
  game.leader_proposes({0, 1});
  for (const int seat : {4, 2, 0, 3}) game.acts(seat, CastVote{seat == 4 ? Vote::Reject : Vote::Approve});
  CHECK(game.table().history.empty());
  CHECK(game.waiting() == seats({1}));
  CHECK(game.refuses(4, CastVote{Vote::Approve}) == Refusal::NotYourTurn);
  game.acts(1, CastVote{Vote::Reject});
  CHECK(game.last_ballot().approving == seats({0, 2, 3}));
}

TEST_CASE("A3.5 after a rejection the track moves and the next player clockwise proposes") {
  auto game = five(3);
  game.leader_proposes({0, 1}).all_reject();
  CHECK(game.table().rejections == 1);
  CHECK(game.leader() == 4);
  CHECK(game.now() == "propose");
  CHECK(game.table().round == 1);
  game.leader_proposes({0, 1}).all_reject();
  CHECK(game.leader() == 0);
  CHECK(game.table().rejections == 2);
}

TEST_CASE("A3.6 the fifth rejection in a row wins the game for evil at once") {
  auto game = five();
  game.teams_rejected(4);
  CHECK(game.outcome().empty());
  CHECK(game.teams_rejected(1).outcome() == "evil by rejections");
}

TEST_CASE("A3.6 rejections of different rounds do not add up") {
  auto game = five();
  game.teams_rejected(4).quest_succeeds().teams_rejected(1);
  CHECK(game.outcome().empty());
}

TEST_CASE("A3.7 an approved team goes on the quest and only its members play cards") {
  auto game = five();
  game.leader_proposes({1, 3}).all_approve();
  CHECK(game.now() == "quest");
  CHECK(game.waiting() == seats({1, 3}));
  CHECK(game.refuses(0, PlayCard{Card::Success}) == Refusal::NotYourTurn);
}

TEST_CASE("A3.8 each member chooses for himself, in any order, and the choice stands") {
  auto game = five();
  game.leader_proposes({1, 3}).all_approve();
  CHECK(game.may(3, PlayCard{Card::Success}));
  CHECK(game.may(3, PlayCard{Card::Fail}));
  game.acts(3, PlayCard{Card::Fail});
  CHECK(game.waiting() == seats({1}));
  CHECK(game.refuses(3, PlayCard{Card::Success}) == Refusal::NotYourTurn);
}

TEST_CASE("A3.9 a good player must choose success and is offered nothing else") {
  auto game = five();
  game.leader_proposes({0, 1}).all_approve();
  for (const int good : {0, 1}) {
    CHECK(game.choices(good) == 1);
    CHECK(game.may(good, PlayCard{Card::Success}));
    CHECK(game.refuses(good, PlayCard{Card::Fail}) == Refusal::GoodMustSucceed);
  }
}

TEST_CASE("A3.10 the number of fails is shown") {
  auto game = six();
  game.quest_succeeds();
  CHECK(game.last_ballot().fails == 0);
  game.leader_proposes({0, 4, 5}).all_approve().cards_played({4, 5});
  CHECK(game.last_ballot().fails == 2);
}

TEST_CASE("A3.11 the result is marked on the quest") {
  auto game = five();
  CHECK_FALSE(game.result(1));
  game.quest_succeeds();
  CHECK(game.result(1) == Card::Success);
  CHECK_FALSE(game.result(2));
  game.quest_fails({4});
  CHECK(game.result(2) == Card::Fail);
  CHECK(game.result(1) == Card::Success);
}

TEST_CASE("A3.12 the leader token moves one step clockwise after a quest") {
  CHECK(five(0).quest_succeeds().leader() == 1);
  CHECK(five(4).quest_succeeds().leader() == 0);
  CHECK(five(2).teams_rejected(1).quest_succeeds().leader() == 4);
}

TEST_CASE("A3.13 the vote track starts again with each round") {
  auto game = five();
  game.teams_rejected(3);
  CHECK(game.table().rejections == 3);
  game.quest_succeeds();
  CHECK(game.table().rejections == 0);
  CHECK(game.table().round == 2);
  CHECK(game.teams_rejected(4).outcome().empty());
}

TEST_CASE("A3.14 three successes bring the assassination, two do not") {
  auto game = five();
  game.quest_succeeds().quest_fails({4}).quest_succeeds();
  CHECK(game.now() == "propose");
  game.quest_succeeds();
  CHECK(game.now() == "assassinate");
  CHECK(game.waiting() == seats({3}));
  CHECK(game.outcome().empty());
}

TEST_CASE("A3.15 three fails win the game for evil at once") {
  auto game = five();
  game.quest_fails({3}).quest_succeeds().quest_fails({4});
  CHECK(game.outcome().empty());
  CHECK(game.quest_fails({3}).outcome() == "evil by quests");
}
