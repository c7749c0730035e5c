// When plot cards are drawn, given and played.
#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

Scenario five(std::initializer_list<Plot> top) {
  return Scenario::players(5).roles({Merlin, Servant, Servant, Assassin, Minion}).leader(0).plots(top);
}

Scenario seven(std::initializer_list<Plot> top) {
  return Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion}).leader(0).plots(top);
}

GivePlots gift(Seats to) {
  GivePlots action;
  for (const int seat : to) action.to.push_back(Seat(seat));
  return action;
}

}  // namespace

TEST_CASE("A8.18 the first leader of a round draws one, two or three cards") {
  constexpr std::array<std::size_t, 6> drawn{1, 1, 2, 2, 3, 3};
  for (int players = 5; players <= 10; ++players) {
    CAPTURE(players);
    const auto game = Scenario::players(players).plots().leader(2).start();
    CHECK(game.now() == "give_plots");
    CHECK(game.waiting() == seats({2}));
    CHECK(game.table().plots.drawn.size() == drawn[static_cast<std::size_t>(players - 5)]);
  }
}

TEST_CASE("A8.18 only the first leader of a round draws, in every round") {
  auto game = five({Plot::CloseEye, Plot::NoConfidence, Plot::CloseEye}).start();
  game.leader_gives_plots({1}).leader_proposes({0, 2}).all_reject();
  CHECK(game.now() == "propose");
  CHECK(game.table().plots.deck == 6);
  game.quest_succeeds();
  CHECK(game.now() == "give_plots");
  CHECK(game.table().plots.deck == 5);
}

TEST_CASE("A8.19 the leader gives each card to a different player, never to himself") {
  const auto game = seven({Plot::CloseEye, Plot::NoConfidence}).start();
  CHECK(game.choices(0) == 6 * 5);
  CHECK(game.refuses(0, gift({1})) == Refusal::WrongNumberOfReceivers);
  CHECK(game.refuses(0, gift({1, 1})) == Refusal::ReceiversNotDistinct);
  CHECK(game.refuses(0, gift({1, 0})) == Refusal::LeaderCannotReceive);
  CHECK(game.refuses(0, gift({1, 7})) == Refusal::NoSuchSeat);
  auto given = game;
  given.leader_gives_plots({4, 2});
  CHECK(given.held(4) == "close_eye");
  CHECK(given.held(2) == "no_confidence");
}

TEST_CASE("A8.20 the cards that are drawn and given lie open on the table") {
  auto game = seven({Plot::CloseEye, Plot::NoConfidence}).start();
  REQUIRE(game.table().plots.drawn.size() == 2);
  CHECK(game.table().plots.drawn[0] == Plot::CloseEye);
  CHECK(game.table().plots.drawn[1] == Plot::NoConfidence);
  game.leader_gives_plots({4, 2});
  CHECK(game.table().plots.drawn.empty());
  CHECK(game.table().plots.held[Seat(4)].contains(Plot::CloseEye));
}

TEST_CASE("A8.21 when the deck is empty no more are drawn") {
  auto game = seven({}).only_plots({Plot::CloseEye, Plot::NoConfidence, Plot::CloseEye}).start();
  game.leader_gives_plots({1, 2}).quest_succeeds();
  CHECK(game.now() == "give_plots");
  CHECK(game.table().plots.drawn.size() == 1);
  CHECK(game.table().plots.deck == 0);
  game.leader_gives_plots({2}).quest_succeeds();
  CHECK(game.table().round == 3);
  CHECK(game.now() == "propose");
}

TEST_CASE("A8.22 at-once cards act in the order in which they were drawn") {
  auto first = seven({Plot::OpenUp, Plot::EstablishConfidence}).start();
  first.leader_gives_plots({5, 1});
  CHECK(first.now() == "open_up");
  first.acts(5, OpenUp{Seat(2)});
  CHECK(first.now() == "establish_confidence");
  auto second = seven({Plot::EstablishConfidence, Plot::OpenUp}).start();
  second.leader_gives_plots({5, 1});
  CHECK(second.now() == "establish_confidence");
  second.acts(0, EstablishConfidence{Seat(2)});
  CHECK(second.now() == "open_up");
  CHECK(second.waiting() == seats({1}));
}

TEST_CASE("A8.23 the windows of a round come in their order") {
  auto game = Scenario::players(9)
                  .roles({Merlin, Servant, Servant, Servant, Servant, Servant, Assassin, Minion, Minion})
                  .leader(0)
                  .excalibur()
                  .plots({Plot::StrongLeader, Plot::OpinionMaker, Plot::NoConfidence, Plot::InTheSpotlight,
                          Plot::CloseEye, Plot::OverheardConversation})
                  .start();
  game.leader_gives_plots({3, 4, 5}).quest_succeeds();
  std::vector<std::string> windows;
  while (game.table().round == 2) {
    if (windows.empty() || windows.back() != game.now()) windows.push_back(game.now());
    if (game.now() == "give_plots")
      game.leader_gives_plots({6, 7, 8});
    else
      game.quiet_step();
  }
  const std::vector<std::string> order{"strong_leader", "give_plots",       "overheard_conversation",
                                       "propose",       "opinions",         "votes",
                                       "no_confidence", "in_the_spotlight", "quest",
                                       "excalibur",     "close_eye"};
  CHECK(windows == order);
  CHECK(game.result(2) == Card::Success);
}

