#include "games/avalon/bots/opponents.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/avalon/bots/open_reading.h"
#include "games/avalon/bots/reading.h"

namespace roundtable::avalon {
namespace {

/// The logarithm for each possible deal; one's own actions tell oneself nothing.
std::vector<float> logs_of(OpenReading& open, PlayerModel kind, Seat viewer, const PossibleDeals& possible) {
  const DealSpace& space = possible.space();
  const auto& views = open.likelihoods(kind);
  std::vector<float> logs;
  logs.reserve(possible.deals().size());
  for (const std::uint32_t deal : possible.deals())
    logs.push_back(static_cast<float>(open.log_likelihood_of(kind, deal) - views[space.view(deal, viewer.index())]));
  return logs;
}

double log_sum(const std::vector<float>& logs) {
  const float most = logs.empty() ? impossible : *std::max_element(logs.begin(), logs.end());
  double sum = 0;
  for (const float log : logs) sum += double{std::exp(log - most)};
  return double{most} + std::log(sum);
}

}  // namespace

Opponents infer_opponents(const View& view, const PossibleDeals& possible,
                          const std::array<double, player_model_count>& expected) {
  const auto open = open_reading(view.table);
  Opponents opponents;
  opponents.deals = possible.shared_deals();
  std::array<double, player_model_count> evidence{};
  for (std::size_t kind = 0; kind < player_model_count; ++kind) {
    evidence[kind] = -std::numeric_limits<double>::infinity();
    if (expected[kind] == 0) continue;
    auto logs = logs_of(*open, static_cast<PlayerModel>(kind), view.seat, possible);
    evidence[kind] = std::log(expected[kind]) + log_sum(logs);
    const bool fitted = static_cast<PlayerModel>(kind) == PlayerModel::People;
    opponents.posterior[kind] = fitted ? Belief(possible, open->log_likelihoods(weights_for(view.table))).posterior()
                                       : posterior_from(std::move(logs));
  }
  const double most = *std::max_element(evidence.begin(), evidence.end());
  double sum = 0;
  for (std::size_t i = 0; i < player_model_count; ++i) sum += opponents.chance[i] = std::exp(evidence[i] - most);
  for (double& chance : opponents.chance) chance /= sum;
  return opponents;
}

}  // namespace roundtable::avalon
