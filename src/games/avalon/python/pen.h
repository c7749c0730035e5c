// Writes what is known, piece after piece, into an array of zeros with some room behind its end.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

#include "engine/seat.h"

namespace roundtable::python {

/// A set of seats as one byte a seat.
using SeatFlags = std::array<std::uint8_t, 16>;
static_assert(std::tuple_size_v<SeatFlags> >= max_seats);
inline constexpr auto seat_flags = [] {
  std::array<SeatFlags, 1U << max_seats> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits)
    for (const Seat seat : SeatSet::from_bits(bits)) table[bits][static_cast<std::size_t>(seat.index())] = 1;
  return table;
}();

class Pen {
 public:
  Pen(std::uint8_t* begin, int players) : at_(begin), players_(players) {}
  const std::uint8_t* at() const { return at_; }

  void number(std::size_t value) { *at_++ = static_cast<std::uint8_t>(value); }
  void flag(bool is_so) { number(is_so ? 1 : 0); }
  void skip(std::size_t places) { at_ += places; }
  /// One place for each possible value; the present one is set, if there is one.
  void one_of(std::optional<std::size_t> value, std::size_t possible) {
    if (value) at_[*value] = 1;
    at_ += possible;
  }
  template <class E>
    requires std::is_enum_v<E>
  void one_of(std::optional<E> value, std::size_t possible) {
    one_of(value ? std::optional(static_cast<std::size_t>(*value)) : std::nullopt, possible);
  }
  /// Always whole flags, which costs one store; those beyond the last seat are zeros where nothing is written yet.
  void seats(SeatSet set) {
    std::memcpy(at_, seat_flags[set.bits()].data(), sizeof(SeatFlags));
    at_ += players_;
  }
  void seat(std::optional<Seat> seat) { seats(seat ? SeatSet::of(*seat) : SeatSet()); }
  /// How often each kind occurs.
  template <class List>
  void counts(const List& list, std::size_t kinds) {
    for (const auto kind : list) ++at_[static_cast<std::size_t>(kind)];
    at_ += kinds;
  }

 private:
  std::uint8_t* at_;
  int players_;
};

}  // namespace roundtable::python
