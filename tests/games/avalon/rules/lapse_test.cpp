#include "games/avalon/rules/lapse.h"
#include "games/avalon/rules/legality.h"
#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

// Merlin 0, the Assassin 4, Minion 5, Oberon 6.
Scenario seven() {
  return Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Oberon}).leader(3);
}

Action taken_for(const LiveGame& game, int seat) { return *default_action(observe(game.state(), Seat(seat))); }

LiveGame assassin_chooses() {
  LiveGame game = seven().start();
  while (game.now() != "assassinate") game.quest_succeeds();
  return game;
}

SeatSet fellows(const LiveGame& game, int seat) { return confers(observe(game.state(), Seat(seat))); }

}  // namespace

TEST_CASE("A11.1 the leader proposes himself and those after him clockwise") {
  CHECK(taken_for(seven().leader(6).start(), 6) == Action(ProposeTeam{seats({6, 0}), std::nullopt, std::nullopt}));
}

TEST_CASE("A11.2 with targeting the first quest that may be chosen") {
  auto scenario = seven();
  CHECK(std::get<ProposeTeam>(taken_for(scenario.targeting().start(), 3)).quest == 1);
}

TEST_CASE("A11.3 with Excalibur the player after the leader bears it") {
  auto scenario = seven();
  CHECK(std::get<ProposeTeam>(taken_for(scenario.excalibur().start(), 3)).bearer == Seat(4));
}

TEST_CASE("A11.4 a vote rejects") {
  LiveGame game = seven().start();
  game.leader_proposes({3, 4});
  CHECK(taken_for(game, 5) == Action(CastVote{Vote::Reject}));
}

TEST_CASE("A11.5 a quest card succeeds, whoever plays it") {
  LiveGame game = seven().start();
  game.leader_proposes({3, 4}).all_approve();
  CHECK(taken_for(game, 3) == Action(PlayCard{Card::Success}));
  CHECK(taken_for(game, 4) == Action(PlayCard{Card::Success}));
}

TEST_CASE("A11.5 a Lancelot who must fail fails") {
  LiveGame game = Scenario::players(7)
                      .roles({Merlin, Servant, Servant, LancelotGood, Assassin, Minion, LancelotEvil})
                      .lancelots(Lancelots::Scheduled)
                      .loyalty({Loyalty::Stay, Loyalty::Stay, Loyalty::Stay, Loyalty::Stay, Loyalty::Stay})
                      .leader(0)
                      .start();
  game.leader_proposes({0, 6}).all_approve();
  CHECK(taken_for(game, 6) == Action(PlayCard{Card::Fail}));
}

TEST_CASE("A11.6 the Lady is not used where she may be declined") {
  auto scenario = seven();
  LiveGame game = scenario.lady().edition(Edition::Cs).start();
  game.quietly_until("lady");
  CHECK(taken_for(game, 2) == Action(AskLady{std::nullopt}));
}

TEST_CASE("A11.6 Excalibur is not used") {
  auto scenario = seven();
  LiveGame game = scenario.excalibur().start();
  game.leader_proposes_with_bearer({3, 4}, 4).all_approve().cards_played();
  CHECK(taken_for(game, 4) == Action(UseExcalibur{std::nullopt}));
}

TEST_CASE("A11.7 where the Lady must be used she looks at the next player clockwise") {
  auto scenario = seven();
  LiveGame game = scenario.lady().start();
  game.quietly_until("lady");
  CHECK(taken_for(game, 2) == Action(AskLady{Seat(3)}));
}

TEST_CASE("A11.8 plot cards are given to the next players clockwise") {
  auto scenario = seven();
  const LiveGame game = scenario.plots({Plot::StrongLeader, Plot::NoConfidence}).start();
  GivePlots gifts;
  gifts.to.push_back(Seat(4));
  gifts.to.push_back(Seat(5));
  CHECK(taken_for(game, 3) == Action(gifts));
}

TEST_CASE("A11.9 the Assassin names nobody and good has won") {
  const LiveGame game = assassin_chooses();
  CHECK_FALSE(default_action(observe(game.state(), Seat(4))));
  State state = game.state();
  carry_out<Avalon>(lapse(state, Seat(4)), state, unrecorded);
  REQUIRE(is_over(state.table));
  CHECK(std::get<Over>(state.table.phase).winner == Side::Good);
  CHECK(std::get<Over>(state.table.phase).reason == Reason::Quests);
}

TEST_CASE("A11.10 evil who know each other confer while the Assassin chooses, and nobody else") {
  const LiveGame game = assassin_chooses();
  CHECK(fellows(game, 4) == seats({5}));
  CHECK(fellows(game, 5) == seats({4}));
  for (const int other : {0, 1, 2, 3, 6}) CHECK(fellows(game, other).empty());
}

TEST_CASE("A11.10 they confer at no other time") {
  const LiveGame game = seven().start();
  for (int seat = 0; seat < 7; ++seat) CHECK(fellows(game, seat).empty());
}
