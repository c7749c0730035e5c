// What characters are and have: G1.
#include "tests/games/grail/rules/arena.h"

namespace roundtable::grail {

TEST_CASE("G1.1 a character brings attributes in opposed pairs, three tracks and five stocks") {
  auto game = arena("idle");
  game.begin();
  CHECK(attribute_of(game.table(), game.member(0), Attribute::Courage) == 2);
  CHECK(attribute_of(game.table(), game.member(0), Attribute::Caution) == 1);
  CHECK(game.stock(0, Stock::Health) == 9);
  CHECK(game.stock(0, Stock::Wealth) == 3);
}

TEST_CASE("G1.2 energy can never exceed health") {
  auto game = arena("dummy");
  game.set(0, Stock::Health, 6).begin();
  CHECK(game.stock(0, Stock::Energy) == 6);
  game.keep().stop();  // the opportunity attack of 3 and an attack of 1
  CHECK(game.stock(0, Stock::Health) == 2);
  CHECK(game.stock(0, Stock::Energy) == 2);
}

TEST_CASE("G1.3 panic is while terror is above health") {
  auto game = arena("idle");
  game.set(0, Stock::Health, 4).set(0, Stock::Terror, 4).begin();
  CHECK_FALSE(in_panic(game.table(), game.member(0)));
  auto worse = arena("idle");
  worse.set(0, Stock::Health, 4).set(0, Stock::Terror, 5).begin();
  CHECK(in_panic(worse.table(), worse.member(0)));
}

TEST_CASE("G1.4 exhausted on the two lowest spaces of energy, insane on the two highest of terror") {
  Member member;
  member.most[static_cast<std::size_t>(Stock::Terror)] = 9;
  for (const auto& [energy, exhausted] : {std::pair(0, true), {1, true}, {2, false}}) {
    member.stock[static_cast<std::size_t>(Stock::Energy)] = static_cast<std::int8_t>(energy);
    CHECK(is_exhausted(member) == exhausted);
  }
  for (const auto& [terror, insane] : {std::pair(7, false), {8, true}, {9, true}}) {
    member.stock[static_cast<std::size_t>(Stock::Terror)] = static_cast<std::int8_t>(terror);
    CHECK(is_insane(member) == insane);
  }
}

TEST_CASE("G1.5 of two items with one keyword one is laid aside and does nothing") {
  auto game = arena("idle");
  game.items(0, {"sword", "shield", "axe"}).begin();
  REQUIRE(game.phase() == "equip");
  CHECK(game.tries(0, LayAside{1}) == Refusal::KeywordNotDouble);
  CHECK(attribute_of(game.table(), game.member(0), Attribute::Aggression) == 2);
  game.act(0, LayAside{0});
  CHECK(game.phase() == "opening");
  CHECK(attribute_of(game.table(), game.member(0), Attribute::Aggression) == 0);
}

TEST_CASE("G1.6 the lowest number not yet activated chooses who acts") {
  auto game = arena("idle", {"one", "two", "three_of_them"});
  game.begin().keep();
  CHECK(game.table().waiting == SeatSet::of(Seat(1)));  // its number is 3
  game.act(1, Activate{Seat(2)});
  CHECK(game.meeting().active == Seat(2));
  game.stop();
  CHECK(game.table().waiting == SeatSet::of(Seat(1)));
}

TEST_CASE("G1.7 at health 0 a character is dying and out of the encounter at once") {
  auto game = arena("killer", {"one", "two"});
  game.deck(1, {"hit"}).begin().keep().act(1, Activate{Seat(1)});
  game.lay("hit").stop();
  CHECK(game.stock(1, Stock::Health) == 0);
  CHECK_FALSE(game.member(1).in);
  CHECK(game.meeting().row.size() == 1);  // its cards stay
  CHECK(game.meeting().active == Seat(0));
  game.stop();
  CHECK(game.over(Winner::Avalon, Reason::Dying));
}

TEST_CASE("G1.8 an item is used in the own activation, once an encounter, and may be spent by it") {
  auto game = arena("idle");
  game.set(0, Stock::Health, 5).items(0, {"flask"}).begin().keep();
  game.act(0, UseItem{0});
  CHECK(game.stock(0, Stock::Health) == 7);
  CHECK(game.member(0).items.empty());
}

}  // namespace roundtable::grail
