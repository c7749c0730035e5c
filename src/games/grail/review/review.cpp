#include "games/grail/game.h"

#include "review/rollout_review.h"

namespace roundtable::grail {

/// In grail all seats know the same, so any seat's worlds are everybody's.
State shuffled(const State& truth, Rng& rng) { return imagine(observe(truth, Seat(0)), rng); }

bool Registration::review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review) {
  review.winners = {name_of(Winner::Party), name_of(Winner::Avalon)};
  const Budget quick{std::chrono::milliseconds(1), 20};
  review.playouts = lab::Thoroughness{40, 50}.in(record, plan.effort);
  return lab::RolloutReviewer<Grail>(plan, review, *find_bot<Grail>("search"), quick).run(record);
}

}  // namespace roundtable::grail
