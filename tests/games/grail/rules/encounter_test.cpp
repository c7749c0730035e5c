// The turns of an encounter: G3, without the traits.
#include "tests/games/grail/rules/arena.h"

namespace roundtable::grail {

TEST_CASE("G3.1 three cards each for one to three characters, two for four") {
  auto three = arena("idle", {"one", "two", "three_of_them"});
  three.begin().keep();
  CHECK(three.hand(0) == 3);
  CHECK(three.hand(2) == 3);
  auto four = arena("idle", {"one", "two", "three_of_them", "four"});
  four.begin().keep();
  CHECK(four.hand(3) == 2);
}

TEST_CASE("G3.2 an opening hand may be discarded for one card fewer, down to one") {
  auto game = arena("idle");
  game.begin().act(0, Redraw{});
  CHECK(game.hand() == 2);
  CHECK(game.member(0).discard.size() == 3);
  game.act(0, Redraw{});
  CHECK(game.hand() == 1);
  CHECK(game.phase() == "lay");
  CHECK(game.member(0).discard.size() == 5);
}

TEST_CASE("G3.3 each character is activated once a turn") {
  auto game = arena("idle", {"one", "two"});
  game.begin().keep();
  CHECK(game.tries(1, Activate{Seat(3)}) == Refusal::NotInEncounter);
  game.act(1, Activate{Seat(0)}).act(0, LayCard{0, 0}).stop();
  CHECK(game.meeting().active == Seat(1));  // the only one left goes by itself
  CHECK(game.meeting().turn == 1);
  game.act(1, LayCard{0, 0}).stop();
  CHECK(game.meeting().turn == 2);
  CHECK(game.phase() == "choose");
}

TEST_CASE("G3.4 laying no card at all in combat draws the opportunity attack, then a card") {
  auto game = arena("idle");
  game.begin().keep();
  const int left = game.member(0).deck;
  game.stop();
  CHECK(game.stock(0, Stock::Health) == 8);
  CHECK(game.hand() == 4);
  CHECK(game.member(0).deck == left - 1);
  CHECK(game.phase() == "discard");  // the end of the turn has come: to three, then one is drawn
}

TEST_CASE("G3.5 the enemy's row goes by the markers and hits the active character") {
  auto game = arena("dummy");
  game.deck(0, {"hit", "three"}).begin().keep();
  auto more = game;
  game.lay("hit").stop();
  CHECK(game.stock(0, Stock::Health) == 8);
  CHECK(game.markers() == 1);
  more.lay("three").stop();
  CHECK(more.stock(0, Stock::Health) == 7);
  CHECK(more.markers() == 2);
}

TEST_CASE("G3.6 with enough markers at the check every fighter has the reward and the loot comes once") {
  auto game = arena("weak", {"one", "two"});
  game.deck(1, {"hit"}).begin().keep().act(1, Activate{Seat(1)}).lay("hit");
  CHECK_FALSE(is_over(game.table()));  // the check comes at the end of laying
  game.stop();
  CHECK(game.stock(0, Stock::Experience) == 2);
  CHECK(game.stock(1, Stock::Experience) == 2);
  REQUIRE(game.phase() == "loot");
  CHECK(game.asked() == 1);
  CHECK(game.tries(1, GiveLoot{Seat(2)}) == Refusal::NotAFighter);
  game.act(1, GiveLoot{Seat(0)});
  CHECK(game.stock(0, Stock::Wealth) == 4);
  CHECK(game.stock(1, Stock::Wealth) == 1);
  CHECK(game.stock(1, Stock::Health) == 9);
  CHECK(game.over(Winner::Party, Reason::Markers));
}

TEST_CASE("G3.7 the highest space wins a stage without a reaction, the lowest fails the encounter") {
  auto game = arena("talk");
  game.deck(0, {"word", "word", "insult"}).begin().act(0, Answer{false}).keep().lay("word").stop();
  CHECK(game.meeting().stage == 1);
  CHECK(game.affinity() == 0);
  CHECK(game.meeting().turn == 2);
  game.lay("word").stop();  // caution says nothing in the second stage; no reaction there
  CHECK(game.affinity() == 1);
  game.lay("word").stop();
  CHECK(game.over(Winner::Party, Reason::Affinity));
  CHECK(game.stock(0, Stock::Reputation) == 3);

  auto rude = arena("talk", {"one", "two"});
  rude.deck(1, {"insult"}).begin().act(0, Answer{false}).keep().act(1, Activate{Seat(1)}).lay("insult").stop();
  CHECK(rude.over(Winner::Avalon, Reason::Failed));
  CHECK(rude.stock(0, Stock::Terror) == 1);
  CHECK(rude.stock(1, Stock::Terror) == 1);
}

TEST_CASE("G3.8 whoever must draw more than there is flees a combat and fails a diplomacy") {
  auto game = arena("idle", {"short"});
  game.begin().keep().lay("hit").stop();
  CHECK(game.member(0).deck == 0);
  game.lay("hit").stop();
  CHECK(game.over(Winner::Avalon, Reason::Fled));
  CHECK(game.stock(0, Stock::Health) == 8);  // the opportunity attack of a flight
  CHECK(game.stock(0, Stock::Energy) == 8);

  auto talk = arena("talk", {"short"});
  talk.begin().keep().lay("word").stop();
  CHECK(talk.affinity() == 0);
  CHECK(talk.member(0).deck == 0);
  talk.lay("word").stop();
  CHECK(talk.over(Winner::Avalon, Reason::Failed));
}

TEST_CASE("G3.9 at the end each discards to three and draws one, but not in panic") {
  auto game = arena("idle");
  game.deck(0, {"order", "hit", "hit", "hit"}).begin().keep().lay("order").stop();
  CHECK(game.phase() == "lay");
  CHECK(game.hand() == 4);  // three were left and one was drawn
  game.stop();
  REQUIRE(game.phase() == "discard");
  game.act(0, DiscardCard{0}).act(0, DiscardCard{0});
  CHECK(game.hand() == 4);

  auto panic = arena("idle");
  panic.set(0, Stock::Health, 3).set(0, Stock::Terror, 5).begin().keep().act(0, LayCard{0, 0}).stop();
  CHECK(panic.hand() == 3);
}

TEST_CASE("G3.10 for each marker that is missing when markers are removed a card is discarded") {
  auto game = arena("dummy");
  game.deck(0, {"three", "double_open", "hit", "hit"}).begin().keep().lay("three").lay("double_open").stop();
  CHECK(game.markers() == 0);
  REQUIRE(game.phase() == "discard");  // four markers were there, six go
  game.act(0, DiscardCard{0});
  CHECK(game.hand() == 1);  // the other one came off the deck, then the end drew one
  CHECK(game.member(0).discard.size() == 2);
}

TEST_CASE("G3.11 discarding from an empty hand takes the top of the deck") {
  auto game = arena("dummy", {"one"});
  game.deck(0, {"three", "double_open", "bolt"}).begin().keep().lay("three").lay("double_open").lay("bolt");
  const int left = game.member(0).deck;
  game.stop();
  CHECK(game.member(0).discard.size() == 2);
  CHECK(game.member(0).deck == left - 3);  // two discarded, one drawn
}

TEST_CASE("G3.18 fleeing costs an energy and the opportunity attack, and the cards stay in the row") {
  auto game = arena("idle", {"one", "two"});
  game.set(1, Stock::Energy, 0).deck(1, {"hit"}).begin().keep().act(1, Activate{Seat(1)}).lay("hit").act(1, Flee{});
  CHECK_FALSE(game.member(1).in);
  CHECK(game.stock(1, Stock::Health) == 8);
  CHECK(game.stock(1, Stock::Energy) == 0);
  CHECK(game.meeting().row.size() == 1);
  CHECK(game.meeting().active == Seat(0));
  CHECK(game.tries(0, Leave{}) == Refusal::NotInDiplomacy);
  game.act(0, Flee{});
  CHECK(game.over(Winner::Avalon, Reason::Fled));
}

TEST_CASE("G3.19 leaving a diplomacy takes all of one mind, and everyone bears the failure") {
  auto game = arena("talk", {"one", "two"});
  game.begin().act(0, Answer{false}).keep().act(1, Activate{Seat(0)}).act(0, Leave{});
  REQUIRE(game.phase() == "leave");
  auto stays = game;
  game.act(1, Answer{true});
  CHECK(game.over(Winner::Avalon, Reason::Left));
  CHECK(game.stock(0, Stock::Terror) == 1);
  CHECK(game.stock(1, Stock::Terror) == 1);
  stays.act(1, Answer{false});
  CHECK(stays.phase() == "lay");
  CHECK(stays.tries(0, Leave{}) == Refusal::FledBefore);
  CHECK(stays.tries(0, Flee{}) == Refusal::NotInCombat);
}

TEST_CASE("G3.20 an encounter is avoided before it starts, by the best of the party and at everyone's cost") {
  auto game = arena("talk", {"one", "two"});
  game.begin();
  REQUIRE(game.phase() == "avoid");
  auto split = game;
  game.act(0, Answer{true}).act(1, Answer{true});
  CHECK(game.over(Winner::Party, Reason::Avoided));
  CHECK(game.stock(0, Stock::Wealth) == 2);
  CHECK(game.stock(1, Stock::Wealth) == 0);
  split.act(0, Answer{true}).act(1, Answer{false});
  CHECK(split.phase() == "opening");
  auto unknown = arena("talk", {"two"});
  unknown.begin();
  CHECK(unknown.phase() == "opening");  // no reputation
}

}  // namespace roundtable::grail
