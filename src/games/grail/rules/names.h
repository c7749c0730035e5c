// The spelling of the game's words in packs, protocol, records and keys of texts.
#pragma once

#include "engine/names.h"
#include "games/grail/rules/actions.h"
#include "games/grail/rules/deal.h"
#include "games/grail/rules/effect.h"
#include "games/grail/rules/setup.h"

namespace roundtable::grail {

template <std::size_t N>
using Names = std::array<std::string_view, N>;

constexpr Names<6> names_of(Attribute) {
  return {"aggression", "empathy", "courage", "caution", "practicality", "spirituality"};
}
constexpr Names<8> names_of(Stock) {
  return {"energy", "health", "terror", "magic", "reputation", "food", "wealth", "experience"};
}
constexpr Names<2> names_of(Kind) { return {"combat", "diplomacy"}; }
constexpr Names<4> names_of(Colour) { return {"grey", "green", "blue", "purple"}; }
constexpr Names<6> names_of(Keyword) { return {"none", "weapon", "shield", "armour", "companion", "relic"}; }
constexpr Names<12> names_of(Trait) {
  return {"ambush", "charge",      "defensive", "quick",  "trick",    "guardian",
          "horde",  "opportunist", "frenzy",    "robber", "crushing", "slow"};
}
constexpr Names<9> names_of(Key) {
  return {"aggression", "empathy", "courage", "caution", "practicality", "spirituality", "magic", "free", "blank"};
}
constexpr Names<8> names_of(Bonus) {
  return {"marker", "up", "down", "special", "draw", "bolt", "destroy_last", "cancel"};
}
constexpr Names<7> names_of(Trigger) {
  return {"placement", "delayed", "enemy", "card_laid", "charges", "start", "use"};
}
constexpr Names<19> names_of(Verb) {
  return {"marker", "affinity", "draw",         "discard", "discard_top", "gain",      "damage",
          "reduce", "hold",     "destroy_last", "charge",  "lay_freely",  "drop_item", "take_item",
          "meet",   "face",     "light",        "mark",    "dial"};
}
constexpr Names<8> names_of(Count) {
  return {"one", "joined", "attribute", "cards", "markers", "members", "charges", "hand"};
}
constexpr Names<15> names_of(When) {
  return {"always", "green", "not_green", "red",   "not_red", "markers", "attribute", "stock",
          "joined", "panic", "no_panic",  "cards", "item",    "marked",  "unmarked"};
}
constexpr Names<2> names_of(Who) { return {"self", "each"}; }
constexpr Names<2> names_of(Mode) { return {"encounter", "campaign"}; }
constexpr Names<4> names_of(Difficulty) { return {"story", "normal", "hard", "free"}; }
constexpr Names<2> names_of(Winner) { return {"party", "avalon"}; }
constexpr Names<12> names_of(Reason) {
  return {"markers", "affinity", "avoided", "fled", "failed", "left",
          "dying",   "robbed",   "story",   "doom", "death",  "darkness"};
}
constexpr Names<5> names_of(SetupError) {
  return {"empty_party", "character_twice", "foreign_decks", "no_campaign", "deck_too_small"};
}
constexpr Names<5> names_of(DealError) {
  return {"too_many_members", "card_not_in_deck", "encounter_not_in_deck", "event_not_in_deck", "too_much_stock"};
}
constexpr Names<32> names_of(Refusal) {
  return {"not_your_turn",     "not_now",           "no_such_place",         "keyword_not_double",
          "smallest_hand",     "already_activated", "not_in_encounter",      "no_bolt",
          "panic_decides",     "not_payable",       "not_enough_magic",      "quick_enemy",
          "no_charges",        "card_covered",      "item_not_usable",       "not_in_combat",
          "not_in_diplomacy",  "fled_before",       "not_a_fighter",         "not_connected",
          "not_enough_energy", "already_revealed",  "not_revealed",          "cannot_pay",
          "nothing_here",      "no_menhir",         "not_enough_experience", "deck_too_small",
          "deck_full",         "nothing_to_learn",  "nobody_else_here",      "hands_full"};
}
static_assert(name_of(Refusal::HandsFull) == "hands_full");
static_assert(name_of(Verb::Dial) == "dial");
static_assert(name_of(When::Unmarked) == "unmarked");
static_assert(name_of(Reason::Darkness) == "darkness");

/// The decision that a step asks for, as players know it; nothing where it goes by itself.
constexpr std::string_view decision_name(StepKind kind) {
  switch (kind) {
    case StepKind::Avoid:
      return "avoid";
    case StepKind::Equip:
      return "equip";
    case StepKind::Open:
      return "opening";
    case StepKind::Choose:
      return "choose";
    case StepKind::Lay:
      return "lay";
    case StepKind::Ask:
      return "ability";
    case StepKind::Discard:
      return "discard";
    case StepKind::Agree:
      return "leave";
    case StepKind::Loot:
      return "loot";
    case StepKind::Share:
      return "plan";
    case StepKind::Day:
      return "day";
    case StepKind::Join:
      return "join";
    case StepKind::Growing:
      return "evening";
    case StepKind::Choice:
      return "learn";
    default:
      return {};
  }
}

constexpr std::string_view phase_name(const Table& table) {
  if (table.over) return "over";
  const auto name = decision_name(table.next().kind);
  return name.empty() ? "running" : name;
}

}  // namespace roundtable::grail
