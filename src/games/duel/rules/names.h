// The one spelling of every word of the duel: protocol, records, data files and keys of texts.
#pragma once

#include "engine/names.h"
#include "games/duel/rules/actions.h"
#include "games/duel/rules/deal.h"
#include "games/duel/rules/set.h"

namespace roundtable::duel {

template <std::size_t N>
using Names = std::array<std::string_view, N>;

constexpr Names<2> names_of(Character) { return {"knight", "sorceress"}; }
constexpr Names<5> names_of(Colour) { return {"yellow", "green", "red", "blue", "violet"}; }
constexpr Names<10> names_of(Card) {
  return {"knight:yellow",    "knight:green",    "knight:red",    "knight:blue",    "knight:violet",
          "sorceress:yellow", "sorceress:green", "sorceress:red", "sorceress:blue", "sorceress:violet"};
}
constexpr Names<4> names_of(Land) { return {"none", "plain", "forest", "hill"}; }
constexpr Names<5> names_of(Power) { return {"none", "castle", "stone_circle", "avalon", "swamp"}; }
constexpr Names<6> names_of(Tile) {
  return {"light:two", "light:kind", "light:stretch", "dark:four", "dark:kind", "dark:areas"};
}
constexpr Names<3> names_of(Play) { return {"reinforce", "enchant", "attack"}; }
constexpr Names<2> names_of(Reason) { return {"crowns", "resigned"}; }
constexpr Names<14> names_of(SetError) {
  return {"bad_id",
          "id_twice",
          "wrong_crowns",
          "land_missing",
          "land_too_many",
          "stones_not_in_forest",
          "one_crown_needed",
          "wrong_castles",
          "wrong_stones",
          "wrong_avalon",
          "wrong_swamp",
          "too_few_crowns",
          "wrong_light_tiles",
          "wrong_dark_tiles"};
}
constexpr Names<2> names_of(DealError) { return {"wrong_territories", "too_many_of_a_card"}; }
constexpr Names<19> names_of(Refusal) {
  return {"not_your_turn",
          "not_now",
          "no_such_territory",
          "not_in_hand",
          "not_a_sorceress",
          "nothing_to_enchant",
          "colour_differs",
          "conquests_used_up",
          "no_stone_circle",
          "own_territory",
          "too_few_cards",
          "castle_holds",
          "answer_must_be_sorceress",
          "answer_must_be_knight",
          "answer_colour_differs",
          "pile_is_empty",
          "avalon_not_yours",
          "avalon_used",
          "tile_not_open"};
}
static_assert(name_of(Refusal::TileNotOpen) == "tile_not_open");
static_assert(name_of(SetError::WrongDarkTiles) == "wrong_dark_tiles");
static_assert(name_of(Card::SorceressViolet) == "sorceress:violet");
static_assert(name_of(Tile::DarkAreas) == "dark:areas");

/// The word for the phase as players know it; those that pass by themselves count to the next one.
constexpr std::string_view phase_name(const Phase& phase) {
  constexpr Names<11> names{"play", "answer", "pay",  "discard", "supply", "play",
                            "play", "pay",    "play", "over",    "over"};
  static_assert(names.size() == std::variant_size_v<Phase>);
  return names[phase.index()];
}

/// The seats as words, where a word is wanted.
constexpr std::string_view seat_name(Seat seat) { return seat.index() == 0 ? "0" : "1"; }

}  // namespace roundtable::duel
