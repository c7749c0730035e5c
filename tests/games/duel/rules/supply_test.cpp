// Rule D6: the end of a turn.
#include "games/duel/rules/supply.h"
#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

namespace {

constexpr std::string_view many = "Ky Ky Ky Ky Ky Ky Ky Ky Kg Kg Kg Kg";

int copies(const TileCounts& counts, Tile tile) { return counts[static_cast<std::size_t>(tile)]; }

}  // namespace

TEST_CASE("D6.1 who ends his turn with 15 crowns has won") {
  Scenario game;
  game.owns(ann, {"plain-castle", "forest-castle", "hill-castle", "plain-a", "plain-b", "forest-a"});
  CHECK(crowns(game.table(), ann) == 15);
  game.end();
  REQUIRE(game.in<Over>());
  CHECK(std::get<Over>(game.table().phase).winner == ann);
  CHECK(std::get<Over>(game.table().phase).reason == Reason::Crowns);
  CHECK(game.table().waiting.empty());
}

TEST_CASE("D6.1 with 14 the turn goes on") {
  Scenario game;
  game.owns(ann, {"plain-castle", "forest-castle", "hill-castle", "plain-a", "plain-b", "swamp"}).end();
  CHECK(game.in<Supplying>());
}

TEST_CASE("D6.2 one of the open tiles must be taken, even if it brings nothing") {
  Scenario game;
  game.tiles_up({Tile::LightKind, Tile::LightStretch}).draw_pile(many).end();
  CHECK(game.legal() == std::vector<Action>{TakeTile{Tile::LightKind}, TakeTile{Tile::LightStretch}});
  CHECK(game.refusal(TakeTile{Tile::LightTwo}) == Refusal::TileNotOpen);
  CHECK(game.refusal(EndPlay{}) == Refusal::NotNow);
  game.take(Tile::LightKind);
  CHECK(game.hand(ann).empty());
  CHECK(game.table().active == bob);
}

TEST_CASE("D6.3 light tiles bring cards at once, dark ones wait") {
  Scenario light;
  light.draw_pile("Kr Kb Ky").end().take(Tile::LightTwo);
  CHECK(light.hand(ann) == cards("Kr Kb"));  // from the top
  CHECK(light.table().deck == 1);
  Scenario dark;
  dark.draw_pile(many).end().take(Tile::DarkFour);
  CHECK(dark.hand(ann).empty());
  CHECK(dark.table().tiles.pending[ann] == Tile::DarkFour);
  CHECK(dark.table().active == bob);
}

TEST_CASE("D6.4 light:two brings two, dark:four four") {
  Scenario game;
  game.draw_pile(many).end().take(Tile::DarkFour).pass_turn(Tile::LightTwo);
  CHECK(game.hand(bob).size() == 2);
  CHECK(game.hand(ann).size() == 4);
}

TEST_CASE("D6.5 kind counts the land of which you own most") {
  Scenario game;
  game.owns(ann, {"forest-a", "forest-stones", "plain-a", "hill-a"}).owns(bob, {"plain-b", "hill-b", "hill-castle"});
  CHECK(cards_for(Tile::LightKind, game.table(), ann) == 2);
  CHECK(cards_for(Tile::DarkKind, game.table(), ann) == 4);
  game.draw_pile(many).end().take(Tile::LightKind);
  CHECK(game.hand(ann).size() == 2);
}

TEST_CASE("D6.6 stretch counts the longest row of neighbours, and an open Avalon neither counts nor breaks it") {
  Scenario game;  // plain-castle plain-a plain-b forest-castle … hill-b avalon swamp
  game.owns(ann, {"plain-castle", "plain-a", "forest-castle", "forest-stones", "forest-a"});
  CHECK(cards_for(Tile::LightStretch, game.table(), ann) == 3);
  game.swap("avalon", "forest-stones").owns(ann, {"avalon"});
  CHECK(cards_for(Tile::LightStretch, game.table(), ann) == 2);  // its place was counted before, and is not now

  Scenario four;
  four.swap("avalon", "plain-b").owns(ann, {"plain-castle", "plain-a", "avalon", "forest-castle"});
  CHECK(cards_for(Tile::LightStretch, four.table(), ann) == 3);  // four neighbours, Avalon among them
}

TEST_CASE("D6.6 Avalon or the swamp of the other, lying open, does not break the row either") {
  Scenario game;
  game.swap("swamp", "plain-b").owns(ann, {"plain-castle", "plain-a", "forest-castle"}).owns(bob, {"swamp"});
  CHECK(cards_for(Tile::LightStretch, game.table(), ann) == 3);
  game.owns(bob, {"plain-a"});
  CHECK(cards_for(Tile::LightStretch, game.table(), ann) == 1);
}

TEST_CASE("D6.7 face down, Avalon breaks the row like any other") {
  Scenario game;
  game.swap("avalon", "plain-b").owns(ann, {"plain-castle", "plain-a", "forest-castle"});
  CHECK(cards_for(Tile::LightStretch, game.table(), ann) == 2);
}

TEST_CASE("D6.8 areas counts every territory you own") {
  Scenario game;
  game.owns(ann, {"forest-a", "plain-a", "hill-a", "hill-castle"});
  CHECK(cards_for(Tile::DarkAreas, game.table(), ann) == 4);
  CHECK(cards_for(Tile::DarkAreas, game.table(), bob) == 0);
}

