// Characters of UTF-8, one at a time.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace roundtable {

struct Utf8Character {
  char32_t point = 0;
  std::size_t length = 0;  // in bytes; 0 where the text does not begin with a character
};

/// Refuses what is cut off, overlong, a surrogate or beyond U+10FFFF. The text must not be empty.
Utf8Character first_character(std::string_view text);

void append_utf8(char32_t point, std::string& out);

}  // namespace roundtable
