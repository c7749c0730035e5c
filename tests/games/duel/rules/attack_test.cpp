// Rules D4.4 to D4.10: attacks.
#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

TEST_CASE("D4.4 a knight attacks with at least as many cards there as the other, before he is laid") {
  Scenario game;
  game.hand(ann, "Kr Sr").pile(ann, 0, "Ky").pile(bob, 0, "Ky").pile(ann, 1, "Ky").pile(bob, 1, "Ky Ky");
  CHECK(game.lists(Attack{card("Kr"), 0}));
  CHECK(game.lists(Attack{card("Kr"), 2}));  // none to none
  CHECK(game.refusal(Attack{card("Kr"), 1}) == Refusal::TooFewCards);
  CHECK(game.refusal(Attack{card("Sr"), 0}) == Refusal::NoStoneCircle);
  CHECK(game.refusal(Attack{card("Kb"), 0}) == Refusal::NotInHand);
}

TEST_CASE("D4.4 one's own territory cannot be attacked, the other's can") {
  Scenario game;
  game.hand(ann, "Kr").owns(ann, {"plain-a"}).owns(bob, {"plain-b"});
  CHECK(game.refusal(Attack{card("Kr"), game.at("plain-a")}) == Refusal::OwnTerritory);
  CHECK(game.lists(Attack{card("Kr"), game.at("plain-b")}));
}

TEST_CASE("D4.4 an enchanted knight does not come from the hand and cannot attack") {
  Scenario game;
  game.hand(ann, "Sr").pile(bob, 0, "Kr");
  game.enchant("Sr", 0).no_answer();
  CHECK(game.pile(ann, 0) == cards("Sr Kr"));
  CHECK(game.legal() == std::vector<Action>{EndPlay{}});
  CHECK(game.refusal(Attack{card("Kr"), 0}) == Refusal::NotInHand);
}

TEST_CASE("D4.5 an open castle of the other needs one card more") {
  Scenario game;
  const Place castle = game.at("plain-castle");
  game.owns(bob, {"plain-castle"}).pile(bob, castle, "Ky").pile(ann, castle, "Ky").hand(ann, "Kr Kb");
  CHECK(game.refusal(Attack{card("Kr"), castle}) == Refusal::CastleHolds);
  game.reinforce("Kb", castle);
  CHECK(game.lists(Attack{card("Kr"), castle}));
}

TEST_CASE("D4.5 a castle that lies face down needs no more") {
  Scenario game;
  const Place castle = game.at("plain-castle");
  game.pile(bob, castle, "Ky").pile(ann, castle, "Ky").hand(ann, "Kr");
  CHECK(game.lists(Attack{card("Kr"), castle}));
}

TEST_CASE("D4.6 sorceresses attack for the owner of the stone circle, and then do not enchant") {
  Scenario game;
  game.owns(ann, {"forest-stones"}).hand(ann, "Sr").pile(ann, 0, "Ky").pile(bob, 0, "Kr").hand(bob, "Sr");
  game.pile(ann, 10, "Kv Kv Kv");
  CHECK(game.lists(Attack{card("Sr"), 0}));
  CHECK(game.lists(Enchant{card("Sr"), 0}));
  game.attack("Sr", 0);
  CHECK(game.refusal(Answer{card("Sr")}) == Refusal::AnswerMustBeKnight);
  game.no_answer();
  CHECK(game.table().territories[0].owner == ann);
  CHECK(game.pile(bob, 0).empty());
  CHECK(game.discards() == cards("Kr Sr"));  // his card was not taken over but discarded
}

TEST_CASE("D4.6 the stone circle in the other's hands is no help") {
  Scenario game;
  game.owns(bob, {"forest-stones"}).hand(ann, "Sr");
  CHECK(game.refusal(Attack{card("Sr"), 0}) == Refusal::NoStoneCircle);
}

TEST_CASE("D4.7 a knight of the same colour answers, however many cards lie there, and both stay") {
  Scenario game;
  game.hand(ann, "Kr").pile(ann, 0, "Ky Ky Ky Ky").hand(bob, "Kr Sr Kb");
  game.attack("Kr", 0);
  CHECK(game.refusal(Answer{card("Sr")}) == Refusal::AnswerMustBeKnight);
  CHECK(game.refusal(Answer{card("Kb")}) == Refusal::AnswerColourDiffers);
  game.answer("Kr");
  CHECK(game.pile(ann, 0) == cards("Ky Ky Ky Ky Kr"));
  CHECK(game.pile(bob, 0) == cards("Kr"));
  CHECK_FALSE(game.table().territories[0].owner.has_value());
  CHECK_FALSE(game.table().territories[0].card.has_value());
  CHECK(game.table().conquests == 0);
}

TEST_CASE("D4.7 an attacking sorceress is answered by a knight of her colour") {
  Scenario game;
  game.owns(ann, {"forest-stones"}).hand(ann, "Sr").hand(bob, "Kr");
  game.attack("Sr", 0).answer("Kr");
  CHECK(game.pile(ann, 0) == cards("Sr"));
  CHECK(game.pile(bob, 0) == cards("Kr"));
  CHECK_FALSE(game.table().territories[0].owner.has_value());
}

TEST_CASE("D4.8 the other is always asked, even with an empty hand, and may hold his answer back") {
  Scenario empty;
  empty.hand(ann, "Kr").attack("Kr", 0);
  CHECK(empty.waits_for(bob));
  CHECK(empty.legal() == std::vector<Action>{Answer{}});
  Scenario holds;
  holds.hand(ann, "Kr").hand(bob, "Kr").attack("Kr", 0).no_answer();
  CHECK(holds.table().territories[0].owner == ann);
  CHECK(holds.hand(bob) == cards("Kr"));
}

TEST_CASE("D4.8 what is asked lies open while the answer is awaited") {
  Scenario game;
  game.hand(ann, "Kr").attack("Kr", 7);
  const auto* asked = std::get_if<Answering>(&game.table().phase);
  REQUIRE(asked);
  CHECK(asked->play == Play::Attack);
  CHECK(asked->card == card("Kr"));
  CHECK(asked->at == 7);
  CHECK(game.pile(ann, 7) == cards("Kr"));
}

TEST_CASE("D4.9 after a failed attack and a failed spell you go on") {
  Scenario game;
  game.hand(ann, "Kr Sb Ky").pile(bob, 1, "Kb").hand(bob, "Kr Sb");
  game.attack("Kr", 0).answer("Kr");
  CHECK(game.waits_for(ann));
  game.enchant("Sb", 1).answer("Sb");
  CHECK(game.waits_for(ann));
  CHECK(game.in<Playing>());
  CHECK(game.lists(Reinforce{card("Ky"), 0}));
}

TEST_CASE("D4.10 two conquests a turn, failed attacks not counted") {
  Scenario game;
  game.hand(ann, "Kr Ky Kg Kb").pile(ann, 10, "Sy Sy Sy Sy").hand(bob, "Kr");
  game.attack("Kr", 0).answer("Kr");
  game.attack("Ky", 1).no_answer().pay_at(10);
  CHECK(game.table().conquests == 1);
  game.attack("Kg", 2).no_answer().pay_at(10);
  CHECK(game.table().conquests == 2);
  CHECK(game.refusal(Attack{card("Kb"), 3}) == Refusal::ConquestsUsedUp);
  CHECK(game.lists(Reinforce{card("Kb"), 3}));
  game.pass_turn();
  CHECK(game.table().conquests == 0);
}
