// Which of several steps is best: each is played out in the same worlds with the same chance.
#pragma once

#include "games/avalon/bots/worlds.h"

namespace roundtable::avalon {

struct Trial {
  Playout& playout;
  const Worlds& worlds;
  Side side;  // whose wins count
  std::uint64_t seed;
};

/// How often the side wins after each step, over all worlds.
std::vector<double> win_rates(const Trial& trial, const std::vector<FirstStep>& steps);

/// The best step. All are tried in a part of the worlds, the better half of them in twice as many, and so on; the last
/// two until one is clearly better or the worlds are used up.
std::size_t find_best(const Trial& trial, const std::vector<FirstStep>& steps);

}  // namespace roundtable::avalon
