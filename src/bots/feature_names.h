// Names of the numbers that a fitted model looks at. Weights belong to a list of names: its hash stands in their file,
// so that weights fitted for other features, or in another order, do not compile.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace roundtable {

template <std::size_t N>
using FeatureNames = std::array<std::string_view, N>;

/// FNV-1a over the names; each ends with a zero.
class FeatureHash {
 public:
  template <class Names>
  constexpr FeatureHash& add(const Names& names) {
    for (const std::string_view name : names) {
      for (const char letter : name) add_byte(static_cast<unsigned char>(letter));
      add_byte(0);
    }
    return *this;
  }
  constexpr std::uint64_t value() const { return hash_; }

 private:
  constexpr void add_byte(unsigned char byte) { hash_ = (hash_ ^ byte) * 1099511628211U; }
  std::uint64_t hash_ = 14695981039346656037U;
};

/// Whether every feature has a name of its own.
template <std::size_t N>
constexpr bool all_distinct(FeatureNames<N> names) {
  std::sort(names.begin(), names.end());
  return !names[0].empty() && std::adjacent_find(names.begin(), names.end()) == names.end();
}

/// A string that can be a template's argument.
template <std::size_t N>
struct FeatureName {
  char letters[N]{};
  consteval FeatureName(const char (&text)[N]) { std::copy_n(text, N, letters); }  // NOLINT: a bare string is a name
  constexpr std::string_view view() const { return {letters, N - 1}; }
};

/// The place of a name in its list; a name that is not there does not compile.
template <std::size_t N>
consteval std::size_t feature_index(const FeatureNames<N>& names, std::string_view name) {
  std::size_t place = 0;
  while (names.at(place) != name) ++place;
  return place;
}

}  // namespace roundtable
