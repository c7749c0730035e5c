#include <doctest/doctest.h>

#include <array>
#include <numeric>
#include <string>

#include "engine/rng.h"

using namespace roundtable;

namespace {

std::string hex(const Digest& digest) {
  static constexpr char digits[] = "0123456789abcdef";
  std::string text;
  for (const auto byte : digest) text += {digits[byte >> 4], digits[byte & 15]};
  return text;
}

}  // namespace

// Vectors of FIPS 180-4 and of the empty text.
TEST_CASE("SHA-256 gives the published digests") {
  CHECK(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(hex(sha256(std::string(1'000'000, 'a'))) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("chance is SHA-256 of the seed's digest and a counter, read as big-endian words") {
  const Digest key = sha256("any text");
  std::string input(key.begin(), key.end());
  input += std::string(8, '\0');
  const Digest block = sha256(input);
  std::uint64_t first = 0;
  for (int i = 0; i < 8; ++i) first = first << 8 | block[static_cast<std::size_t>(i)];
  CHECK(Chance("any text").next() == first);
  CHECK(Chance("any text").next() != Chance("any texts").next());
}

// Worked out by hand from the definitions, outside this program: these numbers must be the same on every compiler and
// for ever, or old seeds deal other games.
TEST_CASE("generators and shuffle are the same on every machine") {
  CHECK(Rng("seed").next() == 11614636286701831472ULL);
  CHECK(Rng(std::uint64_t{1}).next() == 12966619160104079557ULL);
  Chance chance("seed");
  std::array<int, 10> order{};
  std::iota(order.begin(), order.end(), 0);
  shuffle(chance, order.begin(), order.end());
  CHECK(order == std::array<int, 10>{3, 4, 1, 6, 0, 2, 8, 9, 5, 7});
}

TEST_CASE("below is uniform and stays below") {
  Rng rng(std::uint64_t{5});
  std::array<int, 7> counts{};
  constexpr int tries = 70'000;
  for (int i = 0; i < tries; ++i) ++counts[below(rng, 7)];
  double chi2 = 0;
  for (const int count : counts) chi2 += (count - tries / 7.0) * (count - tries / 7.0) / (tries / 7.0);
  CHECK(chi2 < 22.46);  // 6 degrees of freedom, one in a thousand
}
