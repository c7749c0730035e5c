// Writes what is known, piece after piece, into an array of zeros.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/seat.h"

namespace roundtable::python {

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
  void seats(SeatSet set) {
    for (const Seat seat : set) at_[seat.index()] = 1;
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
