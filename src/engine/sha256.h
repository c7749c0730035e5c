// SHA-256 (FIPS 180-4): turns the text of a seed into 32 bytes, the same on every machine and easy to check elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace roundtable {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);

}  // namespace roundtable
