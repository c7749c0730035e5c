#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

// The first leader is 0, so 6 holds the Lady.
Scenario seven() {
  return Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion}).leader(0).lady();
}

LiveGame lady_is_asked(const Scenario& scenario) {
  LiveGame game = scenario.start();
  game.quest_succeeds().quest_fails({4});
  REQUIRE(game.now() == "lady");
  return game;
}

int times_used(const LiveGame& game) {
  int used = 0;
  for (const auto& [event, before] : game.record()) used += std::holds_alternative<LadyAsked>(event) ? 1 : 0;
  return used;
}

}  // namespace

TEST_CASE("A5.1 the player to the right of the first leader holds the Lady") {
  CHECK(seven().start().table().lady->holder == Seat(6));
  CHECK(seven().leader(3).start().table().lady->holder == Seat(2));
  CHECK_FALSE(Scenario::players(7).start().table().lady);
}

TEST_CASE("A5.2 the Lady is used after the second, third and fourth quest") {
  auto game = seven().start();
  game.quest_succeeds();
  CHECK(game.now() == "propose");
  game.quest_fails({4});
  CHECK(game.now() == "lady");
  game.lady_examines(0).quest_succeeds();
  CHECK(game.now() == "lady");
  game.lady_examines(1).quest_fails({4, 5});
  CHECK(game.now() == "lady");
}

TEST_CASE("A5.2 the Lady counts quests in the order played, not by their number") {
  auto game = seven().targeting().start();
  game.leader_chooses_quest(4, {0, 1, 2, 3}).all_approve().cards_played();
  CHECK(game.now() == "propose");
  game.leader_chooses_quest(1, {0, 4}).all_approve().cards_played({4});
  CHECK(game.now() == "lady");
}

TEST_CASE("A5.3 the Lady is not used once three quests have succeeded") {
  auto game = seven().start();
  game.quest_succeeds().quest_succeeds().lady_examines(0).quest_succeeds();
  CHECK(game.now() == "assassinate");
  CHECK(game.table().lady->uses_left == 2);
}

TEST_CASE("A5.3 the Lady is not used once three quests have failed") {
  auto game = seven().start();
  game.quest_fails({4}).quest_fails({4}).lady_examines(0).quest_fails({4});
  CHECK(game.now() == "over");
  CHECK(times_used(game) == 1);
}

TEST_CASE("A5.4 the holder alone learns the side of the one examined") {
  auto game = lady_is_asked(seven());
  CHECK(game.waiting() == seats({6}));
  game.lady_examines(4);
  CHECK(game.learned(6) == "4:evil by lady in round 2");
  for (const int other : {0, 1, 2, 3, 4, 5}) CHECK(game.learned(other).empty());
}

TEST_CASE("A5.5 the one examined takes the token and examines next") {
  auto game = lady_is_asked(seven());
  game.lady_examines(2);
  CHECK(game.table().lady->holder == Seat(2));
  game.quest_succeeds();
  CHECK(game.waiting() == seats({2}));
}

TEST_CASE("A5.6 nobody who has ever held the token may be examined") {
  auto game = lady_is_asked(seven());
  CHECK(game.targets(6) == seats({0, 1, 2, 3, 4, 5}));
  CHECK(game.refuses(6, AskLady{Seat(6)}) == Refusal::HasHeldLady);
  game.lady_examines(2).quest_succeeds();
  CHECK(game.targets(2) == seats({0, 1, 3, 4, 5}));
  CHECK(game.refuses(2, AskLady{Seat(6)}) == Refusal::HasHeldLady);
  CHECK(game.refuses(2, AskLady{Seat(7)}) == Refusal::NoSuchSeat);
}

TEST_CASE("A5.7 the Lady is used three times a game") {
  auto game = lady_is_asked(seven());
  CHECK(game.table().lady->uses_left == 3);
  game.lady_examines(0).quest_succeeds().lady_examines(1).quest_fails({4, 5}).lady_examines(2);
  CHECK(game.table().lady->uses_left == 0);
  CHECK(game.now() == "propose");
  game.quest_succeeds();
  CHECK(game.now() == "assassinate");
  CHECK(times_used(game) == 3);
}

TEST_CASE("A5.8 in the Czech edition the holder may decline, keeps the token and has spent the use") {
  auto game = lady_is_asked(seven().edition(Edition::Cs));
  game.acts(6, AskLady{std::nullopt});
  CHECK(game.learned(6).empty());
  CHECK(game.table().lady->holder == Seat(6));
  CHECK(game.table().lady->uses_left == 2);
  game.quest_succeeds();
  CHECK(game.waiting() == seats({6}));
  CHECK(game.targets(6) == seats({0, 1, 2, 3, 4, 5}));
}

TEST_CASE("A5.9 in the other editions the Lady must be used") {
  for (const Edition edition : {Edition::En, Edition::Pl, Edition::Uk}) {
    const auto game = lady_is_asked(seven().edition(edition));
    CHECK(game.refuses(6, AskLady{std::nullopt}) == Refusal::LadyMustBeUsed);
    CHECK(game.choices(6) == 6);
  }
}

TEST_CASE("A5.10 the answer is always true") {
  for (int target = 0; target < 6; ++target) {
    auto game = lady_is_asked(seven());
    const std::string side(name_of(game.side(target)));
    game.lady_examines(target);
    CHECK(game.learned(6) == std::to_string(target) + ":" + side + " by lady in round 2");
  }
}
