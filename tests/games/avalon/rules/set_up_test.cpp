#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

constexpr std::array<Edition, 4> editions{Edition::En, Edition::Cs, Edition::Pl, Edition::Uk};

Setup with(int players, RoleSet specials) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.specials = specials;
  return setup;
}

bool warns(const Setup& setup, SetupWarning warning) { return setup_warnings(setup).contains(warning); }

}  // namespace

TEST_CASE("A2.14 more evil characters than evil seats are an error") {
  CHECK(setup_error(with(5, {Merlin, Assassin, Mordred, Morgana})) == SetupError::TooManyEvil);
  CHECK_FALSE(setup_error(with(7, {Merlin, Assassin, Mordred, Morgana})));
  CHECK(setup_error(with(7, {Merlin, Assassin, Mordred, Morgana, Oberon})) == SetupError::TooManyEvil);
}

TEST_CASE("A2.14 an evil Lancelot takes one of the evil seats") {
  Setup setup = with(5, {Merlin, Assassin, Mordred});
  CHECK_FALSE(setup_error(setup));
  setup.lancelots = Lancelots::Known;
  CHECK(setup_error(setup) == SetupError::TooManyEvil);
}

TEST_CASE("A2.14 all the good characters there are fit the smallest table") {
  Setup setup = with(5, {Merlin, Percival, Morgana});
  setup.floating_assassin = true;
  setup.lancelots = Lancelots::Switching;
  CHECK_FALSE(setup_error(setup));
  const auto all = characters(setup);
  CHECK(std::count(all.begin(), all.end(), Servant) == 0);
}

TEST_CASE("A2.15 Percival without Merlin is a warning, and he sees Morgana alone or nobody") {
  const Setup setup = with(6, {Percival, Morgana});
  CHECK_FALSE(setup_error(setup));
  CHECK(warns(setup, SetupWarning::PercivalWithoutMerlin));
  CHECK_FALSE(warns(with(6, {Merlin, Assassin, Percival}), SetupWarning::PercivalWithoutMerlin));
  const auto one = Scenario::players(6).roles({Percival, Servant, Servant, Servant, Morgana, Minion}).start();
  CHECK(one.knows(0) == "4:merlin_or_morgana");
  const auto nobody = Scenario::players(6).roles({Percival, Servant, Servant, Servant, Minion, Minion}).start();
  CHECK(nobody.knows(0).empty());
}

TEST_CASE("A2.16 the Assassin without Merlin is a warning, and he is a plain minion") {
  CHECK_FALSE(setup_error(with(5, {Assassin})));
  CHECK(warns(with(5, {Assassin}), SetupWarning::AssassinWithoutMerlin));
  CHECK_FALSE(warns(with(5, {Merlin, Assassin}), SetupWarning::AssassinWithoutMerlin));
  auto game = Scenario::players(5).roles({Servant, Servant, Servant, Assassin, Minion}).start();
  CHECK(game.knows(3) == "4:evil");
  CHECK(game.quest_succeeds().quest_succeeds().quest_succeeds().outcome() == "good by quests");
}

TEST_CASE("A2.17 Merlin without the Assassin's card needs the floating assassin") {
  Setup setup = with(7, {Merlin, Mordred});
  CHECK(setup_error(setup) == SetupError::MerlinWithoutAssassin);
  setup.floating_assassin = true;
  CHECK_FALSE(setup_error(setup));
}

TEST_CASE("A2.20 the floating assassin together with the Assassin's card is an error") {
  Setup setup = with(7, {Merlin, Assassin});
  setup.floating_assassin = true;
  CHECK(setup_error(setup) == SetupError::FloatingBesideAssassin);
  setup.specials = {Assassin};
  CHECK(setup_error(setup) == SetupError::FloatingBesideAssassin);
}

