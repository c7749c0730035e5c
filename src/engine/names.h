// The one spelling of each enumerator, used by protocol, records, texts' keys and tests.
// A game gives `constexpr std::array<std::string_view, N> names_of(E)` beside its enumeration.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace roundtable {

template <class E>
constexpr std::string_view name_of(E value) {
  return names_of(E{})[static_cast<std::size_t>(value)];
}

template <class E>
constexpr std::optional<E> from_name(std::string_view name) {
  const auto names = names_of(E{});
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<E>(found - names.begin());
}

}  // namespace roundtable
