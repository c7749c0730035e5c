// The spelling of Avalon's words in protocol, records and keys of texts.
#pragma once

#include "engine/names.h"
#include "games/avalon/rules/actions.h"
#include "games/avalon/rules/deal.h"
#include "games/avalon/rules/knowledge.h"
#include "games/avalon/rules/setup.h"

namespace roundtable::avalon {

template <std::size_t N>
using Names = std::array<std::string_view, N>;

constexpr Names<2> names_of(Side) { return {"good", "evil"}; }
constexpr Names<role_count> names_of(Role) {
  Names<role_count> names;
  for (std::size_t i = 0; i < role_count; ++i) names[i] = character_table[i].name;
  return names;
}
constexpr Names<2> names_of(Card) { return {"success", "fail"}; }
constexpr Names<2> names_of(Loyalty) { return {"stay", "switch"}; }
constexpr Names<3> names_of(Reason) { return {"quests", "rejections", "assassination"}; }
constexpr Names<4> names_of(Lancelots) { return {"off", "known", "switching", "scheduled"}; }
constexpr Names<4> names_of(Edition) { return {"en", "cs", "pl", "uk"}; }
constexpr Names<9> names_of(Plot) {
  return {"close_eye",     "strong_leader",        "no_confidence",
          "opinion_maker", "take_responsibility",  "overheard_conversation",
          "open_up",       "establish_confidence", "in_the_spotlight"};
}
constexpr Names<6> names_of(Source) {
  return {"lady", "overheard_conversation", "open_up", "establish_confidence", "excalibur", "close_eye"};
}
constexpr Names<4> names_of(Sight) { return {"good", "evil", "success", "fail"}; }
constexpr Names<6> names_of(SetupError) {
  return {"wrong_player_count",       "too_many_evil",        "merlin_without_assassin",
          "floating_beside_assassin", "nobody_for_the_knife", "percival_alone"};
}
constexpr Names<7> names_of(SetupWarning) {
  return {"percival_without_merlin",  "assassin_without_merlin", "floating_without_merlin", "percival_alone",
          "morgana_without_percival", "lancelots_not_in_box",    "excalibur_not_in_box"};
}
constexpr Names<8> names_of(DealError) {
  return {"wrong_characters", "no_such_seat",           "knife_not_floating", "cannot_carry_knife",
          "no_loyalty_cards", "too_many_loyalty_cards", "no_plot_cards",      "too_many_plot_cards"};
}
constexpr Names<31> names_of(Refusal) {
  return {"not_your_turn",
          "not_now",
          "no_such_seat",
          "wrong_team_size",
          "quest_not_chosen",
          "quest_is_fixed",
          "no_such_quest",
          "quest_already_done",
          "last_quest_too_early",
          "bearer_missing",
          "no_excalibur",
          "bearer_not_in_team",
          "leader_cannot_bear",
          "good_must_succeed",
          "lancelot_must_fail",
          "target_not_in_team",
          "target_is_yourself",
          "card_lies_open",
          "lady_must_be_used",
          "has_held_lady",
          "known_to_be_evil",
          "wrong_number_of_receivers",
          "leader_cannot_receive",
          "receivers_not_distinct",
          "plot_not_in_this_window",
          "target_missing",
          "no_target_allowed",
          "card_already_seen",
          "not_a_neighbour",
          "card_not_there",
          "card_acts_at_once"};
}
static_assert(name_of(Refusal::CardActsAtOnce) == "card_acts_at_once");
static_assert(name_of(Role::LancelotEvil) == "lancelot_evil");
static_assert(name_of(Plot::InTheSpotlight) == "in_the_spotlight");

/// The word for the phase as players know it; all windows of plot cards are one.
constexpr std::string_view phase_name(const Phase& phase) {
  constexpr Names<18> names{"vote", "quest",       "propose",     "propose",     "quest", "propose",
                            "plot", "plot",        "plot",        "plot",        "quest", "excalibur",
                            "lady", "assassinate", "assassinate", "assassinate", "over",  "over"};
  static_assert(names.size() == std::variant_size_v<Phase>);
  return names[phase.index()];
}

/// What the opening shows, in the order of `Opening`.
struct OpeningField {
  std::string_view name;
  SeatSet Opening::* seats;
};
inline constexpr std::array<OpeningField, 6> opening_fields{{
    {"evil", &Opening::evil},
    {"merlin", &Opening::merlin},
    {"merlin_or_morgana", &Opening::merlin_or_morgana},
    {"lancelot_good", &Opening::lancelot_good},
    {"lancelot_evil", &Opening::lancelot_evil},
    {"assassin", &Opening::assassin},
}};

}  // namespace roundtable::avalon
