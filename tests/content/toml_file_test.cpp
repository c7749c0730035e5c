#include "content/toml_file.h"

#include <doctest/doctest.h>

#include "content/ascii_toml.h"
#include "text/catalogue.h"

using namespace roundtable;
using namespace std::string_literals;

namespace {

/// What a person is told about this text, or nothing if it is good TOML.
std::string problem_in_toml(const std::string& text) {
  Problems problems;
  const auto table = parse_toml({"my.toml", text}, problems);
  CHECK(table.has_value() == problems.none());
  return problems.none() ? "" : Catalogue::of(Language::En)(problems.list().front());
}

/// The text that `a` holds.
std::string value_of_a(const std::string& text) {
  Problems problems;
  const auto table = parse_toml({"my.toml", text}, problems);
  REQUIRE(table);
  const auto value = (*table)["a"].value<std::string>();
  REQUIRE(value);
  return *value;
}

bool is_refused_in_line(int line, const std::string& text) {
  return problem_in_toml(text).starts_with("my.toml:" + std::to_string(line) + ": this is not valid TOML");
}

}  // namespace

TEST_CASE("letters of all alphabets are read in all four kinds of strings") {
  CHECK(value_of_a("a = \"Žofie і Łucja 🙂\"") == "Žofie і Łucja 🙂");
  CHECK(value_of_a("a = 'Žofie \\n \"Łucja\"'") == "Žofie \\n \"Łucja\"");
  CHECK(value_of_a("a = \"\"\"\nŽofie\nŁucja\"\"\"") == "Žofie\nŁucja");
  CHECK(value_of_a("a = '''\nŽofie\\\n\"Łucja\"'''") == "Žofie\\\n\"Łucja\"");
  CHECK(value_of_a("a = \"\\u017Dofie \\\"Ł\\\"\" # Žofie") == "Žofie \"Ł\"");
}

TEST_CASE("a line that is continued may go on with any letter") {
  CHECK(value_of_a("a = \"\"\"Ann \\\n   Žofie\"\"\"") == "Ann Žofie");
}

TEST_CASE("up to two quotes may stand before the closing three") {
  CHECK(value_of_a("a = '''Ž''''") == "Ž'");
  CHECK(value_of_a("a = '''Ž'''''") == "Ž''");
  CHECK(is_refused_in_line(1, "a = '''Ž''''''"));
  CHECK(value_of_a("a = \"\"\"Ž\"\"\"\"") == "Ž\"");
  CHECK(value_of_a("a = \"\"\"Ž\"\"\"\"\"") == "Ž\"\"");
  CHECK(is_refused_in_line(1, "a = \"\"\"Ž\"\"\"\"\"\""));
}

TEST_CASE("letters beyond ASCII are refused outside of strings and comments") {
  CHECK(problem_in_toml("# Žofie\na = 1") == "");
  for (const std::string text :
       {"ž = 1", "a = ž", "a = 3ž", "a = 3\"ž\"", "a = 3'ž'", "a = 3'ž", "a = 3\"ž", "a\"ž\" = 1", "a = \"\\ž\"",
        "a = \"\"\"\\ž\"\"\"", "a = \"ž", "a = 'ž", "a = '''ž", "[ž]"}) {
    CAPTURE(text);
    CHECK(is_refused_in_line(1, text));
  }
}

TEST_CASE("what a fuzzer found in toml++ 3.3 is refused before it gets there") {
  CHECK(problem_in_toml("31powe= 3\0\0\0\0\306\215e\"he"s) ==
        "my.toml:1: the control character U+0000 is not allowed here.");
  CHECK(problem_in_toml("31powe= 3\306\215e\"he").starts_with("my.toml:1: this is not valid TOML"));
  CHECK(problem_in_toml("31powe= 3\"\306\215e\"he").starts_with("my.toml:1: this is not valid TOML"));
  CHECK(problem_in_toml("a = 1\nb = \"\215e\"") == "my.toml:2: this is not valid UTF-8.");
}

TEST_CASE("strings that touch are refused") {
  for (const std::string text :
       {"a = ''\"b\"", "a = \"\"'b'\"\"", "a = 'b''c'", "a = \"b\"\"c\"", "a = ''\"b\n\"\"\""}) {
    CAPTURE(text);
    CHECK(is_refused_in_line(1, text));
  }
}

TEST_CASE("the parser sees ASCII only") {
  CHECK(ascii_toml("a = \"é\" # é\n") == "a = \"\\U000000E9\" # ?\n");
  CHECK(ascii_toml("'é\\'") == "\"\\U000000E9\\\\\"");
  CHECK(ascii_toml("é'") == "?\"");
}
