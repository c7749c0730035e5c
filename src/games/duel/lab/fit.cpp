#include "games/duel/lab/fit.h"

#include <cmath>
#include <vector>

#include "engine/random_play.h"

namespace roundtable::lab {

using namespace duel;

namespace {

constexpr std::size_t size = outlook_features;
using Row = std::array<double, size>;

struct Sample {
  OutlookFeatures features;
  bool won;
};

bool begins_turn(const State& before, const State& after) {
  return before.table.active != after.table.active && std::holds_alternative<Playing>(after.table.phase);
}

void play_game(const Bot<Duel>& bot, const DuelFitPlan& plan, std::uint64_t game, std::vector<Sample>& samples) {
  Rng rng = Rng::stream(plan.seed, game);
  const Setup setup{};
  State state = Duel::prepare(setup);
  carry_out<Duel>(Duel::deal(setup, {}, rng), state, unrecorded);
  std::vector<std::pair<OutlookFeatures, Seat>> seen;
  for (int actions = 0; !is_over(state.table) && actions < 2'000; ++actions) {
    const State before = state;
    const Seat seat = state.table.waiting.first();
    const bool slips = static_cast<int>(below(rng, 100)) < plan.slips;
    const View view = observe(state, seat);
    play<Duel>(state, seat, slips ? random_action<Duel>(view, rng) : bot.choose(view, rng, {}), unrecorded);
    if (begins_turn(before, state))
      seen.emplace_back(outlook_features_of(state, state.table.active), state.table.active);
  }
  const auto* over = std::get_if<Over>(&state.table.phase);
  if (!over) return;
  for (const auto& [features, seat] : seen) samples.push_back({features, over->winner == seat});
}

double chance(const Row& weights, const OutlookFeatures& features) {
  double sum = 0;
  for (std::size_t i = 0; i < size; ++i) sum += weights[i] * features[i];
  return 1 / (1 + std::exp(-sum));
}

/// Solves for a small symmetric matrix, by elimination.
Row solve(std::array<Row, size> matrix, Row right) {
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t row = i + 1; row < size; ++row) {
      const double factor = matrix[row][i] / matrix[i][i];
      for (std::size_t column = i; column < size; ++column) matrix[row][column] -= factor * matrix[i][column];
      right[row] -= factor * right[i];
    }
  for (std::size_t i = size; i-- > 0;) {
    for (std::size_t column = i + 1; column < size; ++column) right[i] -= matrix[i][column] * right[column];
    right[i] /= matrix[i][i];
  }
  return right;
}

/// One step of Newton's method, with a little weight decay.
void improve(Row& weights, const std::vector<Sample>& samples) {
  constexpr double decay = 5;
  std::array<Row, size> curvature{};
  Row slope{};
  for (std::size_t i = 0; i < size; ++i) {
    curvature[i][i] = decay;
    slope[i] = -decay * weights[i];
  }
  for (const Sample& sample : samples) {
    const double p = chance(weights, sample.features);
    for (std::size_t i = 0; i < size; ++i) {
      slope[i] += ((sample.won ? 1 : 0) - p) * sample.features[i];
      for (std::size_t j = 0; j < size; ++j) curvature[i][j] += p * (1 - p) * sample.features[i] * sample.features[j];
    }
  }
  const Row step = solve(curvature, slope);
  for (std::size_t i = 0; i < size; ++i) weights[i] += step[i];
}

}  // namespace

DuelFit fit_duel(const Bot<Duel>& bot, const DuelFitPlan& plan) {
  std::vector<Sample> samples;
  for (std::uint64_t game = 0; game < plan.games; ++game) play_game(bot, plan, game, samples);
  DuelFit fit;
  fit.positions = samples.size();
  for (int i = 0; i < 12; ++i) improve(fit.weights, samples);
  for (const Sample& sample : samples) {
    const double p = chance(fit.weights, sample.features);
    fit.nats -= std::log(sample.won ? p : 1 - p) / static_cast<double>(samples.size());
  }
  return fit;
}

}  // namespace roundtable::lab
