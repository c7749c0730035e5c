// A belief over deal and kind of company together: what others do is read by the way they play.
#pragma once

#include "games/avalon/bots/belief.h"
#include "games/avalon/bots/conduct.h"

namespace roundtable::avalon {

struct Company {
  std::array<double, kind_count> chance{};  // of each kind
  std::shared_ptr<const DealList> deals;    // the possible ones
  std::array<std::vector<float>, kind_count>
      shares;  // of these deals, if they are of this kind; none where it is not expected
};

/// What this seat may think of the deal and of the others, if it expects each kind so often.
Company read_company(const View& view, const Possible& possible, const std::array<double, kind_count>& expected);

}  // namespace roundtable::avalon
