#include "text/check_text.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "text/catalogue.h"

using namespace roundtable;
using namespace std::string_view_literals;

namespace {

std::string problem_in_text(std::string_view text) {
  const auto why = check_text(text, "my.json");
  CHECK(is_plain_text(text) == !why);
  return why ? Catalogue::of(Language::En)(*why) : "";
}

}  // namespace

TEST_CASE("plain text is UTF-8 with tabs and line ends but no other control character") {
  CHECK(problem_in_text("") == "");
  CHECK(problem_in_text("Ann\tsits\r\nnext to Žofie, Łucja і Ґанна 🙂\n") == "");
  CHECK(problem_in_text("\x7F") == "");  // JSON allows it in strings
}

TEST_CASE("a check names file, line and kind of problem") {
  CHECK(problem_in_text("a\nb\xC3\n") == "my.json:2: this is not valid UTF-8.");
  CHECK(problem_in_text("a\n\nb\0c\n"sv) == "my.json:3: the control character U+0000 is not allowed here.");
  CHECK(problem_in_text("\x1B[31m") == "my.json:1: the control character U+001B is not allowed here.");
  CHECK(problem_in_text("\f") == "my.json:1: the control character U+000C is not allowed here.");
}

TEST_CASE("the first problem is the one that is named") {
  CHECK(problem_in_text("\x01\n\xFF") == "my.json:1: the control character U+0001 is not allowed here.");
  CHECK(problem_in_text("\xFF\n\x01") == "my.json:1: this is not valid UTF-8.");
}

TEST_CASE("all files of words are plain text") {
  int files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(ROUNDTABLE_SOURCE_DIR "/i18n")) {
    if (!entry.is_regular_file()) continue;
    std::ifstream stream(entry.path(), std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    CHECK_FALSE(check_text(text.str(), entry.path().string()));
    ++files;
  }
  CHECK(files >= 10);
}
