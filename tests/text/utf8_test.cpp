#include "text/utf8.h"

#include <doctest/doctest.h>

using namespace roundtable;

TEST_CASE("a character of UTF-8 has one to four bytes") {
  for (const char32_t point : {U'\0', U'a', U'\u007F', U'\u0080', U'é', U'\u07FF', U'\u0800', U'\uD7FF', U'\uE000',
                               U'\uFFFF', U'\U00010000', U'\U0010FFFF'}) {
    CAPTURE(static_cast<unsigned>(point));
    std::string text;
    append_utf8(point, text);
    const auto length = text.size();
    const auto [read, read_length] = first_character(text + "x");
    CHECK(read == point);
    CHECK(read_length == length);
  }
}

TEST_CASE("broken UTF-8 is no character") {
  const std::string_view broken[] = {
      "\x80",              // a tail without a lead
      "\xC3",              // cut off
      "\xC3(",             // no tail
      "\xC0\xAF",          // overlong: two bytes for '/'
      "\xE0\x9F\xBF",      // overlong: three bytes for U+07FF
      "\xF0\x8F\xBF\xBF",  // overlong: four bytes for U+FFFF
      "\xED\xA0\x80",      // a surrogate
      "\xF4\x90\x80\x80",  // beyond U+10FFFF
      "\xF8\x88\x80\x80\x80",
      "\xFF",
  };
  for (const auto text : broken) CHECK(first_character(text).length == 0);
}
