// Rule D5: conquest and its losses.
#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

TEST_CASE("D5.1 an unanswered attack turns the territory up and takes it") {
  Scenario game;
  game.hand(ann, "Kr").pile(ann, 10, "Sy Sy Sy");
  game.attack("Kr", game.at("hill-a")).no_answer();
  const Territory& hill = game.table().territories[game.at("hill-a")];
  CHECK(hill.owner == ann);
  REQUIRE(hill.card.has_value());
  CHECK(default_set.territories[*hill.card].id == Label("hill-a"));
  CHECK(crowns(game.table(), ann) == 2);
}

TEST_CASE("D5.1 a territory of the other changes its owner") {
  Scenario game;
  game.owns(bob, {"plain-a", "plain-b"}).hand(ann, "Kr").pile(ann, 10, "Sy Sy Sy");
  game.attack("Kr", game.at("plain-a")).no_answer();
  CHECK(crowns(game.table(), ann) == 2);
  CHECK(crowns(game.table(), bob) == 2);
}

TEST_CASE("D5.2 he discards all his cards there, you as many of yours from the top") {
  Scenario game;
  game.hand(ann, "Kr").pile(ann, 0, "Ky Kg Kb").pile(bob, 0, "Sy Sg").pile(ann, 10, "Kv Kv Kv Kv Kv Kv Kv");
  game.attack("Kr", 0).no_answer();
  CHECK(game.pile(bob, 0).empty());
  CHECK(game.pile(ann, 0) == cards("Ky Kg"));
  CHECK(game.discards() == cards("Sg Sy Kr Kb"));
}

TEST_CASE("D5.3 three to one: one each, then four") {
  Scenario game;
  game.hand(ann, "Kr Sv Sv Sv Sv Sv").pile(ann, 0, "Ky Kg").pile(bob, 0, "Sy");
  game.attack("Kr", 0).no_answer();
  CHECK(game.pile(bob, 0).empty());
  CHECK(game.pile(ann, 0) == cards("Ky Kg"));
  CHECK(owed(game.table()) == 4);
  game.pay("Sv").pay("Sv").pay("Sv");
  CHECK(game.in<Paying>());
  CHECK(owed(game.table()) == 1);
  game.pay("Sv");
  CHECK(game.in<Playing>());
  CHECK(game.hand(ann) == cards("Sv"));
  CHECK(game.discards().size() == 2 + 4);
}

TEST_CASE("D5.3 one to none: nothing, then one") {
  Scenario game;
  game.hand(ann, "Kr Sv Sb").attack("Kr", 0).no_answer();
  CHECK(game.discards().empty());
  CHECK(owed(game.table()) == 1);
  game.pay("Sb");
  CHECK(game.in<Playing>());
  CHECK(game.pile(ann, 0) == cards("Kr"));
}

TEST_CASE("D5.4 an open castle of the other, three to one: one each, then five") {
  Scenario game;
  const Place castle = game.at("hill-castle");
  game.owns(bob, {"hill-castle"}).pile(bob, castle, "Sy").pile(ann, castle, "Ky Kg").hand(ann, "Kr Sv Sv Sv Sv Sv Sv");
  game.attack("Kr", castle).no_answer();
  CHECK(game.discards().size() == 2);
  CHECK(owed(game.table()) == 5);
}

TEST_CASE("D5.4 a castle turned up by this conquest costs nothing more") {
  Scenario game;
  const Place castle = game.at("hill-castle");
  game.pile(bob, castle, "Sy").pile(ann, castle, "Ky Kg").hand(ann, "Kr Sv Sv Sv Sv Sv Sv");
  game.attack("Kr", castle).no_answer();
  CHECK(owed(game.table()) == 4);
}

TEST_CASE("D5.5 cards come from the hand or the top of any own pile, the conquered one too") {
  Scenario game;
  game.hand(ann, "Kr Sv Sb").pile(ann, 0, "Ky").pile(bob, 0, "Sy").pile(ann, 5, "Kg Kb").pile(bob, 6, "Kb");
  game.attack("Kr", 0).no_answer();
  CHECK(owed(game.table()) == 3);
  CHECK(game.legal() ==
        std::vector<Action>{PayFromHand{card("Sb")}, PayFromHand{card("Sv")}, PayFromPile{0}, PayFromPile{5}});
  CHECK(game.refusal(PayFromPile{6}) == Refusal::PileIsEmpty);
  CHECK(game.refusal(PayFromPile{11}) == Refusal::NoSuchTerritory);
  CHECK(game.refusal(PayFromHand{card("Kr")}) == Refusal::NotInHand);
  CHECK(game.refusal(EndPlay{}) == Refusal::NotNow);
  game.pay_at(5);
  CHECK(game.pile(ann, 5) == cards("Kg"));
  game.pay("Sv").pay_at(0);
  CHECK(game.pile(ann, 0).empty());
  CHECK(game.table().territories[0].owner == ann);
  CHECK(game.discards() == cards("Sy Kr Kb Sv Ky"));
}

TEST_CASE("D5.6 Avalon saves one card, once a turn, at the conquest of your choice") {
  Scenario game;
  game.owns(ann, {"avalon"}).hand(ann, "Kr Kb Sv Sv Sv Sv Sv").pile(ann, 0, "Ky").pile(ann, 1, "Ky");
  CHECK(avalon_ready(game.table()));
  game.attack("Kr", 0).no_answer();
  CHECK(owed(game.table()) == 2);
  game.pay("Sv").pay("Sv");  // kept for the second
  game.attack("Kb", 1).no_answer();
  CHECK(owed(game.table()) == 2);
  game.pay("Sv").use_avalon();  // at any time while paying
  CHECK(game.in<Playing>());
  CHECK_FALSE(avalon_ready(game.table()));
  CHECK(game.hand(ann) == cards("Sv Sv"));
}

