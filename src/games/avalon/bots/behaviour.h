// Models of how people play: how well a proposal, a vote or a quest's result fits a seat that thinks in a certain way.
// Each is a small network whose weights were fitted on recorded games (docs/lab.md).
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "games/avalon/bots/deals.h"
#include "games/avalon/bots/moments.h"

namespace roundtable::avalon {

inline constexpr std::size_t hidden_units = 24;
using Hidden = std::array<float, hidden_units>;

/// value(x, cell) = own(cell) + out · max(0, in · x + shift(cell)): what is public comes in as features, what depends
/// on the deal as one of few cells.
class Factor {
 public:
  Factor(std::size_t features, std::size_t cells) : features_(features), cells_(cells) {}

  std::size_t weights() const { return features_ * hidden_units + cells_ * (hidden_units + 1) + hidden_units; }
  std::size_t cells() const { return cells_; }
  std::size_t features() const { return features_; }

  // Where the parts lie among the factor's weights.
  std::size_t in(std::size_t feature) const { return feature * hidden_units; }
  std::size_t shift(std::size_t cell) const { return (features_ + cell) * hidden_units; }
  std::size_t out() const { return (features_ + cells_) * hidden_units; }
  std::size_t own(std::size_t cell) const { return out() + hidden_units + cell; }

  Hidden hidden_input(std::span<const float> weights, std::span<const float> x) const;
  float value(std::span<const float> weights, const Hidden& hidden_input, std::size_t cell) const;

 private:
  std::size_t features_;
  std::size_t cells_;
};

// The cells: what a deal says about one decision.
inline constexpr std::size_t most_counted = 4;  // evil seats on a team, counted up to this
struct VoteCell {
  static constexpr std::size_t count = player_type_count * (most_counted + 1) * 2 * 3;
  struct Parts {
    PlayerType type{};
    std::size_t on_team = 0;  // evil seats that this type knows of
    std::size_t leads = 0;    // whether one of them leads
    std::size_t agreed = 0;   // none of them approves, some do, all do
  };
  static std::size_t of(PlayerType type, SeatSet seen, const Moment& moment);
  static Parts parts(std::size_t cell);
};
struct ProposalCell {
  static constexpr std::size_t count = player_type_count * (most_counted + 1);
  static std::size_t of(PlayerType type, SeatSet seen, const Moment& moment);
};
struct SightedVoteCell {
  static constexpr std::size_t count = 12;
  static std::size_t of(const PercivalSight& sighting, const Moment& moment);
};
struct SightedProposalCell {
  static constexpr std::size_t count = 4;
  static std::size_t of(const PercivalSight& sighting, const Moment& moment);
};
struct QuestCell {
  static constexpr std::size_t of_result = 2 * (most_counted + 1);  // by evil seats on the team and the leader's side
  static constexpr std::size_t count = of_result * (most_counted + 1);
  static std::size_t of(SeatSet evil, const Moment& moment);  // without the result
  static std::size_t with_result(std::size_t cell, int fails);
};

/// A vote's cells come twice: for approval and, after them, for rejection.
constexpr std::size_t with_vote(std::size_t cell, std::size_t count, bool approve) {
  return approve ? cell : cell + count;
}

/// The five factors and where each one's weights begin.
struct Behaviour {
  Factor vote{vote_features, 2 * VoteCell::count};
  Factor proposal{proposal_features, ProposalCell::count};
  Factor sighted_vote{vote_features, 2 * SightedVoteCell::count};
  Factor sighted_proposal{proposal_features, SightedProposalCell::count};
  Factor quest{quest_features, QuestCell::count};

  std::size_t begin_vote() const { return 0; }
  std::size_t begin_proposal() const { return vote.weights(); }
  std::size_t begin_sighted_vote() const { return begin_proposal() + proposal.weights(); }
  std::size_t begin_sighted_proposal() const { return begin_sighted_vote() + sighted_vote.weights(); }
  std::size_t begin_quest() const { return begin_sighted_proposal() + sighted_proposal.weights(); }
  std::size_t weights() const { return begin_quest() + quest.weights(); }
};

using Weights = std::vector<float>;

/// Weights hold one or more fits one after the other; readings take their mean.
struct FittedWeights {
  Weights people;  // to tell evil from good
  Weights knife;   // to name Merlin
};
inline constexpr std::size_t people_fits = 3;
inline constexpr std::size_t knife_fits = 3;
inline constexpr float weight_unit = 0.001F;  // they are written down as whole multiples of this

/// Those that come with the program.
const FittedWeights& fitted_weights();
/// Those to read this table with: when the knife is out, only Merlin matters.
const Weights& weights_for(const Table& table);

}  // namespace roundtable::avalon
