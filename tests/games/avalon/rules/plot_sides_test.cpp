// The plot cards that show a side.
#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

Scenario seven(std::initializer_list<Plot> top) {
  return Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion}).leader(3).plots(top);
}

}  // namespace

TEST_CASE("A8.13 overheard conversation shows the receiver the side of a neighbour") {
  auto game = seven({Plot::OverheardConversation, Plot::CloseEye}).start();
  game.leader_gives_plots({0, 1});
  CHECK(game.waiting() == seats({0}));
  CHECK(game.targets(0) == seats({1, 6}));
  CHECK(game.refuses(0, Overhear{Seat(2)}) == Refusal::NotANeighbour);
  CHECK(game.refuses(0, Overhear{Seat(0)}) == Refusal::NotANeighbour);
  game.acts(0, Overhear{Seat(6)});
  CHECK(game.learned(0) == "6:evil by overheard_conversation in round 1");
  for (int other = 1; other < 7; ++other) CHECK(game.learned(other).empty());
}

TEST_CASE("A8.14 open up makes the receiver show his side to one player") {
  auto game = seven({Plot::OpenUp, Plot::CloseEye}).start();
  game.leader_gives_plots({4, 1});
  CHECK(game.waiting() == seats({4}));
  CHECK(game.targets(4) == seats({0, 1, 2, 3, 5, 6}));
  CHECK(game.refuses(4, OpenUp{Seat(4)}) == Refusal::TargetIsYourself);
  game.acts(4, OpenUp{Seat(2)});
  CHECK(game.learned(2) == "4:evil by open_up in round 1");
  for (const int other : {0, 1, 3, 4, 5, 6}) CHECK(game.learned(other).empty());
}

TEST_CASE("A8.15 establish confidence makes the leader show his side to one player") {
  auto game = seven({Plot::EstablishConfidence, Plot::CloseEye}).start();
  game.leader_gives_plots({4, 1});
  CHECK(game.waiting() == seats({3}));
  CHECK(game.targets(3) == seats({0, 1, 2, 4, 5, 6}));
  CHECK(game.refuses(3, EstablishConfidence{Seat(3)}) == Refusal::TargetIsYourself);
  game.acts(3, EstablishConfidence{Seat(6)});
  CHECK(game.learned(6) == "3:good by establish_confidence in round 1");
  for (const int other : {0, 1, 2, 3, 4, 5}) CHECK(game.learned(other).empty());
  CHECK(game.held(4).empty());
}

TEST_CASE("A8.17 a side is shown, never a character") {
  auto merlin = seven({Plot::OpenUp, Plot::OverheardConversation}).start();
  merlin.leader_gives_plots({0, 1}).acts(0, OpenUp{Seat(5)}).acts(1, Overhear{Seat(0)});
  CHECK(merlin.learned(5) == "0:good by open_up in round 1");
  CHECK(merlin.learned(1) == "0:good by overheard_conversation in round 1");
}

TEST_CASE("A8.17 the side shown is the current one of a Lancelot") {
  auto game = Scenario::players(7)
                  .roles({Merlin, Servant, Servant, LancelotGood, Assassin, Minion, LancelotEvil})
                  .lancelots(Lancelots::Scheduled)
                  .loyalty({Loyalty::Switch})
                  .leader(0)
                  .plots({Plot::CloseEye, Plot::NoConfidence, Plot::OpenUp, Plot::StrongLeader})
                  .start();
  game.quest_succeeds().leader_gives_plots({3, 2}).acts(3, OpenUp{Seat(0)});
  CHECK(game.learned(0) == "3:evil by open_up in round 2");
}
