// Going through the alternatives of a variant. Every alternative must be met: there is no default arm.
#pragma once

#include <utility>
#include <variant>

namespace roundtable {

template <class... Arms>
struct Overloaded : Arms... {
  using Arms::operator()...;
};

/// As `std::visit` of one variant, but a chain of comparisons that compilers turn into an inlined switch.
template <std::size_t I = 0, class Variant, class Arms>
constexpr decltype(auto) visit_alternative(Variant& value, Arms&& arms) {
  constexpr auto count = std::variant_size_v<std::remove_const_t<Variant>>;
  if constexpr (I + 1 == count) {
    return arms(*std::get_if<I>(&value));
  } else {
    if (value.index() == I) return arms(*std::get_if<I>(&value));
    return visit_alternative<I + 1>(value, std::forward<Arms>(arms));
  }
}

template <class Variant, class... Arms>
constexpr decltype(auto) match(Variant& value, Arms&&... arms) {
  return visit_alternative(value, Overloaded<std::decay_t<Arms>...>{std::forward<Arms>(arms)...});
}

}  // namespace roundtable
