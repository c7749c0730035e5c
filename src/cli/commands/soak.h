// A server killed again and again while guests play at it.
#pragma once

#include "text/catalogue.h"

namespace roundtable {

struct SoakOptions {
  int kills = 200;
  int tables = 8;
  std::uint64_t seed = 1;
};

int soak(const SoakOptions& options, const Catalogue& text);

}  // namespace roundtable
