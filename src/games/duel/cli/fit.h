// `lab fit-duel`: what positions of the duel are worth.
#pragma once

#include <cstdint>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

struct DuelFitOptions {
  std::string out = "src/games/duel/bots/weights.inc";
  std::uint64_t games = 20'000;
  std::uint64_t seed = 1;
};

int fit_duel(const DuelFitOptions& options, const Catalogue& text);

}  // namespace roundtable
