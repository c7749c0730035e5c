// A belief over the deal and how the others play together: what they do is read by the way they play.
#pragma once

#include "games/avalon/bots/belief.h"
#include "games/avalon/bots/model_likelihood.h"

namespace roundtable::avalon {

struct Opponents {
  std::array<double, player_model_count> chance{};  // of each kind
  std::shared_ptr<const DealList> deals;            // the possible ones
  std::array<std::vector<float>, player_model_count>
      posterior;  // of these deals, if they are of this kind; none where it is not expected
};

/// What this seat may think of the deal and of the others, if it expects each kind so often.
Opponents infer_opponents(const View& view, const PossibleDeals& possible,
                          const std::array<double, player_model_count>& expected);

}  // namespace roundtable::avalon