TEST_CASE("A2.21 five players with Percival need Mordred or Morgana") {
  Setup setup = with(5, {Merlin, Assassin, Percival});
  for (const Edition edition : {Edition::En, Edition::Pl, Edition::Uk}) {
    setup.edition = edition;
    CHECK(setup_error(setup) == SetupError::PercivalAlone);
  }
  CHECK_FALSE(setup_error(with(5, {Merlin, Assassin, Percival, Mordred})));
  CHECK_FALSE(setup_error(with(5, {Merlin, Assassin, Percival, Morgana})));
  CHECK(setup_error(with(5, {Merlin, Assassin, Percival, Oberon})) == SetupError::PercivalAlone);
  CHECK_FALSE(setup_error(with(6, {Merlin, Assassin, Percival})));
}

TEST_CASE("A2.21 in the Czech edition Percival alone is only a warning") {
  Setup setup = with(5, {Merlin, Assassin, Percival});
  setup.edition = Edition::Cs;
  CHECK_FALSE(setup_error(setup));
  CHECK(warns(setup, SetupWarning::PercivalAlone));
  setup.players = 6;
  CHECK_FALSE(warns(setup, SetupWarning::PercivalAlone));
}

TEST_CASE("A2.22 Morgana without Percival is a warning") {
  const Setup setup = with(7, {Merlin, Assassin, Morgana});
  CHECK_FALSE(setup_error(setup));
  CHECK(warns(setup, SetupWarning::MorganaWithoutPercival));
  CHECK_FALSE(warns(with(7, {Merlin, Assassin, Morgana, Percival}), SetupWarning::MorganaWithoutPercival));
}

TEST_CASE("A2.23 Merlin may be left out in every edition, and three successes then win at once") {
  for (const Edition edition : editions) {
    auto game = Scenario::players(7)
                    .roles({Servant, Servant, Servant, Servant, Mordred, Minion, Minion})
                    .edition(edition)
                    .start();
    game.quest_succeeds().quest_succeeds();
    CHECK(game.outcome().empty());
    CHECK(game.quest_succeeds().outcome() == "good by quests");
  }
}

TEST_CASE("A2.26 a deal must have exactly the characters of the set-up") {
  const Setup setup = with(5, {Merlin, Assassin});
  const auto error = [&](std::initializer_list<Role> roles) {
    DealWish wish;
    wish.roles.emplace();
    for (const Role role : roles) wish.roles->push_back(role);
    return deal_error(setup, wish);
  };
  CHECK_FALSE(error({Minion, Servant, Merlin, Servant, Assassin}));
  CHECK(error({Mordred, Servant, Merlin, Servant, Assassin}) == DealError::WrongCharacters);
  CHECK(error({Minion, Minion, Merlin, Servant, Assassin}) == DealError::WrongCharacters);
  CHECK(error({Minion, Servant, Merlin, Assassin}) == DealError::WrongCharacters);
  CHECK(error({Minion, Servant, Merlin, Servant, Assassin, Servant}) == DealError::WrongCharacters);
}

TEST_CASE("A2.27 somebody must be able to carry the floating knife") {
  Setup setup = with(5, {Merlin, Oberon});
  setup.floating_assassin = true;
  CHECK_FALSE(setup_error(setup));
  setup.lancelots = Lancelots::Known;
  CHECK(setup_error(setup) == SetupError::NobodyForTheKnife);
}

TEST_CASE("A2.28 the floating assassin without Merlin is a warning and nobody has a knife") {
  Setup setup = with(7, {Mordred});
  setup.floating_assassin = true;
  CHECK_FALSE(setup_error(setup));
  CHECK(warns(setup, SetupWarning::FloatingWithoutMerlin));
  Rng generator(3);
  CHECK_FALSE(deal(setup, {}, generator).knife);
  auto game =
      Scenario::players(7).roles({Servant, Servant, Servant, Servant, Mordred, Minion, Minion}).knife_floats().start();
  CHECK(game.quest_succeeds().quest_succeeds().quest_succeeds().outcome() == "good by quests");
}
