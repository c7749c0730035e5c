// Fits the models of behaviour to recorded games, so that the true deal explains each game best.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "games/avalon/bots/behaviour.h"
#include "games/avalon/lab/human_games.h"

namespace roundtable::lab {

struct FitPlan {
  int epochs = 7;
  int threads = 1;
  std::uint64_t seed = 1;
  double rate = 0.003;
  double decay = 0.15;
  double observer_share = 1.0;  // how much telling evil from good counts
  double merlin_share = 1.0;    // and how much naming Merlin
  std::function<void(int epoch, double loss)> progress;
};

/// The plans of the two sets of weights that come with the program.
FitPlan people_plan();
FitPlan knife_plan();

/// The same games, plan and seed give the same weights, however many threads there are.
avalon::Weights fit(const std::vector<HumanGame>& games, const FitPlan& plan);

/// All fits that come with the program, as they are written down. `prepare` may change each plan before it runs.
std::vector<int> fit_all(const std::vector<HumanGame>& games, const std::function<void(FitPlan&)>& prepare);

}  // namespace roundtable::lab
