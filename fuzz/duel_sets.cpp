// Files of duel sets: any bytes are either read as a set or refused with a reason.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/duel/content/sets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto set = roundtable::parse_duel_set({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
  if (!set && set.error().key.empty()) std::abort();
  return 0;
}
