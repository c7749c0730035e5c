// The traits of encounters, one rule each.
#include "tests/games/grail/rules/arena.h"

namespace roundtable::grail {

TEST_CASE("G3.12 ambush: the first character activated discards to one card") {
  auto game = arena("ambusher", {"one", "two"});
  game.begin().keep().act(1, Activate{Seat(0)});
  REQUIRE(game.phase() == "discard");
  game.act(0, DiscardCard{0}).act(0, DiscardCard{0});
  CHECK(game.hand() == 1);
  game.stop();
  CHECK(game.meeting().active == Seat(1));
  CHECK(game.hand(1) == 3);
}

TEST_CASE("G3.13 defensive: the first card of each activation gives one marker less") {
  auto game = arena("defender");
  game.deck(0, {"hit", "double_open", "three"}).begin().keep().lay("hit");
  CHECK(game.markers() == 0);
  game.lay("double_open");
  CHECK(game.markers() == 1);
  game.stop().lay("three");
  CHECK(game.markers() == 6);  // three symbols, doubled, less one of all
}

TEST_CASE("G3.14 charge: the first character activated suffers 2") {
  auto game = arena("ambusher", {"one", "two"});
  game.begin().keep().act(1, Activate{Seat(0)}).act(0, DiscardCard{0}).act(0, DiscardCard{0});
  CHECK(game.stock(0, Stock::Health) == 7);
  game.stop();
  CHECK(game.stock(1, Stock::Health) == 9);
}

TEST_CASE("G3.15 quick: at most two cards an activation") {
  auto game = arena("sly");
  game.deck(0, {"hit", "bolt", "bolt"}).begin().keep().lay("hit").lay("bolt");
  CHECK(game.tries(0, LayCard{0, 0}) == Refusal::QuickEnemy);
}

TEST_CASE("G3.16 trick: damage in the enemy's step cannot be prevented") {
  auto game = arena("sly");
  game.deck(0, {"hit", "guard"}).begin().keep().lay("hit").lay("guard").stop();
  CHECK(game.stock(0, Stock::Health) == 7);
}

TEST_CASE("G3.21 horde: the active character discards the top two of the deck in each enemy's step") {
  auto game = arena("swarm");
  game.begin().keep();
  const int left = game.member(0).deck;
  game.lay("hit").stop();
  CHECK(game.member(0).discard.size() >= 2);
  CHECK(game.member(0).deck == left - 4);  // and two drawn at the end
}

TEST_CASE("G3.22 opportunist: fewer than two cards draw the opportunity attack") {
  auto game = arena("opportunist");
  game.deck(0, {"hit", "bolt"}).begin().keep().lay("hit");
  auto one = game;
  one.stop();
  CHECK(one.stock(0, Stock::Health) == 7);
  game.lay("bolt").stop();
  CHECK(game.stock(0, Stock::Health) == 9);
}

TEST_CASE("G3.23 frenzy: the enemy's step happens twice") {
  auto game = arena("frenzied");
  game.deck(0, {"hit"}).begin().keep().lay("hit").stop();
  CHECK(game.stock(0, Stock::Health) == 7);
}

TEST_CASE("G3.24 crushing: afterwards all weapons that were used are gone") {
  auto game = arena("crusher");
  game.items(0, {"sword", "shield", "axe"}).deck(0, {"hit"}).begin().act(0, LayAside{2}).keep().lay("hit").stop();
  REQUIRE(game.over(Winner::Party, Reason::Markers));
  REQUIRE(game.member(0).items.size() == 2);
  CHECK(game.table().pack->items[game.member(0).items[0]].id == "shield");
  CHECK(game.table().pack->items[game.member(0).items[1]].id == "axe");
}

TEST_CASE("G3.25 robber: with all members at one health or less they lose wealth and items and it is over") {
  auto game = arena("robber", {"one", "two"});
  game.items(0, {"axe"}).deck(0, {"hit"}).deck(1, {"hit"}).begin().keep().act(1, Activate{Seat(0)}).lay("hit").stop();
  CHECK(game.stock(0, Stock::Health) == 1);
  CHECK(game.stock(0, Stock::Wealth) == 3);
  game.lay("hit").stop();
  CHECK(game.over(Winner::Avalon, Reason::Robbed));
  CHECK(game.stock(0, Stock::Wealth) == 0);
  CHECK(game.stock(1, Stock::Wealth) == 0);
  CHECK(game.member(0).items.empty());
}

TEST_CASE("G3.26 slow: one card more at the start and at each end") {
  auto game = arena("swarm");
  game.deck(0, {"hit"}).begin().keep();
  CHECK(game.hand() == 4);
  game.lay("hit").stop();
  CHECK(game.hand() == 5);
}

}  // namespace roundtable::grail
