#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

Scenario seven() {
  return Scenario::players(7)
      .roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion})
      .leader(0)
      .targeting();
}

ProposeTeam choice(std::optional<std::uint8_t> quest, Seats team) { return {seats(team), quest, std::nullopt}; }

/// Quests 1 and 2 are finished: the first succeeded, the second failed.
LiveGame one_success_one_fail(Edition edition) {
  LiveGame game = seven().edition(edition).start();
  game.leader_chooses_quest(1, {0, 1}).all_approve().cards_played();
  game.leader_chooses_quest(2, {0, 1, 4}).all_approve().cards_played({4});
  return game;
}

}  // namespace

TEST_CASE("A4.1 the leader chooses the quest together with the team") {
  const auto game = seven().start();
  CHECK(game.refuses(0, choice(std::nullopt, {0, 1})) == Refusal::QuestNotChosen);
  CHECK(game.refuses(0, choice(6, {0, 1})) == Refusal::NoSuchQuest);
  CHECK(game.may(0, choice(1, {0, 1})));
  CHECK(game.may(0, choice(3, {0, 1, 2})));
}

TEST_CASE("A4.1 one vote decides on team and quest") {
  auto game = seven().start();
  game.leader_chooses_quest(3, {0, 1, 2}).all_approve();
  CHECK(game.now() == "quest");
  game.cards_played();
  CHECK(game.result(3) == Card::Success);
  CHECK_FALSE(game.result(1));
}

TEST_CASE("A4.1 after a rejection the next leader chooses a quest anew") {
  auto game = seven().start();
  game.leader_chooses_quest(3, {0, 1, 2}).all_reject();
  CHECK_FALSE(game.table().proposal);
  CHECK(game.may(1, choice(2, {0, 1, 2})));
}

TEST_CASE("A4.1 without targeting no quest is chosen") {
  const auto game =
      Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion}).leader(0).start();
  CHECK(game.refuses(0, choice(1, {0, 1})) == Refusal::QuestIsFixed);
}

TEST_CASE("A4.2 no quest is played twice") {
  auto game = seven().start();
  game.leader_chooses_quest(2, {0, 1, 2}).all_approve().cards_played();
  CHECK(game.refuses(1, choice(2, {0, 1, 2})) == Refusal::QuestAlreadyDone);
  CHECK(game.may(1, choice(1, {0, 1})));
}

TEST_CASE("A4.3 quest 5 needs two others that succeeded") {
  for (const Edition edition : {Edition::En, Edition::Cs, Edition::Uk}) {
    auto game = one_success_one_fail(edition);
    CHECK(game.refuses(2, choice(5, {0, 1, 2, 3})) == Refusal::LastQuestTooEarly);
    game.leader_chooses_quest(3, {0, 1, 2}).all_approve().cards_played();
    CHECK(game.may(3, choice(5, {0, 1, 2, 3})));
  }
}

TEST_CASE("A4.3 in the Polish edition quest 5 needs two others that are finished") {
  CHECK(one_success_one_fail(Edition::Pl).may(2, choice(5, {0, 1, 2, 3})));
  auto game = seven().edition(Edition::Pl).start();
  game.leader_chooses_quest(1, {0, 1}).all_approve().cards_played();
  CHECK(game.refuses(1, choice(5, {0, 1, 2, 3})) == Refusal::LastQuestTooEarly);
}

TEST_CASE("A4.4 the size of the team goes with the chosen quest") {
  const auto game = seven().start();
  CHECK(game.refuses(0, choice(4, {0, 1})) == Refusal::WrongTeamSize);
  CHECK(game.may(0, choice(4, {0, 1, 2, 3})));
  CHECK(game.refuses(0, choice(1, {0, 1, 2, 3})) == Refusal::WrongTeamSize);
}

TEST_CASE("A4.5 the rule of the two fails goes with the chosen quest") {
  auto game = seven().start();
  game.leader_chooses_quest(4, {0, 1, 2, 4}).all_approve().cards_played({4});
  CHECK(game.result(4) == Card::Success);
  game.leader_chooses_quest(1, {0, 4}).all_approve().cards_played({4});
  game.leader_chooses_quest(2, {0, 1, 2}).all_approve().cards_played();
  game.leader_chooses_quest(3, {0, 1, 4}).all_approve().cards_played({4});  // in the fourth round
  CHECK(game.result(3) == Card::Fail);
}
