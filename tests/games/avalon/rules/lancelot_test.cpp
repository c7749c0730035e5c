#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

constexpr std::array<Lancelots, 3> modes{Lancelots::Known, Lancelots::Switching, Lancelots::Scheduled};
constexpr std::array<Lancelots, 2> changing{Lancelots::Switching, Lancelots::Scheduled};

// The good Lancelot sits on 3, the evil one on 6.
Scenario seven(Lancelots mode) {
  return Scenario::players(7)
      .roles({Merlin, Servant, Servant, LancelotGood, Assassin, Minion, LancelotEvil})
      .lancelots(mode)
      .leader(0);
}

Setup plain_setup(int players, RoleSet specials) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.specials = specials;
  return setup;
}

std::ptrdiff_t copies(const Characters& all, Role role) { return std::count(all.begin(), all.end(), role); }

}  // namespace

TEST_CASE("A6.1 both Lancelots come in the place of one servant and one minion") {
  for (const Lancelots mode : modes) {
    Setup setup = plain_setup(7, {Merlin, Assassin});
    const auto without = characters(setup);
    setup.lancelots = mode;
    const auto with = characters(setup);
    CHECK(copies(with, LancelotGood) == 1);
    CHECK(copies(with, LancelotEvil) == 1);
    CHECK(copies(with, Servant) == copies(without, Servant) - 1);
    CHECK(copies(with, Minion) == copies(without, Minion) - 1);
  }
  CHECK(copies(characters(plain_setup(7, {Merlin, Assassin})), LancelotGood) == 0);
}

TEST_CASE("A6.1 the Lancelots never take the place of Merlin or the Assassin") {
  Setup setup = plain_setup(5, {Merlin, Assassin});
  setup.lancelots = Lancelots::Switching;
  REQUIRE_FALSE(setup_error(setup));
  CHECK(copies(characters(setup), Merlin) == 1);
  CHECK(copies(characters(setup), Assassin) == 1);
  setup.specials = {Merlin, Assassin, Mordred};
  CHECK(setup_error(setup) == SetupError::TooManyEvil);
}

TEST_CASE("A6.2 Merlin sees the evil Lancelot as evil in every mode") {
  for (const Lancelots mode : modes) CHECK(seven(mode).start().knows(0) == "4:evil 5:evil 6:evil");
}

TEST_CASE("A6.3 known Lancelots know each other") {
  const auto game = seven(Lancelots::Known).start();
  CHECK(game.knows(3) == "6:lancelot_evil");
  CHECK(game.knows(6) == "3:lancelot_good 4:evil 5:evil");
}

TEST_CASE("A6.4 the evil Lancelot who is known is a minion like any other") {
  const auto game = seven(Lancelots::Known).start();
  CHECK(game.knows(4) == "5:evil 6:evil");
  CHECK(game.knows(5) == "4:evil 6:evil");
  const auto with_oberon = Scenario::players(7)
                               .roles({Merlin, Servant, Servant, LancelotGood, Assassin, Oberon, LancelotEvil})
                               .lancelots(Lancelots::Known)
                               .start();
  CHECK(with_oberon.knows(5).empty());
  CHECK(with_oberon.knows(6) == "3:lancelot_good 4:evil");
}

TEST_CASE("A6.5 Lancelots who may switch do not know each other") {
  for (const Lancelots mode : changing) {
    const auto game = seven(mode).start();
    CHECK(game.knows(3).empty());
    CHECK_FALSE(game.known_by(3).contains(Seat(6)));
    CHECK_FALSE(game.known_by(6).contains(Seat(3)));
  }
}

TEST_CASE("A6.6 evil know the Lancelot who may switch by name and he knows nobody") {
  for (const Lancelots mode : changing) {
    const auto game = seven(mode).start();
    CHECK(game.knows(4) == "5:evil 6:lancelot_evil");
    CHECK(game.knows(5) == "4:evil 6:lancelot_evil");
    CHECK(game.knows(6).empty());
  }
}

TEST_CASE("A6.6 Oberon does not know the Lancelot who may switch") {
  const auto game = Scenario::players(7)
                        .roles({Merlin, Servant, Servant, LancelotGood, Assassin, Oberon, LancelotEvil})
                        .lancelots(Lancelots::Switching)
                        .start();
  CHECK(game.knows(5).empty());
}

TEST_CASE("A6.7 known Lancelots never switch and there are no loyalty cards") {
  Setup setup = plain_setup(7, {Merlin, Assassin});
  setup.lancelots = Lancelots::Known;
  Rng generator(1);
  CHECK(deal(setup, {}, generator).loyalty.empty());
  auto game = seven(Lancelots::Known).start();
  game.quest_succeeds().quest_fails({4}).quest_succeeds().quest_fails({4, 5});
  CHECK(game.table().round == 5);
  CHECK(game.side(3) == Side::Good);
  CHECK(game.side(6) == Side::Evil);
}

TEST_CASE("A6.7 a known Lancelot's quest cards are free as usual") {
  auto game = seven(Lancelots::Known).start();
  game.leader_proposes({3, 6}).all_approve();
  CHECK(game.choices(6) == 2);
  CHECK(game.choices(3) == 1);
  CHECK(game.may(3, PlayCard{Card::Success}));
}

TEST_CASE("A6.15 the current side counts for the Lady's answer") {
  auto game = seven(Lancelots::Scheduled).loyalty({Loyalty::Switch}).lady().leader(2).start();  // 1 holds her
  game.quest_succeeds().quest_fails({4});
  game.lady_examines(3);
  CHECK(game.learned(1) == "3:evil by lady in round 2");
}

TEST_CASE("A6.15 the current side counts for victory") {
  auto game = seven(Lancelots::Switching).loyalty({Loyalty::Switch}).start();
  game.quest_fails({4}).quest_fails({4}).quest_fails({3});
  CHECK(game.outcome() == "evil by quests");
  CHECK(game.side(3) == Side::Evil);
  CHECK(game.side(6) == Side::Good);
}
