#include "cli/saved_record.h"

#include <doctest/doctest.h>

#include <fstream>

#include "tests/scratch_folder.h"

using namespace roundtable;

namespace {

/// What a person is told about a record with this text.
std::string problem_in_record(const std::string& content) {
  const test::ScratchFolder scratch;
  const auto file = scratch.path() / "record.json";
  std::ofstream(file, std::ios::binary) << content;
  const auto& words = Catalogue::of(Language::En);
  const auto record = read_record(file.string(), words);
  REQUIRE_FALSE(record);
  const auto said = words(record.error());
  const auto name = file.string();
  REQUIRE(said.starts_with(name));
  return said.substr(name.size());
}

}  // namespace

TEST_CASE("a record that is not plain text is refused with its line") {
  CHECK(problem_in_record("{\n\"game\": \"\xFF\"}") == ":2: this is not valid UTF-8.");
  CHECK(problem_in_record(std::string("{}\n\n\0", 5)) == ":3: the control character U+0000 is not allowed here.");
}

TEST_CASE("a record that is not JSON, or not a record, is refused with the reason") {
  CHECK(problem_in_record("{") == " is not a record: it is not valid JSON.");
  CHECK(problem_in_record("").ends_with("it is not valid JSON."));
  CHECK(problem_in_record("{}").starts_with(" is not a record: "));
}
