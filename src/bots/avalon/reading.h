// Reads a game: how well every deal explains the proposals, votes and quests so far.
#pragma once

#include "bots/avalon/behaviour.h"

namespace roundtable::avalon {

/// The values of all cells that any deal may ask for, moment by moment. Where the weights hold several fits one after
/// the other, their mean counts.
class Reading {
 public:
  Reading(const Weights& weights, std::vector<Moment> moments, int players);

  const std::vector<Moment>& moments() const { return moments_; }

  // How much each speaks for a deal, as natural logarithms, in the moments from `begin` to before `end`.
  float view(const Viewpoint& view, std::size_t begin, std::size_t end) const;
  float sighting(const Sighting& sighting, std::size_t begin, std::size_t end) const;
  float camp(const EvilSeats& evil, std::size_t begin, std::size_t end) const;

  struct Values {
    std::array<std::array<float, VoteCell::count>, max_players> vote{};
    std::array<std::array<float, SightedVoteCell::count>, max_players> sighted_vote{};
    std::array<float, ProposalCell::count> proposal{};
    std::array<float, SightedProposalCell::count> sighted_proposal{};
    std::array<float, QuestCell::of_result> quest{};
  };

 private:
  void value(std::span<const float> weights, float share);
  void value_votes(std::span<const float> weights, float share, const Moment& moment, Values& values) const;
  static void value_proposal(std::span<const float> weights, float share, const Moment& moment, Values& values);
  static void value_quest(std::span<const float> weights, float share, const Moment& moment, Values& values);

  std::vector<Moment> moments_;
  std::vector<Values> values_;
  int players_;
};

/// A deal that cannot have led to what lies open.
inline constexpr float impossible = -1e9F;

/// For every deal of the space, how well it explains the moments; not yet normalised.
std::vector<float> explain(const DealSpace& space, const Reading& reading);

/// Turns logarithms into probabilities that add up to 1; where nothing is possible, all are 0.
void normalise(std::vector<float>& logs);

}  // namespace roundtable::avalon
