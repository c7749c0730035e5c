// Review of a game by playing on from each position.
#pragma once

#include "review/review.h"

namespace roundtable::lab {

bool review_grail(const boost::json::value& record, const ReviewPlan& plan, Review& review);

}  // namespace roundtable::lab
