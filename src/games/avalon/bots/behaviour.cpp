#include "games/avalon/bots/behaviour.h"

#include <algorithm>

namespace roundtable::avalon {
namespace {

std::size_t counted(SeatSet seats) { return std::min(static_cast<std::size_t>(seats.size()), most_counted); }

}  // namespace

Hidden Factor::hidden_input(std::span<const float> weights, std::span<const float> x) const {
  Hidden sum{};
  for (std::size_t feature = 0; feature < features_; ++feature) {
    if (x[feature] == 0) continue;
    const float* row = &weights[in(feature)];
    for (std::size_t unit = 0; unit < hidden_units; ++unit) sum[unit] += row[unit] * x[feature];
  }
  return sum;
}

float Factor::value(std::span<const float> weights, const Hidden& hidden_input, std::size_t cell) const {
  const float* move = &weights[shift(cell)];
  const float* last = &weights[out()];
  // Eight sums side by side, so that the compiler may use vectors without changing the result.
  std::array<float, 8> sums{};
  for (std::size_t unit = 0; unit < hidden_units; unit += 8)
    for (std::size_t lane = 0; lane < 8; ++lane)
      sums[lane] += last[unit + lane] * std::max(0.0F, hidden_input[unit + lane] + move[unit + lane]);
  float total = weights[own(cell)];
  for (const float sum : sums) total += sum;
  return total;
}

std::size_t VoteCell::of(PlayerType type, SeatSet seen, const Moment& moment) {
  const std::size_t place = static_cast<std::size_t>(type) * (most_counted + 1) + counted(moment.team & seen);
  const SeatSet backing = seen & moment.approving;
  const std::size_t agreed = backing.empty() ? 0 : backing == seen ? 2 : 1;
  return (place * 2 + (seen.contains(moment.leader) ? 1 : 0)) * 3 + agreed;
}

VoteCell::Parts VoteCell::parts(std::size_t cell) {
  const std::size_t place = cell / 6;
  return {static_cast<PlayerType>(place / (most_counted + 1)), place % (most_counted + 1), cell / 3 % 2, cell % 3};
}

std::size_t ProposalCell::of(PlayerType type, SeatSet seen, const Moment& moment) {
  return static_cast<std::size_t>(type) * (most_counted + 1) + counted(moment.team & seen);
}

std::size_t SightedProposalCell::of(const PercivalSight& sighting, const Moment& moment) {
  const bool merlin = moment.team.contains(sighting.merlin);
  const bool morgana = !(moment.team & sighting.morgana).empty();
  return (merlin ? 2U : 0U) + (morgana ? 1U : 0U);
}

std::size_t SightedVoteCell::of(const PercivalSight& sighting, const Moment& moment) {
  const std::size_t leads = moment.leader == sighting.merlin ? 1 : sighting.morgana.contains(moment.leader) ? 2 : 0;
  return SightedProposalCell::of(sighting, moment) * 3 + leads;
}

std::size_t QuestCell::of(SeatSet evil, const Moment& moment) {
  return counted(moment.team & evil) * 2 + (evil.contains(moment.leader) ? 1 : 0);
}

std::size_t QuestCell::with_result(std::size_t cell, int fails) {
  return static_cast<std::size_t>(std::clamp(fails, 0, static_cast<int>(most_counted))) * of_result + cell;
}

namespace {

#include "games/avalon/bots/weights.inc"
static_assert(fitted_for_features == feature_hash, "these weights were fitted for other features: run lab fit");

FittedWeights unpack() {
  FittedWeights fitted;
  const std::size_t people = people_fits * Behaviour().weights();
  for (std::size_t i = 0; i < std::size(written_weights); ++i)
    (i < people ? fitted.people : fitted.knife).push_back(weight_unit * static_cast<float>(written_weights[i]));
  return fitted;
}

}  // namespace

const FittedWeights& fitted_weights() {
  static const FittedWeights weights = unpack();
  return weights;
}

const Weights& weights_for(const Table& table) {
  return std::holds_alternative<Assassinating>(table.phase) ? fitted_weights().knife : fitted_weights().people;
}

}  // namespace roundtable::avalon
