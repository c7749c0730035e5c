// Rules D1 and D2: pieces and set-up.
#include <algorithm>
#include <map>

#include "tests/games/duel/rules/scenario.h"

using namespace scenario;

namespace {

Dealt dealt(std::string_view seed, const Setup& setup = {}, const DealWish& wish = {}) {
  Chance chance(seed);
  return deal(setup, wish, chance);
}

std::optional<SetError> error_of(const Set& set) {
  const auto fault = set_fault(set);
  return fault ? std::optional(fault->error) : std::nullopt;
}

/// The default set with one territory changed.
template <class Change>
std::optional<SetError> error_after(std::string_view id, Change change) {
  Set set = default_set;
  change(set.territories[*find_territory(set, id)]);
  return error_of(set);
}

}  // namespace

TEST_CASE("D1.1 eight of each knight and sorceress in five colours, 80 in all") {
  const auto game = dealt("any");
  std::map<Card, int> count;
  for (const Seat seat : both_seats) {
    for (const Card each : game.sides[seat]) ++count[each];
    for (const Card each : game.hands[seat]) ++count[each];
  }
  for (const Card each : game.deck) ++count[each];
  CHECK(count.size() == 10);
  for (const auto& [each, copies] : count) CHECK(copies == 8);
}

TEST_CASE("D1.2 nine lands, three castles, one stone circle in a forest, Avalon and the swamp") {
  int lands = 0;
  std::map<Power, int> powers;
  for (const auto& territory : default_set.territories) {
    lands += territory.land != Land::None ? 1 : 0;
    ++powers[territory.power];
    CHECK(territory.crowns >= 1);
    CHECK(territory.crowns <= 3);
    if (territory.power == Power::StoneCircle) CHECK(territory.land == Land::Forest);
    if (!has_land(territory.power)) CHECK(territory.land == Land::None);
  }
  CHECK(lands == 9);
  CHECK(powers[Power::Castle] == 3);
  CHECK(powers[Power::StoneCircle] == 1);
  CHECK(powers[Power::Avalon] == 1);
  CHECK(powers[Power::Swamp] == 1);
}

TEST_CASE("D1.3 five light tiles and four dark ones") {
  const Scenario game;
  int light = 0;
  int dark = 0;
  for (std::size_t tile = 0; tile < tile_kinds; ++tile)
    (is_dark(static_cast<Tile>(tile)) ? dark : light) += game.table().tiles.up[tile];
  CHECK(light == 5);
  CHECK(dark == 4);
}

TEST_CASE("D1.4 the default set has 23 crowns, so that both can never have 15") {
  CHECK_FALSE(set_fault(default_set).has_value());
  CHECK(total_crowns(default_set) == 23);
  CHECK(default_set.territories[*find_territory(default_set, "hill-castle")] ==
        TerritoryCard{"hill-castle", Land::Hill, 3, Power::Castle});
  CHECK(default_set.tiles == TileCounts{3, 1, 1, 2, 1, 1});
}

TEST_CASE("D1.5 a set that is no set is refused with the reason") {
  CHECK(error_after("plain-a", [](auto& card) { card.crowns = 4; }) == SetError::WrongCrowns);
  CHECK(error_after("plain-a", [](auto& card) { card.crowns = 0; }) == SetError::WrongCrowns);
  CHECK(error_after("plain-a", [](auto& card) { card.land = Land::None; }) == SetError::LandMissing);
  CHECK(error_after("plain-a", [](auto& card) { card.id = "plain-b"; }) == SetError::IdTwice);
  CHECK(error_after("plain-a", [](auto& card) { card.id = "Plain A"; }) == SetError::BadId);
  CHECK(error_after("plain-a", [](auto& card) { card.id = ""; }) == SetError::BadId);
  CHECK(error_after("plain-a", [](auto& card) { card.power = Power::Castle; }) == SetError::WrongCastles);
  CHECK(error_after("plain-castle", [](auto& card) { card.power = Power::None; }) == SetError::WrongCastles);
  CHECK(error_after("forest-stones", [](auto& card) { card.power = Power::None; }) == SetError::WrongStones);
  CHECK(error_after("forest-stones", [](auto& card) { card.land = Land::Hill; }) == SetError::StonesNotInForest);
  CHECK(error_after("avalon", [](auto& card) { card.crowns = 2; }) == SetError::OneCrownNeeded);
  CHECK(error_after("swamp", [](auto& card) { card.land = Land::Hill; }) == SetError::LandTooMany);
  CHECK(error_after("swamp", [](auto& card) { card.power = Power::Avalon; }) == SetError::WrongAvalon);
  CHECK(error_after("swamp", [](auto& card) { card = {"fen", Land::Plain, 1, Power::None}; }) == SetError::WrongSwamp);

  Set poor = default_set;
  for (auto& territory : poor.territories) territory.crowns = 1;
  CHECK(error_of(poor) == SetError::TooFewCrowns);
  for (std::size_t i = 0; i < 4; ++i) poor.territories[i].crowns = 2;
  CHECK_FALSE(error_of(poor).has_value());  // 15 are enough

  Set tiles = default_set;
  --tiles.tiles[0];
  CHECK(error_of(tiles) == SetError::WrongLightTiles);
  tiles = default_set;
  ++tiles.tiles[5];
  CHECK(error_of(tiles) == SetError::WrongDarkTiles);
}

