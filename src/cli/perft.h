#pragma once

#include <string>

#include "cli/avalon_options.h"
#include "text/catalogue.h"

namespace roundtable {

struct PerftOptions {
  int depth = 3;
  std::string seed = "perft";
  bool divide = false;
};
int run_perft(const AvalonOptions& game, const PerftOptions& options, const Catalogue& text);

}  // namespace roundtable
