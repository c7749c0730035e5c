// The Lancelots' loyalty cards: the modes `switching` and `scheduled`.
#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

// The good Lancelot sits on 3, the evil one on 6.
Scenario seven(Lancelots mode, std::initializer_list<Loyalty> cards) {
  return Scenario::players(7)
      .roles({Merlin, Servant, Servant, LancelotGood, Assassin, Minion, LancelotEvil})
      .lancelots(mode)
      .loyalty(cards)
      .leader(0);
}
constexpr auto stay = Loyalty::Stay;
constexpr auto change = Loyalty::Switch;

bool sides_are_changed(const LiveGame& game) {
  REQUIRE(game.side(3) != game.side(6));
  return game.side(3) == Side::Evil;
}

std::array<std::ptrdiff_t, 2> dealt_cards(Lancelots mode) {
  Setup setup;
  setup.players = 7;
  setup.lancelots = mode;
  Rng generator(5);
  const auto deck = deal(setup, {}, generator).loyalty;
  return {std::count(deck.begin(), deck.end(), stay), std::count(deck.begin(), deck.end(), change)};
}

}  // namespace

TEST_CASE("A6.8 switching has three stay and two switch cards, face down") {
  CHECK(dealt_cards(Lancelots::Switching) == std::array<std::ptrdiff_t, 2>{3, 2});
  const auto game = seven(Lancelots::Switching, {change}).start();
  CHECK(game.table().turned.empty());
  CHECK(game.table().schedule.empty());
  DealWish wish;
  for (int i = 0; i < 3; ++i) wish.loyalty.push_back(change);
  CHECK(deal_error(game.table().setup, wish) == DealError::TooManyLoyaltyCards);
}

TEST_CASE("A6.9 switching turns one card at the start of the third, fourth and fifth round") {
  auto game = seven(Lancelots::Switching, {change, stay, change}).start();
  CHECK(game.table().turned.empty());
  game.quest_succeeds();
  CHECK(game.table().turned.empty());
  CHECK_FALSE(sides_are_changed(game));
  game.quest_fails({4});
  CHECK(game.table().turned.size() == 1);
  CHECK(sides_are_changed(game));
  game.quest_succeeds();
  CHECK(game.table().turned.size() == 2);
  CHECK(sides_are_changed(game));
  game.quest_fails({4, 5});
  CHECK(game.table().turned.size() == 3);
  CHECK_FALSE(sides_are_changed(game));
}

TEST_CASE("A6.9 a rejected team turns no card") {
  auto game = seven(Lancelots::Switching, {stay, change}).start();
  game.quest_succeeds().quest_fails({4}).teams_rejected(3);
  CHECK(game.table().turned.size() == 1);
}

TEST_CASE("A6.10 a switching Lancelot plays by his current side, and free when evil") {
  auto game = seven(Lancelots::Switching, {change}).start();
  game.leader_proposes({3, 6}).all_approve();
  CHECK(game.choices(6) == 2);
  CHECK(game.refuses(3, PlayCard{Card::Fail}) == Refusal::GoodMustSucceed);
  game.cards_played().quest_fails({4});
  game.leader_proposes({0, 3, 6}).all_approve();
  CHECK(game.choices(3) == 2);
  CHECK(game.refuses(6, PlayCard{Card::Fail}) == Refusal::GoodMustSucceed);
}

TEST_CASE("A6.11 scheduled has five stay and two switch cards, five of them open beside the quests") {
  CHECK(dealt_cards(Lancelots::Scheduled) == std::array<std::ptrdiff_t, 2>{5, 2});
  const auto game = seven(Lancelots::Scheduled, {stay, change, stay, stay, change}).start();
  const auto& schedule = game.table().schedule;
  REQUIRE(schedule.size() == 5);
  CHECK(schedule[1] == change);
  CHECK(schedule[4] == change);
  CHECK(std::count(schedule.begin(), schedule.end(), stay) == 3);
}

TEST_CASE("A6.11 both switch cards may be the two that stay hidden") {
  auto game = seven(Lancelots::Scheduled, {stay, stay, stay, stay, stay}).start();
  game.quest_succeeds().quest_fails({4}).quest_succeeds().quest_fails({4, 5}).quest_fails({4});
  CHECK_FALSE(sides_are_changed(game));
}

TEST_CASE("A6.12 scheduled Lancelots switch when the team is approved, before cards are played") {
  auto game = seven(Lancelots::Scheduled, {stay, change}).start();
  game.quest_succeeds();
  CHECK_FALSE(sides_are_changed(game));
  game.leader_proposes({0, 3, 6});
  CHECK_FALSE(sides_are_changed(game));
  game.all_approve();
  CHECK(game.now() == "quest");
  CHECK(sides_are_changed(game));
  game.cards_played({3});
  CHECK(game.result(2) == Card::Fail);
}

