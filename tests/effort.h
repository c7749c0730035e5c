// How many times as much as usual a test tries: ROUNDTABLE_EFFORT, for long runs by hand.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace roundtable::test {

inline int effort() {
  const char* wanted = std::getenv("ROUNDTABLE_EFFORT");
  return wanted ? std::max(1, std::atoi(wanted)) : 1;
}

}  // namespace roundtable::test
