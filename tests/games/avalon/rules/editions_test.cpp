#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

constexpr std::array<Edition, 4> editions{Edition::En, Edition::Cs, Edition::Pl, Edition::Uk};

Setup seven(Edition edition) {
  Setup setup;
  setup.players = 7;
  setup.edition = edition;
  return setup;
}

std::string percival_among_five(Edition edition) {
  Setup setup = seven(edition);
  setup.players = 5;
  setup.specials = {Merlin, Assassin, Percival};
  if (setup_error(setup) == SetupError::PercivalAlone) return "error";
  return setup_warnings(setup).contains(SetupWarning::PercivalAlone) ? "warning" : "nothing";
}

bool warns_of_lancelots(Edition edition, Lancelots mode) {
  Setup setup = seven(edition);
  setup.lancelots = mode;
  REQUIRE_FALSE(setup_error(setup));
  return setup_warnings(setup).contains(SetupWarning::LancelotsNotInBox);
}

Scenario seven_seats(Edition edition) {
  return Scenario::players(7)
      .roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion})
      .leader(0)
      .edition(edition);
}

bool quest_5_opens_after_success_and_fail(Edition edition) {
  LiveGame game = seven_seats(edition).targeting().start();
  game.leader_chooses_quest(1, {0, 1}).all_approve().cards_played();
  game.leader_chooses_quest(2, {0, 1, 4}).all_approve().cards_played({4});
  return game.may(2, ProposeTeam{seats({0, 1, 2, 3}), std::uint8_t{5}, std::nullopt});
}

bool lady_may_decline(Edition edition) {
  LiveGame game = seven_seats(edition).lady().start();
  game.quest_succeeds().quest_fails({4});
  return game.may(6, AskLady{std::nullopt});
}

}  // namespace

TEST_CASE("A10.1 where no edition is chosen it is the English one") { CHECK(Setup{}.edition == Edition::En); }

TEST_CASE("A10.2 Percival alone among five is an error, in the Czech edition a warning") {
  CHECK(percival_among_five(Edition::En) == "error");
  CHECK(percival_among_five(Edition::Cs) == "warning");
  CHECK(percival_among_five(Edition::Pl) == "error");
  CHECK(percival_among_five(Edition::Uk) == "error");
}

TEST_CASE("A10.3 quest 5 waits for two successes, in the Polish edition for two finished quests") {
  CHECK_FALSE(quest_5_opens_after_success_and_fail(Edition::En));
  CHECK_FALSE(quest_5_opens_after_success_and_fail(Edition::Cs));
  CHECK(quest_5_opens_after_success_and_fail(Edition::Pl));
  CHECK_FALSE(quest_5_opens_after_success_and_fail(Edition::Uk));
}

TEST_CASE("A10.4 the Lady may be declined in the Czech edition alone") {
  CHECK_FALSE(lady_may_decline(Edition::En));
  CHECK(lady_may_decline(Edition::Cs));
  CHECK_FALSE(lady_may_decline(Edition::Pl));
  CHECK_FALSE(lady_may_decline(Edition::Uk));
}

TEST_CASE("A10.5 Lancelots that the box lacks are played with a warning") {
  for (const Lancelots mode : {Lancelots::Known, Lancelots::Switching, Lancelots::Scheduled}) {
    CAPTURE(name_of(mode));
    CHECK_FALSE(warns_of_lancelots(Edition::En, mode));
    CHECK(warns_of_lancelots(Edition::Cs, mode));
    CHECK(warns_of_lancelots(Edition::Pl, mode) == (mode != Lancelots::Switching));
    CHECK_FALSE(warns_of_lancelots(Edition::Uk, mode));
  }
  for (const Edition edition : editions) CHECK_FALSE(warns_of_lancelots(edition, Lancelots::Off));
}

TEST_CASE("A10.6 Excalibur that the box lacks is played with a warning") {
  for (const Edition edition : editions) {
    CAPTURE(name_of(edition));
    Setup setup = seven(edition);
    CHECK(setup_warnings(setup).empty());
    setup.excalibur = true;
    CHECK_FALSE(setup_error(setup));
    const bool lacks = edition == Edition::Cs || edition == Edition::Pl;
    CHECK(setup_warnings(setup).contains(SetupWarning::ExcaliburNotInBox) == lacks);
  }
}

TEST_CASE("A10.7 plot cards never warn") {
  for (const Edition edition : editions) {
    Setup setup = seven(edition);
    setup.plots = true;
    CHECK(setup_warnings(setup).empty());
  }
}