TEST_CASE("A6.13 a rejected team switches nothing") {
  auto game = seven(Lancelots::Scheduled, {change}).start();
  game.leader_proposes({0, 1}).all_reject();
  CHECK_FALSE(sides_are_changed(game));
  game.leader_proposes({0, 1}).all_approve();
  CHECK(sides_are_changed(game));
}

TEST_CASE("A6.13 an approved team that no confidence strikes switches nothing") {
  auto game = seven(Lancelots::Scheduled, {change}).plots({Plot::NoConfidence, Plot::CloseEye}).start();
  game.leader_gives_plots({2, 5}).leader_proposes({0, 1}).all_approve();
  CHECK_FALSE(sides_are_changed(game));
  game.plays_plot(2, Plot::NoConfidence);
  CHECK(game.now() == "propose");
  CHECK_FALSE(sides_are_changed(game));
  game.leader_proposes({0, 1}).all_approve();
  CHECK(sides_are_changed(game));
}

TEST_CASE("A6.13 an approved team that no confidence spares switches") {
  auto game = seven(Lancelots::Scheduled, {change}).plots({Plot::NoConfidence, Plot::CloseEye}).start();
  game.leader_gives_plots({2, 5}).leader_proposes({0, 1}).all_approve();
  game.passes(2);
  CHECK(game.now() == "quest");
  CHECK(sides_are_changed(game));
}

TEST_CASE("A6.14 a scheduled Lancelot must succeed when good and fail when evil") {
  auto game = seven(Lancelots::Scheduled, {stay, change}).start();
  game.leader_proposes({3, 6}).all_approve();
  CHECK(game.refuses(3, PlayCard{Card::Fail}) == Refusal::GoodMustSucceed);
  CHECK(game.refuses(6, PlayCard{Card::Success}) == Refusal::LancelotMustFail);
  game.cards_played({6});
  CHECK(game.result(1) == Card::Fail);
  game.leader_proposes({3, 5, 6}).all_approve();
  CHECK(game.refuses(3, PlayCard{Card::Success}) == Refusal::LancelotMustFail);
  CHECK(game.refuses(6, PlayCard{Card::Fail}) == Refusal::GoodMustSucceed);
  CHECK(game.choices(5) == 2);
}

TEST_CASE("A6.16 the Lady acts before the next loyalty card is turned") {
  auto game = seven(Lancelots::Switching, {change}).lady().leader(2).start();  // 1 holds her
  game.quest_succeeds().quest_fails({4});
  CHECK(game.now() == "lady");
  CHECK(game.table().turned.empty());
  game.lady_examines(3);
  CHECK(game.learned(1) == "3:good by lady in round 2");
  CHECK(game.table().turned.size() == 1);
  CHECK(sides_are_changed(game));
}

TEST_CASE("A6.17 a switch neither shows nor exchanges a character card") {
  auto game = seven(Lancelots::Switching, {change}).start();
  game.quest_succeeds().quest_fails({4});
  REQUIRE(sides_are_changed(game));
  CHECK(game.state().secrets.seats[Seat(3)].role == LancelotGood);
  CHECK(game.state().secrets.seats[Seat(6)].role == LancelotEvil);
  CHECK_FALSE(game.table().revealed);
  CHECK(game.knows(3).empty());
  CHECK(game.knows(6).empty());
  CHECK(game.knows(4) == "5:evil 6:lancelot_evil");
}

TEST_CASE("A6.18 two switches cancel out") {
  auto game = seven(Lancelots::Switching, {change, change}).start();
  game.quest_succeeds().quest_fails({4}).quest_succeeds();
  CHECK(game.table().turned.size() == 2);
  CHECK_FALSE(sides_are_changed(game));
  auto scheduled = seven(Lancelots::Scheduled, {change, change}).start();
  scheduled.quest_succeeds().quest_succeeds();
  CHECK_FALSE(sides_are_changed(scheduled));
}

TEST_CASE("A6.19 with targeting switching counts rounds") {
  auto game = seven(Lancelots::Switching, {change}).targeting().start();
  game.leader_chooses_quest(4, {0, 1, 2, 3}).all_approve().cards_played();
  CHECK(game.table().turned.empty());
  game.leader_chooses_quest(3, {0, 1, 4}).all_approve();
  CHECK(game.table().turned.empty());
  game.cards_played({4});
  CHECK(game.table().turned.size() == 1);
  CHECK(sides_are_changed(game));
}

TEST_CASE("A6.20 with targeting scheduled follows the number of the chosen quest") {
  auto game = seven(Lancelots::Scheduled, {stay, stay, stay, change}).targeting().start();
  game.leader_chooses_quest(4, {0, 1, 2, 5}).all_approve();
  CHECK(sides_are_changed(game));
  game.cards_played().leader_chooses_quest(2, {0, 1, 2}).all_approve();
  CHECK(sides_are_changed(game));
}
