// Reads a game: how well every deal explains the proposals, votes and quests so far.
#pragma once

#include "games/avalon/bots/behaviour.h"

namespace roundtable::avalon {

/// The values of all cells that any deal may ask for, moment by moment; only those from `begin` on may be asked for.
/// Where the weights hold several fits one after the other, their mean counts.
class Reading {
 public:
  Reading(const Weights& weights, std::vector<Moment> moments, int players, std::size_t begin = 0);

  const std::vector<Moment>& moments() const { return moments_; }

  // Log likelihood over moments [begin, end), added to `before`.
  float view(const Viewpoint& view, std::size_t begin, std::size_t end, float before = 0) const;
  float sighting(const PercivalSight& sighting, std::size_t begin, std::size_t end, float before = 0) const;
  float camp(const EvilSeats& evil, std::size_t begin, std::size_t end, float before = 0) const;

  struct Values {
    std::array<std::array<float, VoteCell::count>, max_players> vote{};
    std::array<std::array<float, SightedVoteCell::count>, max_players> sighted_vote{};
    std::array<float, ProposalCell::count> proposal{};
    std::array<float, SightedProposalCell::count> sighted_proposal{};
    std::array<float, QuestCell::of_result> quest{};
  };

 private:
  void value(std::span<const float> weights, float share, std::size_t begin);
  void value_votes(std::span<const float> weights, float share, const Moment& moment, Values& values) const;
  static void value_proposal(std::span<const float> weights, float share, const Moment& moment, Values& values);
  static void value_quest(std::span<const float> weights, float share, const Moment& moment, Values& values);

  std::vector<Moment> moments_;
  std::vector<Values> values_;
  int players_;
};

/// A deal that cannot have led to what lies open.
inline constexpr float impossible = -1e9F;

/// How well each viewpoint, sighting and camp explains the first moments of a game.
struct LogLikelihoods {
  std::size_t moments = 0;
  std::vector<float> views{};
  std::vector<float> sightings{};
  std::vector<float> camps{};
};
/// The same for more of its moments; adding them one by one or all at once gives the same to the last bit.
void extend_log_likelihood(std::size_t end, const DealSpace& space, const Reading& reading, LogLikelihoods& logs);
std::vector<float> by_deal(const DealSpace& space, const LogLikelihoods& parts);

/// For every deal of the space, how well it explains the moments; not yet normalised.
std::vector<float> log_likelihoods(const DealSpace& space, const Reading& reading);

/// Turns logarithms into probabilities that add up to 1; where nothing is possible, all are 0.
void normalise(std::vector<float>& logs);

}  // namespace roundtable::avalon