TEST_CASE("A8.24 in a window the holders are asked once each, from the leader clockwise") {
  auto game = seven({Plot::NoConfidence, Plot::NoConfidence}).leader(3).start();
  game.leader_gives_plots({1, 5}).leader_proposes({0, 1}).all_approve();
  CHECK(game.waiting() == seats({5}));
  game.passes(5);
  CHECK(game.waiting() == seats({1}));
  game.passes(1);
  CHECK(game.now() == "quest");
}

TEST_CASE("A8.24 three holders are asked clockwise round the table") {
  auto game =
      Scenario::players(9).leader(4).plots({Plot::NoConfidence, Plot::NoConfidence, Plot::NoConfidence}).start();
  game.leader_gives_plots({2, 7, 5}).leader_proposes({0, 1, 2}).all_approve();
  for (const int asked : {5, 7, 2}) {
    CHECK(game.waiting() == seats({asked}));
    game.passes(asked);
  }
  CHECK(game.now() == "quest");
}

TEST_CASE("A8.24 the leader is asked first if he holds the card") {
  auto game = seven({Plot::NoConfidence, Plot::NoConfidence, Plot::CloseEye, Plot::CloseEye}).start();
  game.leader_gives_plots({1, 6}).teams_rejected(1).leader_proposes({0, 1}).all_approve();
  CHECK(game.leader() == 1);
  CHECK(game.waiting() == seats({1}));
  CHECK(game.passes(1).waiting() == seats({6}));
}

TEST_CASE("A8.24 a holder of two copies is asked once") {
  auto game = seven({Plot::NoConfidence, Plot::CloseEye, Plot::NoConfidence, Plot::StrongLeader}).start();
  game.leader_gives_plots({4, 5}).quest_succeeds().leader_gives_plots({4, 5});
  game.leader_proposes({0, 1, 2}).all_approve();
  CHECK(game.held(4) == "no_confidence no_confidence");
  game.passes(4);
  CHECK(game.now() == "quest");
}

TEST_CASE("A8.24 only the card of the open window is played") {
  auto game = five({Plot::NoConfidence, Plot::CloseEye}).start();
  game.leader_gives_plots({4}).quest_succeeds().leader_gives_plots({4}).leader_proposes({0, 1, 2}).all_approve();
  CHECK(game.refuses(4, PlayPlot{Plot::CloseEye, Seat(0)}) == Refusal::PlotNotInThisWindow);
}

TEST_CASE("A8.25 Excalibur cannot touch a card that was played openly") {
  auto game = seven({Plot::InTheSpotlight, Plot::StrongLeader, Plot::CloseEye}).excalibur().start();
  game.leader_gives_plots({3, 5}).leader_proposes_with_bearer({1, 4}, 1).all_approve();
  game.plays_plot(3, Plot::InTheSpotlight, 4).cards_played({4});
  CHECK(game.now() == "excalibur");
  CHECK(game.targets(1).empty());
  CHECK(game.refuses(1, UseExcalibur{Seat(4)}) == Refusal::CardLiesOpen);
  game.excalibur_strikes(std::nullopt);
  CHECK(game.result(1) == Card::Fail);
}

TEST_CASE("A8.26 close eye sees the card as it is after Excalibur") {
  auto game = seven({Plot::CloseEye, Plot::StrongLeader}).excalibur().start();
  game.leader_gives_plots({3, 5}).leader_proposes_with_bearer({1, 4}, 1).all_approve().cards_played({4});
  game.excalibur_strikes(4).plays_plot(3, Plot::CloseEye, 4);
  CHECK(game.learned(1) == "4:fail by excalibur in round 1");
  CHECK(game.learned(3) == "4:success by close_eye in round 1");
}

TEST_CASE("A8.27 the strong leader leads on, clockwise from himself") {
  auto game = five({Plot::StrongLeader}).start();
  game.leader_gives_plots({3}).teams_rejected(1).plays_plot(3, Plot::StrongLeader);
  game.leader_proposes({0, 1}).all_reject();
  CHECK(game.leader() == 4);
}

TEST_CASE("A8.28 the present leader is not asked whether he becomes strong leader") {
  auto game = five({Plot::StrongLeader}).start();
  game.leader_gives_plots({1}).leader_proposes({0, 1}).all_reject();
  CHECK(game.leader() == 1);
  CHECK(game.now() == "propose");
  CHECK(game.held(1) == "strong_leader");
}

TEST_CASE("A8.29 whoever leads after the window of the strong leader draws") {
  auto game = five({Plot::StrongLeader, Plot::CloseEye}).start();
  game.leader_gives_plots({3}).quest_succeeds();
  CHECK(game.now() == "strong_leader");
  CHECK(game.table().plots.drawn.empty());
  game.plays_plot(3, Plot::StrongLeader);
  CHECK(game.now() == "give_plots");
  CHECK(game.waiting() == seats({3}));
}

TEST_CASE("A8.29 the first leader draws where nobody takes over") {
  auto game = five({Plot::StrongLeader, Plot::CloseEye}).start();
  game.leader_gives_plots({3}).quest_succeeds().passes(3);
  CHECK(game.now() == "give_plots");
  CHECK(game.waiting() == seats({1}));
}
