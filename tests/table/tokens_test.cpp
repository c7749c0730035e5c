#include "table/tokens.h"

#include <doctest/doctest.h>

#include "engine/sha256.h"

using namespace roundtable;

namespace {

std::string engine_hash_of(std::string_view text) {
  constexpr char digits[] = "0123456789abcdef";
  std::string hex;
  for (const std::uint8_t byte : sha256(text)) {
    hex.push_back(digits[byte >> 4]);
    hex.push_back(digits[byte & 15]);
  }
  return hex;
}

}  // namespace

TEST_CASE("the SHA-256 of the table and that of the engine are the same") {
  CHECK(hash_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  // 55, 56 and 64 bytes: where the padding needs another block.
  for (const std::size_t length : {0U, 1U, 55U, 56U, 63U, 64U, 65U, 1000U}) {
    const std::string text(length, 'x');
    CHECK(hash_of(text) == engine_hash_of(text));
  }
}
