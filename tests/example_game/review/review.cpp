#include "review/rollout_review.h"
#include "tests/example_game/game.h"

namespace roundtable::example {

/// Hands lie as they are: the deal was all chance there is.
State shuffled(const State& truth, Rng&) { return truth; }

bool Registration::review(const boost::json::value& record, const lab::ReviewPlan& plan, lab::Review& review) {
  review.winners = {seat_names[0], "others"};
  review.playouts = lab::Thoroughness{100, 6}.in(record, plan.effort);
  return lab::RolloutReviewer<Example>(plan, review, *find_bot<Example>("random"), {}).run(record);
}

}  // namespace roundtable::example