TEST_CASE("D6.9 Avalon and the swamp bring nothing") {
  Scenario game;
  game.owns(ann, {"avalon", "swamp"});
  for (const Tile tile : {Tile::LightKind, Tile::LightStretch, Tile::DarkKind, Tile::DarkAreas})
    CHECK(cards_for(tile, game.table(), ann) == 0);
  game.owns(ann, {"hill-a"});
  CHECK(cards_for(Tile::DarkAreas, game.table(), ann) == 1);
}

TEST_CASE("D6.10 a used tile lies face down, and the last one turns all up again") {
  Scenario game;
  game.draw_pile(many).tiles_up({Tile::LightTwo, Tile::LightKind});
  game.pass_turn(Tile::LightTwo);
  CHECK(copies(game.table().tiles.up, Tile::LightTwo) == 0);
  CHECK(copies(game.table().tiles.down, Tile::LightTwo) == 3);
  game.pass_turn(Tile::LightKind);
  CHECK(game.table().tiles.up == default_set.tiles);
  CHECK(game.table().tiles.down == TileCounts{});
}

TEST_CASE("D6.11 a dark tile that waits is not turned with the others and comes back face down") {
  Scenario game;
  game.draw_pile(many).tiles_up({Tile::DarkKind, Tile::LightTwo});
  game.pass_turn(Tile::DarkKind).pass_turn(Tile::LightTwo);  // Bob takes the last; Ann's turn uses her dark one
  CHECK(copies(game.table().tiles.up, Tile::DarkKind) == 0);
  CHECK(copies(game.table().tiles.down, Tile::DarkKind) == 1);
  CHECK(copies(game.table().tiles.up, Tile::LightTwo) == 3);

  Scenario last;
  last.draw_pile(many).tiles_up({Tile::DarkKind}).pass_turn(Tile::DarkKind);  // the last one open is a dark one
  CHECK(last.table().tiles.pending[ann] == Tile::DarkKind);
  CHECK(copies(last.table().tiles.up, Tile::DarkKind) == 0);
  CHECK(copies(last.table().tiles.up, Tile::DarkFour) == 2);
}

TEST_CASE("D6.12 cards beyond five are discarded at the end of the turn, as you choose") {
  Scenario game;
  game.hand(ann, "Kr Kb Kg Sr Sb").draw_pile("Ky Kv").end().take(Tile::LightTwo);
  CHECK(game.in<Discarding>());
  CHECK(game.waits_for(ann));
  CHECK(game.refusal(Discard{card("Sv")}) == Refusal::NotInHand);
  game.discard("Ky");
  CHECK(game.in<Discarding>());
  game.discard("Sb");
  CHECK(game.hand(ann) == cards("Kr Kb Kg Sr Kv"));
  CHECK(game.discards() == cards("Ky Sb"));
  CHECK(game.table().active == bob);
}

TEST_CASE("D6.12 a dark tile does not spare the discarding, and six cards drawn for one may be held until then") {
  Scenario game;
  game.hand(ann, "Kr Kb Kg Sr Sb Sg").end().take(Tile::DarkFour);
  CHECK(game.in<Discarding>());
  Scenario turn;
  turn.hand(bob, "Kr Kb Kg Sr Sb").waits_before(bob, Tile::DarkFour).draw_pile(many).pass_turn(Tile::LightKind);
  CHECK(turn.hand(bob).size() == 9);
  CHECK(turn.in<Playing>());
}

TEST_CASE("D6.13 an empty draw pile is made anew from the discards, when a card is needed") {
  Scenario game;
  game.draw_pile("Kr").discards("Sb Sb Sb").end();
  CHECK(game.table().deck == 1);
  game.take(Tile::LightTwo);
  CHECK(game.hand(ann) == cards("Kr Sb"));
  CHECK(game.table().deck == 2);
  CHECK(game.discards().empty());

  Scenario exact;
  exact.draw_pile("Kr Kb").discards("Sb Sb Sb").end().take(Tile::LightTwo);
  CHECK(exact.table().deck == 0);  // nothing more is needed yet
  CHECK(exact.discards().size() == 3);
}

TEST_CASE("D6.13 the discards are shuffled, each time in another way") {
  const Pile sorted = [] {
    Pile pile;
    for (const Card each : cards("Ky Ky Ky Ky Kg Kg Kg Kg Kr Kr Kr Kr Kb Kb Kb Kb Kv Kv Kv Kv")) pile.push_back(each);
    return pile;
  }();
  const ShuffleKey key{1, 2, 3};
  const auto first = shuffled(sorted, key, 0);
  CHECK(first.size() == sorted.size());
  CHECK(std::is_permutation(first.begin(), first.end(), sorted.begin(), sorted.end()));
  CHECK_FALSE(first == sorted);
  CHECK(first == shuffled(sorted, key, 0));
  CHECK_FALSE(first == shuffled(sorted, key, 1));
  CHECK_FALSE(first == shuffled(sorted, ShuffleKey{9}, 0));
}

TEST_CASE("D6.14 with nothing to draw from, you draw what there is, and the game goes on") {
  Scenario game;
  game.draw_pile("Kr").pass_turn(Tile::LightTwo);
  CHECK(game.hand(ann) == cards("Kr"));
  CHECK(game.table().active == bob);
  game.pass_turn(Tile::LightTwo);
  CHECK(game.hand(bob).empty());
  CHECK(game.waits_for(ann));
}
