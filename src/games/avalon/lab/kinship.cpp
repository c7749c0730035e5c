#include "games/avalon/lab/kinship.h"

#include <algorithm>

namespace roundtable::lab {

using namespace avalon;

namespace {

bool is_evil(Mind mind) { return mind == Mind::Evil || mind == Mind::Lonely; }
std::size_t side(Mind mind) { return is_evil(mind) ? 1 : 0; }
/// Merlin knows as much as evil and wants the opposite.
std::size_t insight(Mind mind) { return mind == Mind::Merlin ? 2 : side(mind); }

std::size_t number(Mind mind) { return static_cast<std::size_t>(mind); }

constexpr std::size_t counts = most_counted + 1;

}  // namespace

Kinship::Kinship() {
  const Behaviour model;
  const auto votes = [&](std::size_t families, auto family) {
    group(model.vote, model.begin_vote(), 2 * families, [&](std::size_t cell) {
      const std::size_t rejection = cell / VoteCell::count;
      return 2 * family(VoteCell::parts(cell % VoteCell::count)) + rejection;
    });
  };
  using Vote = VoteCell::Parts;
  votes(2, [](Vote vote) { return side(vote.mind); });
  votes(mind_count, [](Vote vote) { return number(vote.mind); });
  votes(mind_count * counts, [](Vote vote) { return number(vote.mind) * counts + vote.on_team; });
  votes(mind_count * 2, [](Vote vote) { return number(vote.mind) * 2 + (vote.on_team > 0 ? 1 : 0); });
  votes(mind_count * 2, [](Vote vote) { return number(vote.mind) * 2 + vote.leads; });
  votes(3 * 3, [](Vote vote) { return insight(vote.mind) * 3 + vote.agreed; });

  const auto proposals = [&](std::size_t families, auto family) {
    group(model.proposal, model.begin_proposal(), families,
          [&](std::size_t cell) { return family(static_cast<Mind>(cell / counts), cell % counts); });
  };
  proposals(2, [](Mind mind, std::size_t) { return side(mind); });
  proposals(mind_count, [](Mind mind, std::size_t) { return number(mind); });
  proposals(2 * counts, [](Mind mind, std::size_t on_team) { return side(mind) * counts + on_team; });

  // Whoever led.
  group(model.quest, model.begin_quest(), QuestCell::count / 2, [](std::size_t cell) { return cell / 2; });
}

void Kinship::group(const Factor& factor, std::size_t begin, std::size_t families,
                    const std::function<std::size_t(std::size_t)>& family) {
  constexpr std::size_t row = hidden_units + 1;
  for (std::size_t cell = 0; cell < factor.cells(); ++cell) {
    const std::size_t common = size_ + family(cell) * row;
    links_.push_back({common, begin + factor.shift(cell), hidden_units});
    links_.push_back({common + hidden_units, begin + factor.own(cell), 1});
  }
  size_ += families * row;
}

void Kinship::add_up(const Weights& learnt, Weights& weights) const {
  std::copy_n(learnt.begin(), weights.size(), weights.begin());
  for (const Link& link : links_)
    for (std::size_t i = 0; i < link.length; ++i) weights[link.own + i] += learnt[link.common + i];
}

Weights Kinship::share_out(const Weights& gradient) const {
  Weights slopes = gradient;
  slopes.resize(size_);
  for (const Link& link : links_)
    for (std::size_t i = 0; i < link.length; ++i) slopes[link.common + i] += gradient[link.own + i];
  return slopes;
}

}  // namespace roundtable::lab
