#include "games/duel/review/review.h"

#include "games/duel/bots/bots.h"
#include "games/duel/codec/codec.h"
#include "review/rollout_review.h"

namespace roundtable::duel {

/// Hands and table as they are; what neither player knows is drawn anew.
duel::State shuffled(const duel::State& truth, Rng& rng) {
  duel::State state = truth;
  auto& secrets = state.secrets;
  shuffle(rng, secrets.deck.begin(), secrets.deck.end());
  std::vector<std::uint8_t*> hidden;
  for (std::size_t at = 0; at < duel::territory_count; ++at)
    if (!state.table.territories[at].card) hidden.push_back(&secrets.territories[at]);
  for (auto rest = static_cast<std::uint32_t>(hidden.size()); rest > 1; --rest)
    std::swap(*hidden[rest - 1], *hidden[below(rng, rest)]);
  secrets.shuffles = duel::dealing::shuffle_key(rng);
  return state;
}

}  // namespace roundtable::duel

namespace roundtable::lab {

bool review_duel(const boost::json::value& record, const ReviewPlan& plan, Review& review) {
  review.winners = {duel::seat_name(Seat(0)), duel::seat_name(Seat(1))};
  review.playouts = Thoroughness{200, 150}.in(record, plan.effort);
  return RolloutReviewer<duel::Duel>(plan, review, *find_bot<duel::Duel>("simple"), {}).run(record);
}

}  // namespace roundtable::lab
