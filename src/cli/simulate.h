#pragma once

#include <cstdint>
#include <string>

#include "cli/avalon_options.h"
#include "text/catalogue.h"

namespace roundtable {

struct SimulateOptions {
  std::uint64_t games = 10'000;
  int threads = 1;
  std::uint64_t seed = 1;
  std::string bots = "simple";
  bool json = false;
};
int run_simulate(const AvalonOptions& game, const SimulateOptions& options, const Catalogue& text);

}  // namespace roundtable
