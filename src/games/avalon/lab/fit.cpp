#include "games/avalon/lab/fit.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <thread>

#include "engine/rng.h"
#include "games/avalon/lab/loss.h"
#include "games/avalon/lab/weight_sharing.h"

namespace roundtable::lab {

using namespace avalon;

namespace {

constexpr std::size_t batch_size = 64;
constexpr std::size_t chunks = 8;  // of a batch; fixed, so that sums do not depend on threads

/// Adam with decoupled weight decay.
class Adam {
 public:
  explicit Adam(std::size_t size) : mean_(size), square_(size) {}
  void step(Weights& weights, const Weights& gradient, double rate, double decay) {
    ++steps_;
    const double mean_scale = 1 / (1 - std::pow(0.9, steps_));
    const double square_scale = 1 / (1 - std::pow(0.999, steps_));
    for (std::size_t i = 0; i < weights.size(); ++i) {
      mean_[i] = 0.9F * mean_[i] + 0.1F * gradient[i];
      square_[i] = 0.999F * square_[i] + 0.001F * gradient[i] * gradient[i];
      const double step = mean_[i] * mean_scale / (std::sqrt(square_[i] * square_scale) + 1e-8);
      weights[i] -= static_cast<float>(rate * (step + decay * weights[i]));
    }
  }

 private:
  std::vector<float> mean_, square_;
  int steps_ = 0;
};

float noise(Rng& rng) { return static_cast<float>(below(rng, 20001)) / 10000.0F - 1.0F; }

/// Calls f with every factor and where its weights begin.
template <class F>
void each_factor(F f) {
  const Behaviour model;
  f(model.vote, model.begin_vote());
  f(model.proposal, model.begin_proposal());
  f(model.sighted_vote, model.begin_sighted_vote());
  f(model.sighted_proposal, model.begin_sighted_proposal());
  f(model.quest, model.begin_quest());
}

/// Noise where units must differ; every cell begins alike, so that one which no game meets stays like its kin.
Weights first_weights(const WeightSharing& sharing, std::uint64_t seed) {
  Weights weights(sharing.size());
  Rng rng(seed);
  each_factor([&](const Factor& factor, std::size_t begin) {
    for (std::size_t i = 0; i < factor.features() * hidden_units; ++i) weights[begin + i] = 0.3F * noise(rng);
    for (std::size_t i = 0; i < hidden_units; ++i) weights[begin + factor.out() + i] = 0.2F * noise(rng);
  });
  return weights;
}

struct Chunk {
  Weights gradient;
  double loss = 0;
};

/// The games of one batch; each chunk is worked on by one thread.
double batch_loss_and_gradient(const std::vector<HumanGame>& games, std::span<const std::size_t> batch,
                               const FitPlan& plan, const Weights& weights, Weights& gradient) {
  std::vector<Chunk> parts(chunks);
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t chunk = next++; chunk < chunks; chunk = next++) {
      parts[chunk].gradient.assign(weights.size(), 0);
      for (std::size_t i = chunk; i < batch.size(); i += chunks)
        parts[chunk].loss += loss_and_gradient(games[batch[i]], weights, plan, parts[chunk].gradient);
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 1; i < plan.threads; ++i) threads.emplace_back(work);
    work();
  }
  double loss = 0;
  std::fill(gradient.begin(), gradient.end(), 0.0F);
  for (const Chunk& part : parts) {
    loss += part.loss;
    for (std::size_t i = 0; i < gradient.size(); ++i)
      gradient[i] += part.gradient[i] / static_cast<float>(batch.size());
  }
  return loss;
}

}  // namespace

Weights fit(const std::vector<HumanGame>& games, const FitPlan& plan) {
  const WeightSharing sharing;
  Weights parameters = first_weights(sharing, plan.seed);
  Weights weights(Behaviour().weights());
  Weights gradient(weights.size());
  Adam adam(parameters.size());
  Rng rng(plan.seed);
  std::vector<std::size_t> order(games.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const double steps = plan.epochs * std::ceil(static_cast<double>(games.size()) / batch_size);
  double step = 0;
  for (int epoch = 0; epoch < plan.epochs; ++epoch) {
    shuffle(rng, order.begin(), order.end());
    double loss = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += batch_size) {
      const auto batch = std::span(order).subspan(begin, std::min(batch_size, order.size() - begin));
      sharing.expand(parameters, weights);
      loss += batch_loss_and_gradient(games, batch, plan, weights, gradient);
      const double rate = plan.rate * 0.5 * (1 + std::cos(3.14159265358979 * step++ / steps));
      adam.step(parameters, sharing.parameter_gradient(gradient), rate, plan.decay);
    }
    if (plan.progress) plan.progress(epoch, loss / static_cast<double>(games.size()));
  }
  sharing.expand(parameters, weights);
  return weights;
}

FitPlan people_plan() { return {}; }

FitPlan knife_plan() {
  FitPlan plan;
  plan.epochs = 5;
  plan.decay = 0.3;
  plan.observer_share = 0;
  return plan;
}

std::vector<int> fit_all(const std::vector<HumanGame>& games, const std::function<void(FitPlan&)>& prepare) {
  std::vector<int> written;
  for (std::size_t i = 0; i < people_fits + knife_fits; ++i) {
    FitPlan plan = i < people_fits ? people_plan() : knife_plan();
    plan.seed = i + 1;
    prepare(plan);
    for (const float weight : fit(games, plan))
      written.push_back(static_cast<int>(std::lround(std::clamp(weight, -30.0F, 30.0F) / weight_unit)));
  }
  return written;
}

}  // namespace roundtable::lab
