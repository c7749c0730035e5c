// Counts of all sequences of actions, worked out by hand beside each.
#include "engine/perft.h"

#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

TEST_CASE("perft of a first turn") {
  Scenario game;  // every place empty
  game.hand(ann, "Kr Sb").hand(bob, "Kg Sg");
  // Two cards at eleven places, the knight attacking at eleven, or the end.
  CHECK(perft<Duel>(game.state(), 1) == 22 + 11 + 1);
  // After a knight laid down: the sorceress at eleven places, or the end; after a sorceress: the knight at eleven
  // places, attacking at eleven, or the end. An attack has no answer in Bob's hand; the end leads to six kinds of
  // tiles.
  CHECK(perft<Duel>(game.state(), 2) == 11 * 12 + 11 * 23 + 11 * 1 + 6);
  // After an unanswered attack one card is owed: from the hand or from the pile there; and Avalon, once taken, may
  // help.
  const std::uint64_t knight_then = 11 * (11 * 1 + 6);  // the sorceress, then the end; or tiles
  const std::uint64_t sorceress_then =
      11 * (11 * 1 + 11 * 1 + 6);  // the knight, then the end; an attack, then no answer
  const std::uint64_t attack_then = 11 * 1 * 2 + 1;
  // Nothing can be drawn, so that each tile leads to Bob's first choice: his two cards at eleven places, no attack but
  // with the knight, and the end.
  const std::uint64_t end_then = 6 * 34;
  CHECK(perft<Duel>(game.state(), 3) == knight_then + sorceress_then + attack_then + end_then);
}

// Changes only when play can change: then say so in the commit and write the new number here.
TEST_CASE("the signature of the duel is the same on every compiler") {
  CHECK(signature(Setup{}) == 0x4e641001c5972a2bU);
}