TEST_CASE("D1.5 the fault names the territory") {
  Set set = default_set;
  set.territories[7].crowns = 9;
  CHECK(set_fault(set)->territory == 7);
}

TEST_CASE("D2.1 the territories lie shuffled and face down") {
  const auto one = dealt("one").territories;
  const auto two = dealt("two").territories;
  CHECK(one != two);
  auto sorted = one;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < territory_count; ++i) CHECK(sorted[i] == i);

  State state = prepare(Setup{});
  carry_out<Duel>(dealt("one"), state, unrecorded);
  for (const Territory& territory : state.table.territories) {
    CHECK_FALSE(territory.card.has_value());
    CHECK_FALSE(territory.owner.has_value());
  }
}

TEST_CASE("D2.2 a card on each side of every territory, five in each hand, 48 to draw") {
  const auto cards_dealt = dealt("one");
  State state = prepare(Setup{});
  carry_out<Duel>(cards_dealt, state, unrecorded);
  for (const Seat seat : both_seats) {
    for (Place at = 0; at < territory_count; ++at) {
      REQUIRE(pile(state.table, at, seat).size() == 1);
      CHECK(pile(state.table, at, seat)[0] == cards_dealt.sides[seat][at]);
    }
    CHECK(state.table.hand_sizes[seat] == 5);
    CHECK(state.secrets.seats[seat].hand.size() == 5);
  }
  CHECK(state.table.deck == 48);
  CHECK(state.secrets.deck.back() == cards_dealt.deck[0]);  // the first is on top
  CHECK(state.table.discards.empty());
}

TEST_CASE("D2.3 all tiles lie face up") {
  State state = prepare(Setup{});
  carry_out<Duel>(dealt("one"), state, unrecorded);
  CHECK(state.table.tiles.up == default_set.tiles);
  CHECK(state.table.tiles.down == TileCounts{});
}

TEST_CASE("D2.4 who begins is drawn by lot, unless it is agreed on") {
  int bob_begins = 0;
  for (int i = 0; i < 200; ++i) bob_begins += dealt(std::to_string(i)).first == bob ? 1 : 0;
  CHECK(bob_begins > 60);
  CHECK(bob_begins < 140);
  Setup setup;
  setup.first = bob;
  for (int i = 0; i < 20; ++i) CHECK(dealt(std::to_string(i), setup).first == bob);
}

TEST_CASE("D2.5 a deal by hand is kept, the rest is drawn, and no card is there nine times") {
  DealWish wish;
  for (int i = 0; i < 8; ++i) wish.deck.push_back(card("Kr"));
  CHECK_FALSE(deal_error(wish).has_value());
  const auto game = dealt("one", {}, wish);
  for (std::size_t i = 0; i < 8; ++i) CHECK(game.deck[i] == card("Kr"));
  for (const Seat seat : both_seats) {
    CHECK(std::count(game.sides[seat].begin(), game.sides[seat].end(), card("Kr")) == 0);
    CHECK(std::count(game.hands[seat].begin(), game.hands[seat].end(), card("Kr")) == 0);
  }
  wish.deck.push_back(card("Kr"));
  CHECK(deal_error(wish) == DealError::TooManyOfACard);

  DealWish row;
  row.territories = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9};
  CHECK(deal_error(row) == DealError::WrongTerritories);

  Setup setup;
  setup.first = bob;
  DealWish first;
  first.first = ann;
  CHECK(dealt("one", setup, first).first == ann);
}
