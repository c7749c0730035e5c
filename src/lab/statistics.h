// Numbers with an honest width.
#pragma once

#include <cstdint>

namespace roundtable {

struct Interval {
  double low, high;
};

/// Wilson's 95 % interval for `hits` in `tries`.
Interval wilson(std::uint64_t hits, std::uint64_t tries);

}  // namespace roundtable
