// A short text inside a value: ids that come from data files. No allocation, cheap to copy.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace roundtable {

class Label {
 public:
  static constexpr std::size_t longest = 31;

  constexpr Label() = default;
  /// What does not fit is cut off: whoever reads ids checks their length before.
  constexpr Label(std::string_view text) : size_(static_cast<std::uint8_t>(std::min(text.size(), longest))) {  // NOLINT
    std::copy_n(text.begin(), size_, letters_.begin());
  }
  constexpr Label(const char* text) : Label(std::string_view(text)) {}  // NOLINT
  constexpr std::string_view view() const { return {letters_.data(), size_}; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool operator==(const Label& other) const { return view() == other.view(); }

 private:
  std::array<char, longest> letters_{};
  std::uint8_t size_ = 0;
};

}  // namespace roundtable
