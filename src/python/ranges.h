// Whole numbers that must lie in a range.
#pragma once

#include <cstdint>

#include "python/refused.h"

namespace roundtable::python {

inline void check_range(std::string_view name, std::int64_t value, std::int64_t low, std::int64_t high) {
  if (value >= low && value <= high) return;
  throw Refused{{FaultCode::BadConfig,
                 {"json.out_of_range", {{"key", std::string(name)}, {"low", long{low}}, {"high", long{high}}}}}};
}

}  // namespace roundtable::python
