// What the wall clock says.
#pragma once

#include <chrono>
#include <cstdint>

namespace roundtable {

/// Milliseconds since 1970.
inline std::int64_t now_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace roundtable
