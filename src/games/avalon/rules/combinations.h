// Choosing k of n, numbered: so a set of legal teams is a range that need not be written out.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace roundtable::avalon {

inline constexpr auto binomials = [] {
  std::array<std::array<std::uint16_t, max_seats + 1>, max_seats + 1> table{};
  for (std::size_t n = 0; n <= max_seats; ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k)
      table[n][k] = static_cast<std::uint16_t>(table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0));
  }
  return table;
}();

constexpr int combinations(int n, int k) {
  return k < 0 || k > n ? 0 : binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The subset of the first n seats with k members that stands at this place in lexicographic order.
constexpr SeatSet unrank_combination(int n, int k, int place) {
  SeatSet chosen;
  for (int seat = 0; k > 0; ++seat) {
    const int with_seat = combinations(n - seat - 1, k - 1);
    if (place < with_seat) {
      chosen.insert(Seat(seat));
      --k;
    } else {
      place -= with_seat;
    }
  }
  return chosen;
}

}  // namespace roundtable::avalon
