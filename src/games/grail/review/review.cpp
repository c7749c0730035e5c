#include "games/grail/review/review.h"

#include "games/grail/bots/bots.h"
#include "games/grail/codec/codec.h"
#include "review/rollout_review.h"

namespace roundtable::grail {

/// In grail all seats know the same, so any seat's worlds are everybody's.
grail::State shuffled(const grail::State& truth, Rng& rng) {
  return grail::imagine(grail::observe(truth, Seat(0)), rng);
}

}  // namespace roundtable::grail

namespace roundtable::lab {

bool review_grail(const boost::json::value& record, const ReviewPlan& plan, Review& review) {
  review.winners = {name_of(grail::Winner::Party), name_of(grail::Winner::Avalon)};
  const Budget quick{std::chrono::milliseconds(1), 20};
  review.playouts = Thoroughness{40, 50}.in(record, plan.effort);
  return RolloutReviewer<grail::Grail>(plan, review, *find_bot<grail::Grail>("search"), quick).run(record);
}

}  // namespace roundtable::lab
