// Review of a game without hidden characters: how often each side wins when quick bots play on from a position.
#pragma once

#include "lab/review.h"

namespace roundtable::lab {

bool review_duel(const boost::json::value& record, const ReviewPlan& plan, Review& review);
bool review_grail(const boost::json::value& record, const ReviewPlan& plan, Review& review);

}  // namespace roundtable::lab
