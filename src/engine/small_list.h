// A list with room for a fixed number of values inside itself: no allocation, cheap to copy.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace roundtable {

template <class T, std::size_t Capacity>
class SmallList {
 public:
  constexpr SmallList() = default;
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }
  constexpr T& operator[](std::size_t place) { return values_[place]; }
  constexpr const T& operator[](std::size_t place) const { return values_[place]; }
  constexpr T& back() { return values_[size_ - 1U]; }
  constexpr const T& back() const { return values_[size_ - 1U]; }
  constexpr T* begin() { return values_.data(); }
  constexpr T* end() { return values_.data() + size_; }
  constexpr const T* begin() const { return values_.data(); }
  constexpr const T* end() const { return values_.data() + size_; }

  constexpr void push_back(const T& value) {
    assert(size_ < Capacity);
    values_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }
  constexpr void erase_at(std::size_t place) {
    std::copy(begin() + place + 1, end(), begin() + place);
    --size_;
  }
  /// Removes the first value equal to this one; tells whether there was one.
  constexpr bool erase_value(const T& value) {
    const auto found = std::find(begin(), end(), value);
    if (found == end()) return false;
    erase_at(static_cast<std::size_t>(found - begin()));
    return true;
  }
  constexpr bool contains(const T& value) const { return std::find(begin(), end(), value) != end(); }
  constexpr bool operator==(const SmallList& other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }

 private:
  static_assert(Capacity < 256);
  std::array<T, Capacity> values_{};
  std::uint8_t size_ = 0;
};

}  // namespace roundtable
