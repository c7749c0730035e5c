#include "games/duel/game.h"

#include "review/rollout_review.h"

namespace roundtable::duel {

/// Hands and table as they are; what neither player knows is drawn anew.
State shuffled(const State& truth, Rng& rng) {
  State state = truth;
  auto& secrets = state.secrets;
  shuffle(rng, secrets.deck.begin(), secrets.deck.end());
  std::vector<std::uint8_t*> hidden;
  for (std::size_t at = 0; at < territory_count; ++at)
    if (!state.table.territories[at].card) hidden.push_back(&secrets.territories[at]);
  for (auto rest = static_cast<std::uint32_t>(hidden.size()); rest > 1; --rest)
    std::swap(*hidden[rest - 1], *hidden[below(rng, rest)]);
  secrets.shuffles = dealing::shuffle_key(rng);
  return state;
}

bool Registration::review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review) {
  review.winners = {seat_name(Seat(0)), seat_name(Seat(1))};
  review.playouts = lab::Thoroughness{200, 150}.in(record, plan.effort);
  return lab::RolloutReviewer<Duel>(plan, review, *find_bot<Duel>("simple"), {}).run(record);
}

}  // namespace roundtable::duel
