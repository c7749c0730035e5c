// The public course of a game as a list of moments: each proposal with its votes and its quest, and the features that
// the models of behaviour look at.
#pragma once

#include <optional>
#include <vector>

#include "games/avalon/bots/features.h"
#include "games/avalon/rules/table.h"

namespace roundtable::avalon {

struct Moment {
  Seat leader;
  SeatSet team;
  int size = 0;
  bool voted = false;
  SeatSet approving;
  std::optional<int> fails;                // of the quest, once finished
  std::optional<Seat> struck;              // by Excalibur
  std::size_t changed = 0;                 // whether the Lancelots have swapped sides at the vote
  std::size_t changed_on_quest = 0;        // and on the quest
  std::array<float, max_players> worst{};  // the most suspect member beside each seat, by results alone
  std::array<float, proposal_features> proposal{};
  std::array<std::array<float, vote_features>, max_players> vote{};
  std::array<float, quest_features> quest{};
  bool operator==(const Moment&) const = default;
};

/// All that lies open of proposals, votes and quests, the running one included.
std::vector<Moment> moments_of(const Table& table);

}  // namespace roundtable::avalon
