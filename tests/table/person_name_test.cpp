// Names at a table: what may be one, and which pass for the same.
#include "table/person_name.h"

#include <doctest/doctest.h>

using namespace roundtable;

namespace {

bool is_name(std::string_view given) { return tidy_name(given).has_value(); }
bool alike(std::string_view one, std::string_view other) { return look_of(one) == look_of(other); }

std::string times(std::string_view part, int n) {
  std::string text;
  for (int i = 0; i < n; ++i) text += part;
  return text;
}

}  // namespace

TEST_CASE("a name has 1 to 24 characters, however many bytes they take") {
  CHECK(is_name("A"));
  CHECK(is_name(times("a", 24)));
  CHECK(is_name(times("ř", 24)));
  CHECK(is_name(times("語", 24)));
  CHECK(is_name(times("🐉", 24)));
  CHECK_FALSE(is_name(""));
  CHECK_FALSE(is_name("   "));
  CHECK_FALSE(is_name("\u00A0\u3000"));
  CHECK_FALSE(is_name(times("a", 25)));
  CHECK_FALSE(is_name(times("🐉", 25)));
  CHECK_FALSE(is_name(times("a", 100'000)));
}

TEST_CASE("blanks around a name go, and every kind of blank within is a plain one") {
  CHECK(tidy_name("  Ann  ") == "Ann");
  CHECK(tidy_name("Ann\u00A0Lee") == "Ann Lee");
  CHECK(tidy_name("\u3000Ann\u2003") == "Ann");
}

TEST_CASE("characters that control, turn the direction, or cannot be seen are refused") {
  for (const std::string_view bad :
       {"a\nb",    "a\tb",    "a\x01",   "a\x7F",   "a\u0085", "a\u200B", "a\u200E",    "\u202Ea",
        "a\u2066", "a\u2069", "a\uFEFF", "a\u00AD", "a\u2028", "a\u3164", "a\uE000",    "a\U000E0041",
        "a\uFFFA", "a\uFE0F", "\u115F",  "\u2800",  "a\uFFFD", "a\uFFFF", "a\U0001D173"}) {
    CAPTURE(bad);
    CHECK_FALSE(is_name(bad));
  }
  CHECK_FALSE(is_name(std::string_view("a\0b", 3)));
}

TEST_CASE("accents have a letter to stand on, and not a tower of them") {
  CHECK(is_name("e\u0301"));
  CHECK_FALSE(is_name("\u0301e"));
  CHECK_FALSE(is_name("e" + times("\u0301", 5)));
}

TEST_CASE("text that is not UTF-8 is refused") {
  for (const std::string_view bad : {"\xFF", "a\x80", "\xC3", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xED\xA0\x80",
                                     "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xE2\x82", "\xC3\x28"}) {
    CHECK_FALSE(is_name(bad));
    CHECK_FALSE(tidy_text(bad, 100));
  }
}

TEST_CASE("names that look alike are the same to the eye") {
  CHECK(alike("Anna", "Аnnа"));  // Cyrillic А and а
  CHECK(alike("ANNA", "anna"));
  CHECK(alike("Ánna", "Anna"));
  CHECK(alike("A\u0301nna", "Anna"));
  CHECK(alike("Jiří", "Jiri"));
  CHECK(alike("Ａｎｎａ", "Anna"));  // full width
  CHECK(alike("Ian", "lan"));
  CHECK(alike("I1l|", "llll"));
  CHECK(alike("B0b", "Bob"));
  CHECK(alike("An na", "Anna"));
  CHECK(alike("An-na.", "Anna"));
  CHECK(alike("Ярослав", "ЯРОСЛАВ"));
  CHECK(alike("Їжак", "Iжak"));
  CHECK(alike("Андрей", "АНДРЕИ\u0306"));
  CHECK(alike("Єва", "єва"));
  CHECK(alike("ΝΙΚΟΣ", "nikoσ"));
  for (const std::string_view dressed :
       {"𝐀𝐧𝐧𝐚", "𝖠𝗇𝗇𝖺", "𝔸𝕟𝕟𝕒", "Ⓐⓝⓝⓐ", "🅰🅽🅽🅰", "🄰🄽🄽🄰", "ᴀɴɴᴀ", "Aṇṇạ", "Ǎǹňǟ", "ɑnna", "A\u20DDnna", "Anո𝒂", "Ȧnnᴀ"}) {
    CAPTURE(dressed);
    CHECK(alike(dressed, "Anna"));
  }
  CHECK(alike("Torn", "Tom"));
  CHECK(alike("VVill", "Will"));
  CHECK(alike("𝟙𝟘", "lo"));
}

TEST_CASE("names that differ stay different") {
  CHECK_FALSE(alike("Ann", "Anna"));
  CHECK_FALSE(alike("Ярослав", "Ярополк"));
  CHECK_FALSE(alike("語", "話"));
  CHECK_FALSE(alike("🐉", "🐈"));
  CHECK_FALSE(alike("Guest A", "Guest B"));
}

TEST_CASE("a name of signs alone still is one, and is compared as it stands") {
  CHECK(is_name("!?"));
  CHECK(alike("!?", "!?"));
  CHECK_FALSE(alike("!?", "?!"));
}

TEST_CASE("chat may have lines and joined pictures, but nothing that hides or turns text") {
  CHECK(tidy_text("one\ntwo", 500));
  CHECK(tidy_text("👩\u200D🚀 ❤\uFE0F", 500));
  CHECK(tidy_text(times("ř", 500), 500));
  CHECK_FALSE(tidy_text(times("ř", 501), 500));
  CHECK_FALSE(tidy_text("", 500));
  CHECK_FALSE(tidy_text(" \u00A0", 500));
  CHECK_FALSE(tidy_text("\u202Etxet", 500));
  CHECK_FALSE(tidy_text("a\x1B[31m", 500));
}
