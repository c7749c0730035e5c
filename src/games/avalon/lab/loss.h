// What one recorded game teaches the models of behaviour.
#pragma once

#include "games/avalon/lab/fit.h"

namespace roundtable::lab {

/// How badly the weights explain the game; the slope of that is added to `gradient`.
double loss_and_gradient(const HumanGame& game, const avalon::Weights& weights, const FitPlan& plan,
                         avalon::Weights& gradient);

}  // namespace roundtable::lab
