// A review as one page for the browser that needs nothing but itself and can be read without colours.
#pragma once

#include <string>

#include "review/review.h"
#include "text/catalogue.h"

namespace roundtable {

std::string review_page(const lab::Review& review, const Catalogue& text);

}  // namespace roundtable
