#include "lab/statistics.h"

#include <algorithm>
#include <cmath>

namespace roundtable {

Interval wilson(std::uint64_t hits, std::uint64_t tries) {
  if (tries == 0) return {0, 1};
  constexpr double z = 1.959963984540054;
  const double n = static_cast<double>(tries);
  const double share = static_cast<double>(hits) / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace roundtable
