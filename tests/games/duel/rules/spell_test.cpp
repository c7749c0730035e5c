// Rules D4.1 to D4.3: spells.
#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

TEST_CASE("D4.1 a sorceress enchants where the other's top card has her colour") {
  Scenario game;
  game.hand(ann, "Sr Kr Sb").pile(bob, 0, "Kr").pile(bob, 1, "Sr").pile(bob, 2, "Kr Kb").owns(bob, {"plain-castle"});
  CHECK(game.lists(Enchant{card("Sr"), 0}));
  CHECK(game.lists(Enchant{card("Sr"), 1}));
  CHECK(game.lists(Enchant{card("Sb"), 2}));
  CHECK(game.refusal(Enchant{card("Sr"), 2}) == Refusal::ColourDiffers);  // red lies below
  CHECK(game.refusal(Enchant{card("Sb"), 0}) == Refusal::ColourDiffers);
  CHECK(game.refusal(Enchant{card("Sr"), 3}) == Refusal::NothingToEnchant);
  CHECK(game.refusal(Enchant{card("Kr"), 0}) == Refusal::NotASorceress);
}

TEST_CASE("D4.1 a card can be enchanted away from any territory, one's own too") {
  Scenario game;
  game.owns(ann, {"plain-a"}).hand(ann, "Sr").pile(bob, game.at("plain-a"), "Kr");
  CHECK(game.lists(Enchant{card("Sr"), game.at("plain-a")}));
}

TEST_CASE("D4.2 unanswered, the enchanted card is laid on top of the sorceress") {
  Scenario game;
  game.hand(ann, "Sr").pile(ann, 4, "Kg").pile(bob, 4, "Ky Kr").hand(bob, "Sb");
  game.enchant("Sr", 4);
  CHECK(game.pile(ann, 4) == cards("Kg Sr"));  // she lies there already
  CHECK(game.waits_for(bob));
  game.no_answer();
  CHECK(game.pile(ann, 4) == cards("Kg Sr Kr"));
  CHECK(game.pile(bob, 4) == cards("Ky"));
  CHECK(game.waits_for(ann));
}

TEST_CASE("D4.3 a sorceress of the same colour answers: the card stays, the attacking sorceress goes into the hand") {
  Scenario game;
  game.hand(ann, "Sr").pile(ann, 4, "Kg").pile(bob, 4, "Ky Kr").hand(bob, "Sb Sr");
  game.enchant("Sr", 4).answer("Sr");
  CHECK(game.pile(ann, 4) == cards("Kg"));
  CHECK(game.pile(bob, 4) == cards("Ky Kr Sr"));
  CHECK(game.hand(bob) == cards("Sb Sr"));
  CHECK(game.hand(ann).empty());
}

TEST_CASE("D4.3 no other card answers a spell") {
  Scenario game;
  game.hand(ann, "Sr").pile(bob, 4, "Kr").hand(bob, "Sb Kr Sr");
  game.enchant("Sr", 4);
  CHECK(game.refusal(Answer{card("Kr")}) == Refusal::AnswerMustBeSorceress);
  CHECK(game.refusal(Answer{card("Sb")}) == Refusal::AnswerColourDiffers);
  CHECK(game.refusal(Answer{card("Sg")}) == Refusal::NotInHand);
  CHECK(game.legal() == std::vector<Action>{Answer{}, Answer{card("Sr")}});
}
