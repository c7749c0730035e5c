#pragma once

#include "review/review.h"

namespace roundtable::lab {

/// Fills in everything but the turning points; false where it was given up.
bool review_avalon(const boost::json::value& record, const ReviewPlan& plan, Review& review);

}  // namespace roundtable::lab
