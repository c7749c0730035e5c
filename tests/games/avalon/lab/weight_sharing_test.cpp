#include "games/avalon/lab/weight_sharing.h"

#include <doctest/doctest.h>

#include <numeric>

#include "engine/rng.h"

namespace roundtable::lab {
namespace {

using namespace avalon;

Weights some(std::size_t size, Rng& rng) {
  Weights weights(size);
  for (float& weight : weights) weight = static_cast<float>(below(rng, 17)) - 8;  // small whole numbers: sums are exact
  return weights;
}

double product(const Weights& a, const Weights& b) { return std::inner_product(a.begin(), a.end(), b.begin(), 0.0); }

TEST_CASE("a gradient_of_log of the models' weights says the same of those that are parameters") {
  const WeightSharing sharing;
  Rng rng(1);
  const Weights parameters = some(sharing.size(), rng);
  const Weights gradient = some(Behaviour().weights(), rng);
  Weights weights(gradient.size());
  sharing.expand(parameters, weights);
  CHECK(product(weights, gradient) == product(parameters, sharing.parameter_gradient(gradient)));
}

TEST_CASE("what one vote teaches helps its kin and nobody else") {
  const WeightSharing sharing;
  const Behaviour model;
  Weights gradient(model.weights());
  const auto own = [&](PlayerType type) {
    const auto minds = static_cast<std::size_t>(type);
    return model.begin_vote() + model.vote.own(minds * VoteCell::count / player_type_count);
  };
  gradient[own(PlayerType::Merlin)] = 1;
  Weights parameters = sharing.parameter_gradient(gradient);
  Weights weights(model.weights());
  sharing.expand(parameters, weights);
  CHECK(weights[own(PlayerType::Merlin)] > weights[own(PlayerType::Servant)]);
  CHECK(weights[own(PlayerType::Servant)] > 0);  // both are good
  CHECK(weights[own(PlayerType::Evil)] == 0);
  CHECK(weights[model.begin_vote() + model.vote.own(VoteCell::count)] == 0);  // a rejection
}

TEST_CASE("the parts of a vote's cell are those it was made of") {
  Moment moment;
  moment.leader = Seat(1);
  moment.team = SeatSet::of(Seat(0)) | SeatSet::of(Seat(2));
  moment.approving = SeatSet::of(Seat(2)) | SeatSet::of(Seat(3));
  const SeatSet seen = SeatSet::of(Seat(1)) | SeatSet::of(Seat(2));
  const auto parts = VoteCell::parts(VoteCell::of(PlayerType::Percival, seen, moment));
  CHECK(parts.type == PlayerType::Percival);
  CHECK(parts.on_team == 1);
  CHECK(parts.leads == 1);
  CHECK(parts.agreed == 1);
}

}  // namespace
}  // namespace roundtable::lab
