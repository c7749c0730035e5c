// Chance: two generators and what is done with them. The standard distributions and std::shuffle differ between
// libraries, so games use only what is here.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/sha256.h"

namespace roundtable {

template <class G>
concept Generator = requires(G& generator) {
  { generator.next() } -> std::same_as<std::uint64_t>;
};

/// xoshiro256**: quick and good, for bots and simulation.
class Rng {
 public:
  explicit Rng(std::uint64_t number) {
    for (auto& word : state_) word = split_mix(number);
  }
  explicit Rng(std::string_view text) {
    const Digest digest = sha256(text);
    for (std::size_t i = 0; i < digest.size(); ++i) state_[i / 8] |= std::uint64_t{digest[i]} << (8 * (i % 8));
  }
  /// Independent streams of one seed: stream i is the same whoever plays it and when.
  static Rng stream(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t number = seed;
    return Rng(split_mix(number) ^ (index * 0x9e3779b97f4a7c15U));
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

 private:
  static std::uint64_t split_mix(std::uint64_t& number) {
    std::uint64_t z = (number += 0x9e3779b97f4a7c15U);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    return z ^ z >> 31;
  }
  std::array<std::uint64_t, 4> state_{};
};

/// SHA-256 of seed and counter: nobody can tell its next number from those seen, and anyone can check it afterwards.
/// Deals of real games come from it.
class Chance {
 public:
  explicit Chance(std::string_view seed) : key_(sha256(seed)) {}

  std::uint64_t next() {
    if (at_ == block_.size()) refill();
    std::uint64_t number = 0;
    for (int i = 0; i < 8; ++i) number = number << 8 | block_[at_++];
    return number;
  }

 private:
  void refill() {
    std::string input(key_.begin(), key_.end());
    for (int i = 7; i >= 0; --i) input.push_back(static_cast<char>(counter_ >> (8 * i)));
    block_ = sha256(input);
    ++counter_;
    at_ = 0;
  }
  Digest key_;
  Digest block_{};
  std::uint64_t counter_ = 0;
  std::size_t at_ = block_.size();
};

/// A number from 0 to bound − 1, each equally likely (Lemire's method). The bound is not 0.
template <Generator G>
std::uint32_t below(G& generator, std::uint32_t bound) {
  std::uint64_t product = (generator.next() >> 32) * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = (generator.next() >> 32) * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

template <Generator G, class Range>
auto& pick(G& generator, Range& range) {
  return *(range.begin() + below(generator, static_cast<std::uint32_t>(range.size())));
}

template <Generator G, class Iterator>
void shuffle(G& generator, Iterator begin, Iterator end) {
  for (auto rest = static_cast<std::uint32_t>(end - begin); rest > 1; --rest)
    std::swap(begin[rest - 1], begin[below(generator, rest)]);
}

}  // namespace roundtable
