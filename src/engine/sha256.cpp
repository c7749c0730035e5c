#include "engine/sha256.h"

#include <bit>
#include <cstddef>

namespace roundtable {
namespace {

using Words = std::array<std::uint32_t, 8>;

constexpr bool is_prime(unsigned n) {
  for (unsigned d = 2; d * d <= n; ++d)
    if (n % d == 0) return false;
  return n > 1;
}

// The constants are the first 32 bits of the fractions of roots of the first primes: integer roots of p·2^64 and
// p·2^96.
constexpr std::uint32_t root_fraction(unsigned prime, int degree) {
  __extension__ using Wide = unsigned __int128;
  std::uint64_t low = 0;
  std::uint64_t high = std::uint64_t{1} << 37;
  const Wide target = static_cast<Wide>(prime) << (32 * degree);
  while (high - low > 1) {
    const std::uint64_t middle = low + (high - low) / 2;
    Wide power = static_cast<Wide>(middle) * middle;
    if (degree == 3) power *= middle;
    (power <= target ? low : high) = middle;
  }
  return static_cast<std::uint32_t>(low);
}

template <std::size_t Count>
constexpr std::array<std::uint32_t, Count> prime_roots(int degree) {
  std::array<std::uint32_t, Count> roots{};
  unsigned candidate = 2;
  for (auto& root : roots) {
    while (!is_prime(candidate)) ++candidate;
    root = root_fraction(candidate++, degree);
  }
  return roots;
}

constexpr auto initial = prime_roots<8>(2);
constexpr auto round_constants = prime_roots<64>(3);
static_assert(initial[0] == 0x6a09e667 && round_constants[0] == 0x428a2f98 && round_constants[63] == 0xc67178f2);

void compress(Words& state, const std::uint8_t* block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t i = 0; i < 16; ++i)
    w[i] = std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
           std::uint32_t{block[4 * i + 2]} << 8 | block[4 * i + 3];
  for (std::size_t i = 16; i < 64; ++i) {
    const auto s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    const auto s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const auto s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const auto t1 = h + s1 + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
    const auto s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const auto t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
  }
  const Words change{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += change[i];
}

}  // namespace

Digest sha256(std::string_view bytes) {
  Words state = initial;
  const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
  std::size_t left = bytes.size();
  for (; left >= 64; left -= 64, data += 64) compress(state, data);

  std::array<std::uint8_t, 128> tail{};
  for (std::size_t i = 0; i < left; ++i) tail[i] = data[i];
  tail[left] = 0x80;
  const std::size_t length = left < 56 ? 64 : 128;
  const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
  for (std::size_t i = 0; i < 8; ++i) tail[length - 1 - i] = static_cast<std::uint8_t>(bits >> (8 * i));
  for (std::size_t at = 0; at < length; at += 64) compress(state, tail.data() + at);

  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

}  // namespace roundtable
