#include "games/avalon/lab/weight_sharing.h"

#include <algorithm>

namespace roundtable::lab {

using namespace avalon;

namespace {

bool is_evil(PlayerType type) { return type == PlayerType::Evil || type == PlayerType::LoneEvil; }
std::size_t side(PlayerType type) { return is_evil(type) ? 1 : 0; }
/// Merlin knows as much as evil and wants the opposite.
std::size_t insight(PlayerType type) { return type == PlayerType::Merlin ? 2 : side(type); }

std::size_t number(PlayerType type) { return static_cast<std::size_t>(type); }

constexpr std::size_t counts = most_counted + 1;

}  // namespace

WeightSharing::WeightSharing() {
  const Behaviour model;
  const auto votes = [&](std::size_t families, auto family) {
    group(model.vote, model.begin_vote(), 2 * families, [&](std::size_t cell) {
      const std::size_t rejection = cell / VoteCell::count;
      return 2 * family(VoteCell::parts(cell % VoteCell::count)) + rejection;
    });
  };
  using Vote = VoteCell::Parts;
  votes(2, [](Vote vote) { return side(vote.type); });
  votes(player_type_count, [](Vote vote) { return number(vote.type); });
  votes(player_type_count * counts, [](Vote vote) { return number(vote.type) * counts + vote.on_team; });
  votes(player_type_count * 2, [](Vote vote) { return number(vote.type) * 2 + (vote.on_team > 0 ? 1 : 0); });
  votes(player_type_count * 2, [](Vote vote) { return number(vote.type) * 2 + vote.leads; });
  votes(3 * 3, [](Vote vote) { return insight(vote.type) * 3 + vote.agreed; });

  const auto proposals = [&](std::size_t families, auto family) {
    group(model.proposal, model.begin_proposal(), families,
          [&](std::size_t cell) { return family(static_cast<PlayerType>(cell / counts), cell % counts); });
  };
  proposals(2, [](PlayerType type, std::size_t) { return side(type); });
  proposals(player_type_count, [](PlayerType type, std::size_t) { return number(type); });
  proposals(2 * counts, [](PlayerType type, std::size_t on_team) { return side(type) * counts + on_team; });

  // Whoever led.
  group(model.quest, model.begin_quest(), QuestCell::count / 2, [](std::size_t cell) { return cell / 2; });
}

void WeightSharing::group(const Factor& factor, std::size_t begin, std::size_t families,
                          const std::function<std::size_t(std::size_t)>& family) {
  constexpr std::size_t row = hidden_units + 1;
  for (std::size_t cell = 0; cell < factor.cells(); ++cell) {
    const std::size_t common = size_ + family(cell) * row;
    links_.push_back({common, begin + factor.shift(cell), hidden_units});
    links_.push_back({common + hidden_units, begin + factor.own(cell), 1});
  }
  size_ += families * row;
}

void WeightSharing::expand(const Weights& parameters, Weights& weights) const {
  std::copy_n(parameters.begin(), weights.size(), weights.begin());
  for (const Link& link : links_)
    for (std::size_t i = 0; i < link.length; ++i) weights[link.own + i] += parameters[link.common + i];
}

Weights WeightSharing::parameter_gradient(const Weights& gradient) const {
  Weights gradients = gradient;
  gradients.resize(size_);
  for (const Link& link : links_)
    for (std::size_t i = 0; i < link.length; ++i) gradients[link.common + i] += gradient[link.own + i];
  return gradients;
}

}  // namespace roundtable::lab
