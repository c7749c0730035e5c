// The two worked examples of the rules, step by step.
#include "tests/games/grail/rules/table.h"

namespace roundtable::grail {
namespace {

constexpr unsigned second_row = 0b010;
constexpr unsigned third_row = 0b100;

}  // namespace

TEST_CASE("G4.1 Beor and the tramp, every value of the example") {
  Sitting game(pack_of("tests/games/grail/rules/pack"), "tramp", {"beor"});
  game.deck(0, {"attack", "on_guard", "attack", "weapon_throw", "fury"}).begin().keep();
  CHECK(game.markers() == 0);
  CHECK(game.hand() == 3);

  game.lay("attack");
  CHECK(game.markers() == 2);
  CHECK(game.hand() == 2);

  game.lay("on_guard", second_row);
  CHECK(game.markers() == 2);
  CHECK(game.hand() == 1);
  CHECK(game.stock(0, Stock::Magic) == 1);
  CHECK(game.meeting().row.back().tokens == 1);
  CHECK(game.tries(0, LayCard{0, 0}) == Refusal::QuickEnemy);

  // The enemy's row for two markers; then the end of the turn and the start of the next.
  game.stop();
  CHECK(game.stock(0, Stock::Health) == 9);
  CHECK(game.markers() == 1);
  CHECK(game.meeting().turn == 2);
  CHECK(game.meeting().row.back().tokens == 0);
  CHECK(game.hand() == 3);  // one drawn at the end, one by the token

  game.lay("weapon_throw");
  CHECK(game.markers() == 4);
  CHECK(game.hand() == 2);
  CHECK(game.stock(0, Stock::Magic) == 1);
  CHECK(game.phase() == "lay");  // nothing to throw, so nobody is asked

  game.lay("fury", second_row);
  CHECK(game.markers() == 6);
  CHECK(game.hand() == 1);
  CHECK(game.stock(0, Stock::Energy) == 8);

  game.stop();
  CHECK(game.over(Winner::Party, Reason::Markers));
  CHECK(game.stock(0, Stock::Magic) == 0);
  CHECK(game.stock(0, Stock::Health) == 9);
  CHECK(game.stock(0, Stock::Experience) == 1);
  CHECK(game.stock(0, Stock::Wealth) == 1);
}

TEST_CASE("G4.2 Arev and the crying orphan, every value of the example") {
  Sitting game(pack_of("tests/games/grail/rules/pack"), "crying_orphan", {"arev"});
  game.deck(0, {"simple_truth", "false_promise", "simple_truth", "grim_joke", "eye_for_detail"}).begin().keep();
  CHECK(game.affinity() == 0);
  CHECK(game.hand() == 3);

  game.lay("simple_truth");
  CHECK(game.affinity() == 3);
  CHECK(game.hand() == 2);
  CHECK(game.tries(0, LayCard{game.in_hand(0, "false_promise"), 0}) == Refusal::NoBolt);

  game.stop();  // the reaction, then the end of the turn
  CHECK(game.affinity() == 2);
  CHECK(game.stock(0, Stock::Health) == 8);
  CHECK(game.hand() == 3);

  game.lay("false_promise", third_row);
  CHECK(game.affinity() == 4);
  CHECK(game.hand() == 3);
  CHECK(game.stock(0, Stock::Magic) == 0);

  game.stop();  // the stage is won: no reaction; three cards stay and one is drawn
  CHECK(game.meeting().stage == 1);
  CHECK(game.affinity() == 0);
  CHECK(game.hand() == 4);
  CHECK(game.stock(0, Stock::Health) == 8);

  game.lay("grim_joke");
  CHECK(game.affinity() == 0);
  CHECK(game.hand() == 4);
  CHECK(game.stock(0, Stock::Reputation) == 0);
  CHECK(game.meeting().row.back().charges == 2);

  game.act(0, PayCharges{2}).lay("eye_for_detail");
  CHECK(game.affinity() == 1);
  CHECK(game.hand() == 3);
  CHECK(game.meeting().row.size() == 4);
  CHECK(game.meeting().row.back().tokens == 1);

  const auto cards_left = game.member(0).deck;
  game.stop();
  CHECK(game.stock(0, Stock::Health) == 7);
  CHECK(game.affinity() == 1);
  REQUIRE(game.meeting().row.size() == 3);
  CHECK(game.table().card(game.meeting().row.back().card).id == "grim_joke");
  CHECK(game.hand() == 4);  // three, and one drawn at the end of the turn: no token came off
  CHECK(game.member(0).deck == cards_left - 1);
}

}  // namespace roundtable::grail
