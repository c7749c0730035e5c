// Fits what a position of the duel is worth: who won, explained by what each side had at the beginning of a turn.
#pragma once

#include <cstdint>

#include "bots/bot.h"
#include "games/duel/bots/outlook.h"
#include "games/duel/rules/game.h"

namespace roundtable::lab {

struct DuelFitPlan {
  std::uint64_t games = 2'000;
  std::uint64_t seed = 1;
  int slips = 10;  // percent of random actions, so that odd positions are seen too
};

struct DuelFit {
  duel::OutlookFeatures weights{};
  std::uint64_t positions = 0;
  double nats = 0;  // mean surprise at the winner
};

DuelFit fit_duel(const Bot<duel::Duel>& bot, const DuelFitPlan& plan);

}  // namespace roundtable::lab
