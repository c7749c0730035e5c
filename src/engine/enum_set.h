// A set of enumerators, for enumerations with at most 16 of them, numbered from 0.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace roundtable {

template <class E>
class EnumSet {
 public:
  static constexpr std::size_t capacity = 16;

  constexpr EnumSet() = default;
  constexpr EnumSet(std::initializer_list<E> members) {
    for (const E member : members) insert(member);
  }

  constexpr void insert(E member) { bits_ |= bit(member); }
  constexpr bool contains(E member) const { return (bits_ & bit(member)) != 0; }
  constexpr bool contains(EnumSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }

  constexpr EnumSet operator&(EnumSet other) const { return EnumSet(bits_ & other.bits_); }
  constexpr EnumSet operator-(EnumSet other) const { return EnumSet(bits_ & ~other.bits_); }
  constexpr bool operator==(const EnumSet&) const = default;

 private:
  constexpr explicit EnumSet(int bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  static constexpr std::uint16_t bit(E member) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(member));
  }

  std::uint16_t bits_ = 0;
};

}  // namespace roundtable
