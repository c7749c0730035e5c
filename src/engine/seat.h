// Where a player sits, sets of such places, and one value a place.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace roundtable {

inline constexpr int max_seats = 10;

class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}
  constexpr int index() const { return index_; }
  constexpr auto operator<=>(const Seat&) const = default;

 private:
  std::uint8_t index_ = 0;
};

/// The neighbour that many steps clockwise; negative steps go the other way.
constexpr Seat clockwise(Seat seat, int seats, int steps = 1) {
  return Seat((seat.index() + steps % seats + seats) % seats);
}

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet all(int seats) { return SeatSet((1U << seats) - 1U); }
  static constexpr SeatSet of(Seat seat) { return SeatSet(1U << seat.index()); }
  static constexpr SeatSet from_bits(unsigned bits) { return SeatSet(bits); }

  constexpr unsigned bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Seat seat) const { return (bits_ >> seat.index() & 1U) != 0; }
  constexpr bool contains(SeatSet other) const { return (other - *this).empty(); }
  constexpr Seat first() const { return Seat(std::countr_zero(bits_)); }

  constexpr void insert(Seat seat) { bits_ |= of(seat).bits_; }
  /// Without a branch: where the answer is chance, guessing it costs more than the work.
  constexpr void insert_if(bool wanted, Seat seat) {
    bits_ |= static_cast<std::uint16_t>(static_cast<unsigned>(wanted) << seat.index());
  }
  constexpr void erase(Seat seat) { bits_ &= static_cast<std::uint16_t>(~of(seat).bits_); }

  /// The member at this place in ascending order.
  constexpr Seat nth(int place) const {
    unsigned rest = bits_;
    for (; place > 0; --place) rest &= rest - 1;
    return Seat(std::countr_zero(rest));
  }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(a.bits_ | b.bits_); }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet(a.bits_ & b.bits_); }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return SeatSet(a.bits_ & ~b.bits_); }
  constexpr bool operator==(const SeatSet&) const = default;

  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Seat;
    using difference_type = std::ptrdiff_t;
    using pointer = const Seat*;
    using reference = Seat;
    constexpr explicit Iterator(unsigned rest = 0) : rest_(rest) {}
    constexpr Seat operator*() const { return Seat(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    unsigned rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  std::uint16_t bits_ = 0;
};

/// The first member met when going clockwise from `from`, which counts itself. The set is not empty.
constexpr Seat first_clockwise(SeatSet set, Seat from) {
  const unsigned at_or_after = set.bits() >> from.index() << from.index();
  return at_or_after != 0 ? SeatSet::from_bits(at_or_after).first() : set.first();
}

/// One value for each seat of the table.
template <class T>
class PerSeat {
 public:
  constexpr PerSeat() = default;
  constexpr explicit PerSeat(int seats) : seats_(static_cast<std::uint8_t>(seats)) {}
  constexpr int size() const { return seats_; }
  constexpr T& operator[](Seat seat) { return values_[static_cast<std::size_t>(seat.index())]; }
  constexpr const T& operator[](Seat seat) const { return values_[static_cast<std::size_t>(seat.index())]; }
  constexpr T* begin() { return values_.data(); }
  constexpr T* end() { return values_.data() + seats_; }
  constexpr const T* begin() const { return values_.data(); }
  constexpr const T* end() const { return values_.data() + seats_; }
  constexpr bool operator==(const PerSeat&) const = default;

 private:
  std::array<T, max_seats> values_{};
  std::uint8_t seats_ = 0;
};

}  // namespace roundtable
