#include "codec/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace roundtable {

JsonWriter& JsonWriter::value(std::int64_t number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

JsonWriter& JsonWriter::value(double number) {
  std::array<char, 40> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

JsonWriter& JsonWriter::value(std::string_view text) {
  static constexpr char hex[] = "0123456789abcdef";
  separate();
  reserve(text.size() * 6 + 2);
  put('"');
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      put('\\');
      put(c);
    } else if (byte < 0x20 || byte == 0x7F) {
      append("\\u00");
      put(hex[byte >> 4]);
      put(hex[byte & 15]);
    } else {
      put(c);
    }
  }
  put('"');
  comma_ = true;
  return *this;
}

void JsonWriter::grow(std::size_t needed) {
  const std::size_t capacity = std::max({needed, 2 * capacity_, std::size_t{128}});
  auto buffer = std::make_unique_for_overwrite<char[]>(capacity);
  if (size_ > 0) std::memcpy(buffer.get(), buffer_.get(), size_);
  buffer_ = std::move(buffer);
  capacity_ = capacity;
}

}  // namespace roundtable
