// How cards meet and act: G2.
#include "tests/games/grail/rules/arena.h"

namespace roundtable::grail {
namespace {

constexpr unsigned second_row = 0b010;
constexpr unsigned third_row = 0b100;

Sitting facing_nothing(const std::vector<std::string>& cards) {
  auto game = arena("idle");
  game.deck(0, cards).begin().keep();
  return game;
}

}  // namespace

TEST_CASE("G2.1 the bottoms meet, and a half that meets nothing does not join") {
  auto game = facing_nothing({"hit", "tall", "hit"});
  game.lay("hit");
  CHECK(game.meeting().row.back().joined[0] == Key::Free);
  CHECK(game.meeting().row.back().joined[1] == Key::Blank);
  CHECK(game.markers() == 1);
}

TEST_CASE("G2.2 an attribute key joins when the active character has that much") {
  auto game = facing_nothing({"tall", "hit", "hit"});
  game.lay("tall");  // free, courage 1, magic not paid
  CHECK(game.markers() == 2);
  auto coward = arena("idle");
  coward.set(0, Attribute::Courage, 0).deck(0, {"tall"}).begin().keep().lay("tall");
  CHECK(coward.markers() == 1);
}

TEST_CASE("G2.3 a magic key joins by a choice, for one magic") {
  auto game = facing_nothing({"tall", "hit", "hit"});
  CHECK(game.tries(0, LayCard{game.in_hand(0, "tall"), second_row}) == Refusal::NotPayable);
  game.lay("tall", third_row);
  CHECK(game.markers() == 3);
  CHECK(game.stock(0, Stock::Magic) == 1);
  auto poor = arena("idle");
  poor.set(0, Stock::Magic, 0).deck(0, {"tall"}).begin().keep();
  CHECK(poor.tries(0, LayCard{poor.in_hand(0, "tall"), third_row}) == Refusal::NotEnoughMagic);
}

TEST_CASE("G2.4 a free key always joins and may multiply") {
  auto game = facing_nothing({"double_open", "hit", "hit"});
  game.lay("double_open");
  CHECK(game.markers() == 1);
  game.stop().lay("hit");
  CHECK(game.markers() == 3);
}

TEST_CASE("G2.5 rows count from top to bottom, then the ability") {
  auto game = facing_nothing({"order", "hit", "hit", "bolt"});
  const auto magic = game.stock(0, Stock::Magic);
  game.lay("order");  // draws in the second row, a marker in the first, then looks at the markers
  CHECK(game.hand() == 3);
  CHECK(game.stock(0, Stock::Magic) == magic + 1);
}

TEST_CASE("G2.6 an empty half gives nothing, and magic cannot be paid for it") {
  auto game = facing_nothing({"open_magic", "guard", "magic_bolt"});
  game.lay("open_magic");
  CHECK(game.tries(0, LayCard{game.in_hand(0, "guard"), second_row}) == Refusal::NotPayable);
  game.lay("magic_bolt", second_row);
  CHECK(game.markers() == 1);
}

TEST_CASE("G2.7 special is what the stage says for the attribute of the row") {
  auto game = arena("talk");
  game.begin().act(0, Answer{false}).keep().lay("word");
  CHECK(game.affinity() == 2);  // one by the free row, one by caution
  auto blunt = arena("talk");
  blunt.set(0, Attribute::Caution, 0).begin().act(0, Answer{false}).keep().lay("word");
  CHECK(blunt.affinity() == 1);
}

TEST_CASE("G2.8 cancel takes away the symbol beside it, or what it meets") {
  auto game = facing_nothing({"cancelling", "hit", "hit"});
  game.lay("cancelling");
  CHECK(game.markers() == 0);
  game.stop().lay("hit");  // meets a cancelling right half
  CHECK(game.markers() == 0);
}

TEST_CASE("G2.9 destroying the last card takes the newest, with its ability, but its rows still count") {
  auto game = facing_nothing({"breaker", "hit", "hit"});
  game.lay("breaker");
  CHECK(game.meeting().row.empty());
  CHECK(game.markers() == 1);
  CHECK(game.member(0).discard.size() == 1);
}

TEST_CASE("G2.10 a further card needs a bolt on it that joins, and on the first card a bolt does nothing") {
  auto game = facing_nothing({"open_magic", "hit", "magic_bolt"});
  game.lay("open_magic");
  CHECK(game.tries(0, LayCard{game.in_hand(0, "hit"), 0}) == Refusal::NoBolt);
  CHECK(game.tries(0, LayCard{game.in_hand(0, "magic_bolt"), 0}) == Refusal::NoBolt);
  game.lay("magic_bolt", second_row);
  CHECK(game.meeting().laid == 2);
}

TEST_CASE("G2.11 only visible abilities act: a covered guard takes nothing off") {
  auto game = arena("dummy");
  game.deck(0, {"hit", "guard", "bolt"}).begin().keep().lay("hit").lay("guard");
  auto covered = game;
  game.stop();
  CHECK(game.stock(0, Stock::Health) == 9);
  covered.lay("bolt").stop();
  CHECK(covered.stock(0, Stock::Health) == 8);
}

TEST_CASE("G2.12 a delayed ability acts when its last token goes, and is lost when it is covered") {
  auto game = facing_nothing({"waiting", "bolt", "hit"});
  game.lay("waiting").stop();
  CHECK(game.meeting().row.back().tokens == 1);
  CHECK(game.markers() == 0);
  auto covered = game;
  game.stop().act(0, DiscardCard{0});
  CHECK(game.markers() == 3);
  covered.lay("bolt").stop();
  CHECK(covered.meeting().row[0].tokens == 0);
  CHECK(covered.markers() == 0);
}

TEST_CASE("G2.13 in panic the first card is the top of the deck, then cards from hand as usual") {
  auto game = arena("idle");
  game.set(0, Stock::Health, 3).set(0, Stock::Terror, 5).deck(0, {"bolt", "hit", "hit", "three"}).begin().keep();
  REQUIRE(game.meeting().forced.has_value());
  CHECK(game.tries(0, Stop{}) == Refusal::PanicDecides);
  CHECK(game.tries(0, LayCard{1, 0}) == Refusal::PanicDecides);
  CHECK(game.tries(0, Flee{}) == Refusal::PanicDecides);
  game.act(0, LayCard{0, 0});
  CHECK(game.markers() == 3);
  CHECK(game.hand() == 3);
  game.lay("bolt");
  CHECK(game.hand() == 2);
}

TEST_CASE("G2.14 a passive card is never covered") {
  auto game = arena("dummy");
  game.deck(0, {"banner", "bolt", "hit"}).begin().keep().lay("banner").lay("bolt");
  CHECK(game.markers() == 1);  // the banner acts after the later card
  CHECK(is_visible(game.table(), 0));
  game.stop();
  CHECK(game.stock(0, Stock::Health) == 9);
}

TEST_CASE("G2.15 charges are put where the card says and paid by the active character while it is visible") {
  auto game = facing_nothing({"battery", "bolt", "hit"});
  game.lay("battery");
  CHECK(game.meeting().row.back().charges == 3);
  game.act(0, PayCharges{0});
  CHECK(game.markers() == 1);
  CHECK(game.tries(0, PayCharges{0}) == Refusal::NoCharges);
  auto covered = facing_nothing({"battery", "bolt", "hit"});
  covered.lay("battery").lay("bolt");
  CHECK(covered.tries(0, PayCharges{0}) == Refusal::CardCovered);
}

TEST_CASE("G2.16 joined keys are counted in the whole row") {
  auto game = facing_nothing({"hit", "bolt", "counting"});
  game.lay("hit").lay("bolt").lay("counting");
  CHECK(game.markers() == 4);  // one, and three free keys
}

TEST_CASE("G2.17 an ability that may be used is asked for only where it can do something") {
  auto armed = arena("idle");
  armed.items(0, {"axe"}).deck(0, {"throw"}).begin().keep().lay("throw");
  REQUIRE(armed.phase() == "ability");
  auto kept = armed;
  armed.act(0, Answer{true});
  CHECK(armed.markers() == 2);
  CHECK(armed.member(0).items.empty());
  kept.act(0, Answer{false});
  CHECK(kept.markers() == 0);
  CHECK(kept.member(0).items.size() == 1);
  auto bare = facing_nothing({"throw"});
  bare.lay("throw");
  CHECK(bare.phase() == "lay");
}

}  // namespace roundtable::grail
