// Rules D7 and D8: the end, and what is secret.
#include "games/duel/rules/notices.h"
#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

namespace {

/// What this seat hears of an event.
int heard_by(Seat seat, const Event& event, const State& before) {
  int heard = 0;
  for (const auto& told : notice::telling(event, before)) heard += !told.only || *told.only == seat ? 1 : 0;
  return heard;
}

}  // namespace

TEST_CASE("D7.1 15 crowns in the middle of a turn are not enough") {
  Scenario game;
  game.owns(ann, {"plain-castle", "forest-castle", "hill-castle", "plain-a", "plain-b"});
  game.hand(ann, "Kr Sv Sv").attack("Kr", game.at("forest-a")).no_answer().pay("Sv");
  CHECK(crowns(game.table(), ann) == 15);
  CHECK(game.in<Playing>());
  CHECK(game.lists(Reinforce{card("Sv"), 0}));
  game.end();
  CHECK(game.in<Over>());
}

TEST_CASE("D7.1 the other's crowns do not end your turn's game") {
  Scenario game;
  game.owns(bob, {"plain-castle", "forest-castle", "hill-castle", "plain-a", "plain-b", "forest-a"});
  game.pass_turn(Tile::LightTwo);
  CHECK(game.in<Playing>());
  CHECK(game.table().active == bob);
}

TEST_CASE("D7.2 either may give up at any time, and no list holds it") {
  Scenario own;
  CHECK_FALSE(own.lists(Resign{}));
  own.resign(ann);
  CHECK(std::get<Over>(own.table().phase).winner == bob);
  CHECK(std::get<Over>(own.table().phase).reason == Reason::Resigned);

  Scenario other;
  other.resign(bob);
  CHECK(std::get<Over>(other.table().phase).winner == ann);

  Scenario asked;
  asked.hand(ann, "Kr").attack("Kr", 0).resign(ann);
  CHECK(std::get<Over>(asked.table().phase).winner == bob);
  CHECK(asked.table().waiting.empty());
}

TEST_CASE("D7.2 after the end nothing can be done, not even giving up") {
  Scenario game;
  game.resign(ann);
  for (const Seat seat : both_seats) {
    CHECK(refusal(observe(game.state(), seat), Resign{}).has_value());
    CHECK(refusal(observe(game.state(), seat), EndPlay{}).has_value());
    CHECK(legal_actions(observe(game.state(), seat)).empty());
  }
}

TEST_CASE("D8.1 a hand is told to its owner alone, its size to both") {
  const Scenario game;
  CardsDrawn drawn;
  drawn.cards.push_back(card("Kr"));
  CHECK(heard_by(ann, drawn, game.state()) == 2);
  CHECK(heard_by(bob, drawn, game.state()) == 1);
  for (const auto& told : notice::telling(drawn, game.state()))
    CHECK(std::holds_alternative<notice::YouDrew>(told.notice) == (told.only == ann));
}

TEST_CASE("D8.2 nobody is told the new draw pile's order or a face-down territory") {
  const Scenario game;
  DeckRenewed renewed;
  renewed.deck.push_back(card("Kr"));
  const auto telling = notice::telling(renewed, game.state());
  REQUIRE(telling.size() == 1);
  REQUIRE(std::holds_alternative<notice::DeckShuffled>(telling[0].notice));
  CHECK(std::get<notice::DeckShuffled>(telling[0].notice).cards == 1);
  Chance chance("x");
  for (const auto& told : notice::telling(deal(Setup{}, {}, chance), prepare(Setup{})))
    CHECK((std::holds_alternative<notice::Started>(told.notice) ||
           std::holds_alternative<notice::YourHand>(told.notice)));
}

TEST_CASE("D8.2 a world imagined from a view puts hidden things anywhere") {
  Scenario game;
  game.owns(ann, {"plain-a"}).hand(ann, "Kr Kb").hand(bob, "Sr Sb Sg").draw_pile("Ky Ky Ky Ky");
  const View view = observe(game.state(), ann);
  Rng rng(std::uint64_t{1});
  bool moved_row = false;
  bool other_hand = false;
  for (int i = 0; i < 20; ++i) {
    const State world = imagine(view, rng);
    CHECK(world.secrets.territories[game.at("plain-a")] == game.state().secrets.territories[game.at("plain-a")]);
    CHECK(world.secrets.seats[ann] == view.mine);
    CHECK(world.secrets.seats[bob].hand.size() == 3);
    moved_row = moved_row || world.secrets.territories != game.state().secrets.territories;
    other_hand = other_hand || !(world.secrets.seats[bob] == game.state().secrets.seats[bob]);
  }
  CHECK(moved_row);
  CHECK(other_hand);
}

TEST_CASE("D8.3 what is played, paid or discarded is told to both") {
  const Scenario game;
  for (const Event& event : {Event(CardLaid{Play::Attack, card("Kr"), 3}), Event(PaidFromHand{card("Kr")}),
                             Event(Discarded{card("Kr")}), Event(TileTaken{Tile::LightTwo}), Event(PlayEnded{})})
    for (const Seat seat : both_seats) CHECK(heard_by(seat, event, game.state()) == 1);
}

TEST_CASE("D8.4 a sorceress taken by a counter-spell is known to be there until she leaves") {
  Scenario game;
  game.hand(ann, "Sr").pile(bob, 4, "Kr").hand(bob, "Sr Kb").draw_pile("Sr Ky Ky");
  const auto known = [&] { return int{game.table().known[bob][static_cast<std::size_t>(card("Sr"))]}; };
  game.enchant("Sr", 4).answer("Sr");
  CHECK(known() == 1);
  Rng rng(std::uint64_t{1});
  for (int i = 0; i < 10; ++i)
    CHECK(imagine(observe(game.state(), ann), rng).secrets.seats[bob].hand.contains(card("Sr")));
  game.pass_turn(Tile::LightKind).reinforce("Kb", 0);
  CHECK(known() == 1);
  game.reinforce("Sr", 0);
  CHECK(known() == 0);
}