TEST_CASE("D5.6 Avalon used at the first conquest is no help at the second, and comes back next turn") {
  Scenario game;
  game.owns(ann, {"avalon"}).hand(ann, "Kr Kb Sv Sv Sv Sv").pile(ann, 1, "Ky");
  game.attack("Kr", 0).no_answer();
  CHECK(game.lists(UseAvalon{}));
  game.use_avalon();
  CHECK(game.in<Playing>());
  game.attack("Kb", 1).no_answer();
  CHECK(game.refusal(UseAvalon{}) == Refusal::AvalonUsed);
  CHECK_FALSE(game.lists(UseAvalon{}));
  game.pay("Sv").pay("Sv").pass_turn(Tile::LightKind).pass_turn(Tile::LightTwo);
  CHECK(game.table().active == ann);
  CHECK(avalon_ready(game.table()));
}

TEST_CASE("D5.6 Avalon may serve the conquest that wins it") {
  Scenario game;
  game.hand(ann, "Kr Sv Sb").pile(ann, game.at("avalon"), "Ky");
  game.attack("Kr", game.at("avalon")).no_answer();
  CHECK(owed(game.table()) == 2);
  game.use_avalon();
  CHECK(owed(game.table()) == 1);
}

TEST_CASE("D5.6 Avalon of the other is no help, nor is it while nothing is paid") {
  Scenario game;
  game.owns(bob, {"avalon"}).hand(ann, "Kr Sv Sb");
  CHECK(game.refusal(UseAvalon{}) == Refusal::NotNow);
  game.attack("Kr", 0).no_answer();
  CHECK(game.refusal(UseAvalon{}) == Refusal::AvalonNotYours);
}

TEST_CASE("D5.7 with too few cards you pay all you have, and the conquest stands") {
  Scenario game;
  game.hand(ann, "Kr Sb").pile(ann, 0, "Ky Kg").pile(bob, 0, "Sy Sg");
  game.attack("Kr", 0).no_answer();  // three to two: five more, and only two are left
  CHECK(game.hand(ann).empty());
  CHECK(game.pile(ann, 0).empty());
  CHECK(game.table().territories[0].owner == ann);
  CHECK(game.in<Playing>());
  CHECK(game.discards().size() == 6);
}

TEST_CASE("D5.7 Avalon takes from what is asked, not from what there is") {
  Scenario game;
  game.owns(ann, {"avalon"}).hand(ann, "Kr Sb").pile(ann, 0, "Ky Kg").pile(bob, 0, "Sy Sg");
  game.attack("Kr", 0).no_answer();  // four with Avalon's help are still more than two
  CHECK(game.hand(ann).empty());
  CHECK(game.pile(ann, 0).empty());
  CHECK(avalon_ready(game.table()));
}

TEST_CASE("D5.8 who has exactly what is owed is not asked, unless Avalon could help") {
  Scenario game;
  game.hand(ann, "Kr").pile(ann, 0, "Ky").attack("Kr", 0).no_answer();  // two to none: two, and two are there
  CHECK(game.in<Playing>());
  CHECK(game.pile(ann, 0).empty());

  Scenario avalon;
  avalon.owns(ann, {"avalon"}).hand(ann, "Kr").pile(ann, 0, "Ky").attack("Kr", 0).no_answer();
  CHECK(avalon.in<Paying>());
  CHECK(avalon.legal() == std::vector<Action>{PayFromPile{0}, UseAvalon{}});
  avalon.use_avalon();  // one card from one pile: nothing is left to choose
  CHECK(avalon.in<Playing>());
  CHECK(avalon.pile(ann, 0) == cards("Ky"));
}

TEST_CASE("D5.8 what can come from one pile alone goes without asking") {
  Scenario game;
  game.hand(ann, "Kr").pile(ann, 0, "Ky").pile(bob, 0, "Sg").pile(ann, 5, "Kb Kb Kb Kb");
  game.attack("Kr", 0).no_answer();  // two to one: one card left there, and three owed
  CHECK(game.in<Paying>());
  game.pay_at(0);
  CHECK(game.in<Playing>());
  CHECK(game.pile(ann, 5) == cards("Kb Kb"));
}

TEST_CASE("D5.8 whether somebody is asked tells nothing of his hand") {
  for (const auto hand : {"Kr Sv Sv Sv Sv", "Kr Sv Sb Sg Sr"}) {
    Scenario game;
    game.hand(ann, hand).pile(ann, 0, "Ky").pile(bob, 0, "Sg").attack("Kr", 0).no_answer();
    game.pay_at(0);  // two of the four cards in hand are owed, alike or not
    CHECK(game.in<Paying>());
    CHECK(game.waits_for(ann));
    CHECK(owed(game.table()) == 2);
  }
}

TEST_CASE("D5.9 the stone circle works from the moment it is conquered") {
  Scenario game;
  game.hand(ann, "Kr Sb Sv Sv").attack("Kr", game.at("forest-stones")).no_answer().pay("Sv");
  CHECK(game.lists(Attack{card("Sb"), 0}));
}
