// Rule D3: a turn.
#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

TEST_CASE("D3.1 dark tile, play, end, and then the other") {
  Scenario game;
  game.draw_pile("Ky Ky Ky Ky Kg Kg Kg Kg").waits_before(bob, Tile::DarkFour);
  CHECK(game.in<Playing>());
  game.end();
  CHECK(game.in<Supplying>());
  game.take(Tile::LightTwo);
  CHECK(game.table().active == bob);
  CHECK(game.in<Playing>());
  CHECK(game.waits_for(bob));
  CHECK(game.hand(bob) == cards("Ky Ky Kg Kg"));
}

TEST_CASE("D3.2 a dark tile is drawn for when the turn begins, counting what is owned then") {
  Scenario game;
  game.owns(ann, {"plain-a", "plain-b", "hill-a"}).hand(ann, "Kr").draw_pile("Ky Ky Ky Ky Ky Ky");
  game.pile(bob, game.at("plain-a"), "Sb").hand(bob, "Kb Sg");
  game.end().take(Tile::DarkAreas);  // three territories now
  CHECK(game.hand(ann).size() == 1);
  CHECK(game.table().tiles.pending[ann] == Tile::DarkAreas);
  game.attack("Kb", game.at("plain-a")).no_answer().pay("Sg");
  CHECK(game.hand(ann).size() == 1);
  game.pass_turn(Tile::DarkFour);
  CHECK(game.hand(ann) == cards("Kr Ky Ky"));  // two when it counts
  CHECK_FALSE(game.table().tiles.pending[ann].has_value());
  CHECK(game.table().tiles.down[static_cast<std::size_t>(Tile::DarkAreas)] == 1);
}

TEST_CASE("D3.3 as many cards as you like, one at a time, or none") {
  Scenario game;
  game.hand(ann, "Ky Kg Kr Kb Kv Sy Sg Sr");
  for (const auto letters : {"Ky", "Kg", "Kr", "Kb", "Kv", "Sy", "Sg", "Sr"}) game.reinforce(letters, 0);
  CHECK(game.hand(ann).empty());
  CHECK(game.legal() == std::vector<Action>{EndPlay{}});
  game.end();
  Scenario idle;
  idle.hand(ann, "Ky").end();
  CHECK(idle.in<Supplying>());
  CHECK(idle.hand(ann) == cards("Ky"));
}

TEST_CASE("D3.4 a card is laid on your own side, on top") {
  Scenario game;
  game.hand(ann, "Ky Sg").pile(ann, 3, "Kr").pile(bob, 3, "Kb");
  game.reinforce("Ky", 3).reinforce("Sg", 3);
  CHECK(game.pile(ann, 3) == cards("Kr Ky Sg"));
  CHECK(game.pile(bob, 3) == cards("Kb"));
}

TEST_CASE("D3.4 only cards of the hand, only in your own turn, only at a territory there is") {
  Scenario game;
  game.hand(ann, "Ky").hand(bob, "Kg");
  CHECK(game.refusal(Reinforce{card("Kg"), 3}) == Refusal::NotInHand);
  CHECK(game.refusal(Reinforce{card("Ky"), 11}) == Refusal::NoSuchTerritory);
  CHECK(refusal(observe(game.state(), bob), Reinforce{card("Kg"), 3}) == Refusal::NotYourTurn);
  CHECK(game.refusal(TakeTile{Tile::LightTwo}) == Refusal::NotNow);
}

TEST_CASE("D3.5 any card reinforces any territory, whoever owns it, and nobody is asked") {
  Scenario game;
  game.owns(ann, {"plain-a"}).owns(bob, {"plain-b"}).hand(ann, "Ky Sg Sg").pile(bob, 2, "Kg Kg Kg Kg");
  for (Place at = 0; at < territory_count; ++at) {
    CHECK(game.lists(Reinforce{card("Ky"), at}));
    CHECK(game.lists(Reinforce{card("Sg"), at}));
  }
  game.reinforce("Sg", game.at("plain-a")).reinforce("Sg", game.at("plain-b")).reinforce("Ky", game.at("swamp"));
  CHECK(game.waits_for(ann));
}
