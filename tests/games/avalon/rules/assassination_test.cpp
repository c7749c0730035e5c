#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

// Merlin 0, the Assassin 4, Minion 5, Oberon 6.
Scenario seven() {
  return Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Oberon}).leader(0);
}

LiveGame three_successes(const Scenario& scenario) {
  LiveGame game = scenario.start();
  while (game.now() != "assassinate") game.quest_succeeds();
  return game;
}

std::optional<Seat> revealed_assassin(const LiveGame& game) {
  for (const auto& [event, before] : game.record())
    if (const auto* revealed = std::get_if<AssassinRevealed>(&event)) return revealed->seat;
  return std::nullopt;
}

Scenario with_lancelots(Lancelots mode) {
  return Scenario::players(7)
      .roles({Merlin, Servant, Servant, LancelotGood, Assassin, Minion, LancelotEvil})
      .lancelots(mode)
      .leader(0);
}

}  // namespace

TEST_CASE("A3.16 the Assassin names Merlin and evil wins") {
  CHECK(three_successes(seven()).assassin_names(0).outcome() == "evil by assassination");
}

TEST_CASE("A3.16 nobody but the Assassin strikes") {
  const auto game = three_successes(seven());
  CHECK(game.waiting() == seats({4}));
  CHECK(game.refuses(5, Assassinate{Seat(0)}) == Refusal::NotYourTurn);
}

TEST_CASE("A3.17 the Assassin names anybody else and good wins") {
  for (const int wrong : {1, 2, 3, 6})
    CHECK(three_successes(seven()).assassin_names(wrong).outcome() == "good by quests");
}

TEST_CASE("A3.18 no character card is shown before the Assassin has struck") {
  auto game = three_successes(seven());
  CHECK_FALSE(game.table().revealed);
  game.assassin_names(1);
  REQUIRE(game.table().revealed);
  CHECK(game.table().revealed->roles[Seat(0)] == Merlin);
}

TEST_CASE("A3.19 the Assassin's seat is public from the moment the assassination begins") {
  LiveGame game = seven().start();
  game.quest_succeeds().quest_succeeds();
  CHECK_FALSE(revealed_assassin(game));
  game.quest_succeeds();
  CHECK(revealed_assassin(game) == Seat(4));
  CHECK(game.waiting() == seats({4}));
}

TEST_CASE("A3.20 the Assassin may name anyone but himself and those the opening showed as evil") {
  const auto game = three_successes(seven());
  CHECK(game.targets(4) == seats({0, 1, 2, 3, 6}));
  CHECK(game.refuses(4, Assassinate{Seat(4)}) == Refusal::TargetIsYourself);
  CHECK(game.refuses(4, Assassinate{Seat(5)}) == Refusal::KnownToBeEvil);
  CHECK(game.refuses(4, Assassinate{Seat(7)}) == Refusal::NoSuchSeat);
}

TEST_CASE("A3.20 the floating assassin may name nobody whom the opening showed him as evil") {
  const auto game = three_successes(Scenario::players(7)
                                        .roles({Merlin, Servant, Servant, Servant, Mordred, Minion, Minion})
                                        .knife_floats(5)
                                        .leader(0));
  CHECK(game.targets(5) == seats({0, 1, 2, 3}));
}

TEST_CASE("A3.20 the evil Lancelot who is known cannot be named") {
  const auto game = three_successes(with_lancelots(Lancelots::Known));
  CHECK(game.targets(4) == seats({0, 1, 2, 3}));
  CHECK(game.refuses(4, Assassinate{Seat(6)}) == Refusal::KnownToBeEvil);
}

TEST_CASE("A3.21 Oberon can be named, so the list does not betray him") {
  const auto game = three_successes(seven());
  CHECK(game.may(4, Assassinate{Seat(6)}));
  const auto servant_there = three_successes(
      Scenario::players(7).roles({Merlin, Servant, Servant, Oberon, Assassin, Minion, Servant}).leader(0));
  CHECK(servant_there.targets(4) == game.targets(4));
}

TEST_CASE("A3.22 both Lancelots can be named in the modes where they may switch") {
  for (const Lancelots mode : {Lancelots::Switching, Lancelots::Scheduled}) {
    auto scenario = with_lancelots(mode);
    scenario.loyalty({Loyalty::Stay, Loyalty::Stay, Loyalty::Stay});
    CHECK(three_successes(scenario).targets(4) == seats({0, 1, 2, 3, 6}));
  }
}

TEST_CASE("A3.22 both Lancelots can be named after a switch too") {
  auto scenario = with_lancelots(Lancelots::Switching);
  scenario.loyalty({Loyalty::Switch});
  const auto game = three_successes(scenario);
  REQUIRE(game.side(3) == Side::Evil);
  CHECK(game.targets(4) == seats({0, 1, 2, 3, 6}));
}

TEST_CASE("A3.23 what the Assassin learned by the Lady does not narrow the list") {
  LiveGame game = seven().leader(5).lady().start();  // the Assassin holds her
  game.quest_succeeds().quest_fails({5}).lady_examines(6);
  CHECK(game.learned(4) == "6:evil by lady in round 2");
  game.quest_succeeds().lady_examines(1).quest_succeeds();
  CHECK(game.targets(4) == seats({0, 1, 2, 3, 6}));
}

TEST_CASE("A3.23 what the Assassin learned by a plot card does not narrow the list") {
  LiveGame game = Scenario::players(7)
                      .roles({Merlin, Servant, Servant, Oberon, Assassin, Minion, Servant})
                      .leader(0)
                      .plots({Plot::OverheardConversation, Plot::CloseEye})
                      .start();
  game.leader_gives_plots({4, 1}).acts(4, Overhear{Seat(3)});
  CHECK(game.learned(4) == "3:evil by overheard_conversation in round 1");
  game.quest_succeeds().quest_succeeds().quest_succeeds();
  CHECK(game.targets(4) == seats({0, 1, 2, 3, 6}));
}
