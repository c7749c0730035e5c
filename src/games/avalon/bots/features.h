// The features that the models of behaviour look at, by name. The order is that of the fitted weights: who changes it
// fits anew (docs/lab.md).
#pragma once

#include "bots/feature_names.h"

namespace roundtable::avalon {

namespace feature_groups {

template <std::size_t... Sizes>
constexpr auto joined(const FeatureNames<Sizes>&... groups) {
  FeatureNames<(Sizes + ...)> all;
  auto next = all.begin();
  ((next = std::copy(groups.begin(), groups.end(), next)), ...);
  return all;
}

/// How the game stands.
inline constexpr FeatureNames<13> table{"quest_1",    "quest_2",   "quest_3",   "quest_4",   "quest_5",
                                        "players_5",  "players_6", "players_7", "players_8", "players_9",
                                        "players_10", "successes", "failures"};
/// The proposed team; "others" are its members without the seat whose decision it is.
inline constexpr FeatureNames<13> team{"rejections",
                                       "last_proposal",
                                       "last_but_one_proposal",
                                       "leader_on_team",
                                       "others_on_failed_quests",
                                       "others_on_clean_quests_only",
                                       "others_on_no_quest",
                                       "has_last_clean_team",
                                       "team_tried_this_round",
                                       "leader_on_failed_quest",
                                       "leader_on_clean_quest",
                                       "others_mean_suspicion",
                                       "others_most_suspicion"};
/// Who is in the game changes how everybody plays.
inline constexpr FeatureNames<5> characters{"merlin_in_play", "percival_in_play", "morgana_in_play", "mordred_in_play",
                                            "oberon_in_play"};
/// How the team looks to the deciding seat if that seat is good.
inline constexpr FeatureNames<4> as_good{"clean_if_good", "worst_if_good", "evil_for_certain_if_good",
                                         "leader_if_good"};
inline constexpr FeatureNames<11> proposal{
    "leader_suspicion",           "members_of_last_team",        "others_share_of_players", "others_approved_by_leader",
    "others_rejected_by_leader",  "others_led_by_leader_before", "leader_led_before",       "next_neighbour_on_team",
    "previous_neighbour_on_team", "second_neighbour_on_team",    "first_proposal_of_game"};
inline constexpr FeatureNames<32> vote{"voter_on_team",
                                       "voter_leads",
                                       "team_share_of_players",
                                       "other_approvals",
                                       "approved_without_voter",
                                       "rejected_even_with_voter",
                                       "approvals_on_team",
                                       "approvals_off_team",
                                       "leader_approves",
                                       "voter_approval_rate",
                                       "voter_against_majority",
                                       "voter_approved_without_self",
                                       "voter_rejected_with_self",
                                       "voter_on_failed_quest",
                                       "voter_on_clean_quest",
                                       "voter_approved_failed_quests",
                                       "voter_suspicion",
                                       "leader_suspicion",
                                       "voter_leads_so_far",
                                       "others_approved_by_voter",
                                       "others_rejected_by_voter",
                                       "voter_evil_for_certain",
                                       "other_evil_for_certain",
                                       "others_led_by_voter_before",
                                       "team_approved_by_voter_before",
                                       "voter_leads_next",
                                       "voter_leads_second_next",
                                       "voter_led_last",
                                       "voter_approved_last_team",
                                       "first_proposal_of_game",
                                       "seats_until_voter_leads",
                                       "voter_on_leaders_last_team"};
inline constexpr FeatureNames<2> quest{"two_fails_needed", "team_share_of_players"};

// The weights have room for these; they are always 0.
inline constexpr FeatureNames<6> spare{"spare_1", "spare_2", "spare_3", "spare_4", "spare_5", "spare_6"};
inline constexpr FeatureNames<5> spare_votes{"spare_1", "spare_2", "spare_3", "spare_4", "spare_5"};
inline constexpr FeatureNames<2> quest_end{"rejections", "spare_1"};

}  // namespace feature_groups

inline constexpr auto proposal_feature_names =
    feature_groups::joined(feature_groups::table, feature_groups::team, feature_groups::proposal,
                           feature_groups::characters, feature_groups::as_good, feature_groups::spare);
inline constexpr auto vote_feature_names =
    feature_groups::joined(feature_groups::table, feature_groups::team, feature_groups::vote,
                           feature_groups::characters, feature_groups::as_good, feature_groups::spare_votes);
inline constexpr auto quest_feature_names = feature_groups::joined(
    feature_groups::table, feature_groups::quest, feature_groups::characters, feature_groups::quest_end);

inline constexpr std::size_t proposal_features = proposal_feature_names.size();
inline constexpr std::size_t vote_features = vote_feature_names.size();
inline constexpr std::size_t quest_features = quest_feature_names.size();

/// Stands in weights.inc.
inline constexpr std::uint64_t feature_hash =
    FeatureHash().add(proposal_feature_names).add(vote_feature_names).add(quest_feature_names).value();

static_assert(all_distinct(proposal_feature_names) && all_distinct(vote_feature_names) &&
              all_distinct(quest_feature_names));

}  // namespace roundtable::avalon
