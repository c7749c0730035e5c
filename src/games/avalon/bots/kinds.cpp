#include "games/avalon/bots/kinds.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/avalon/bots/open_reading.h"
#include "games/avalon/bots/reading.h"

namespace roundtable::avalon {
namespace {

/// The logarithm for each possible deal; one's own actions tell oneself nothing.
std::vector<float> logs_of(OpenReading& open, Kind kind, Seat viewer, const Possible& possible) {
  const DealSpace& space = possible.space();
  const auto& views = open.conduct(kind);
  std::vector<float> logs;
  logs.reserve(possible.deals().size());
  for (const std::uint32_t deal : possible.deals())
    logs.push_back(static_cast<float>(open.conduct_in(kind, deal) - views[space.view(deal, viewer.index())]));
  return logs;
}

double log_sum(const std::vector<float>& logs) {
  const float most = logs.empty() ? impossible : *std::max_element(logs.begin(), logs.end());
  double sum = 0;
  for (const float log : logs) sum += double{std::exp(log - most)};
  return double{most} + std::log(sum);
}

}  // namespace

Company read_company(const View& view, const Possible& possible, const std::array<double, kind_count>& expected) {
  const auto open = open_reading(view.table);
  Company company;
  company.deals = possible.shared_deals();
  std::array<double, kind_count> evidence{};
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    evidence[kind] = -std::numeric_limits<double>::infinity();
    if (expected[kind] == 0) continue;
    auto logs = logs_of(*open, static_cast<Kind>(kind), view.seat, possible);
    evidence[kind] = std::log(expected[kind]) + log_sum(logs);
    const bool fitted = static_cast<Kind>(kind) == Kind::People;
    company.shares[kind] =
        fitted ? Belief(possible, open->explained(weights_for(view.table))).shares() : shares_by(std::move(logs));
  }
  const double most = *std::max_element(evidence.begin(), evidence.end());
  double sum = 0;
  for (std::size_t i = 0; i < kind_count; ++i) sum += company.chance[i] = std::exp(evidence[i] - most);
  for (double& chance : company.chance) chance /= sum;
  return company;
}

}  // namespace roundtable::avalon
