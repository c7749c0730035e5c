#include "games/duel/content/sets.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/scratch_folder.h"
#include "text/catalogue.h"

using namespace roundtable;
using namespace roundtable::duel;

namespace {

const std::string default_file = ROUNDTABLE_SOURCE_DIR "/content/duel/default.toml";

std::string default_text() {
  std::ifstream stream(default_file);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

/// The default file with the first `from` replaced; it must be there.
std::string with(const std::string& from, const std::string& to) {
  auto text = default_text();
  const auto place = text.find(from);
  REQUIRE(place != std::string::npos);
  return text.replace(place, from.size(), to);
}

int line_of(const std::string& text, const std::string& wanted) {
  return 1 + static_cast<int>(
                 std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(wanted)), '\n'));
}

/// What a person is told about this file, or nothing if it is good.
std::string problem(const std::string& toml) {
  const auto set = parse_duel_set(toml, "my.toml");
  return set ? "" : Catalogue::of(Language::En)(set.error());
}

void check_problem(const std::string& toml, const std::string& beginning, const std::string& part) {
  const auto said = problem(toml);
  CAPTURE(said);
  CHECK(said.starts_with(beginning));
  CHECK(said.find(part) != std::string::npos);
}

struct ContentDirectory : test::ScratchFolder {
  ContentDirectory() {
    std::filesystem::create_directories(path() / "duel");
    setenv("ROUNDTABLE_CONTENT", path().c_str(), 1);
  }
  ~ContentDirectory() { unsetenv("ROUNDTABLE_CONTENT"); }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(path() / "duel" / (name + ".toml")) << text;
  }
};

}  // namespace

TEST_CASE("the file that comes with the program is the set built into it") {
  const auto set = read_duel_set(default_file);
  REQUIRE(set.has_value());
  CHECK(*set == default_set);
}

TEST_CASE("what the rules refuse is refused with file and line of the territory") {
  const auto crowns = with("crowns = 3", "crowns = 4");
  check_problem(crowns, "my.toml:" + std::to_string(line_of(crowns, "[[territory]]")) + ":", "1, 2 or 3 crowns");
  const auto twice = with("id = \"plain-b\"", "id = \"plain-a\"");
  check_problem(twice, "my.toml:", "twice");
  check_problem(with("power = \"castle\"", "power = \"none\""), "my.toml:", "three territories must have a castle");
  check_problem(with("power = \"swamp\"", "power = \"avalon\""), "my.toml:", "one territory must be Avalon");
  check_problem(with("land = \"forest\"\ncrowns = 2\npower = \"stone_circle\"",
                     "land = \"hill\"\ncrowns = 2\npower = \"stone_circle\""),
                "my.toml:", "must lie in a forest");
  check_problem(with("\"light:two\" = 3", "\"light:two\" = 4"), "my.toml:", "five light tiles");
  check_problem(with("\"dark:areas\" = 1", "\"dark:areas\" = 0"), "my.toml:", "four dark tiles");
  check_problem(with("[[territory]]\nid = \"plain-a\"\nland = \"plain\"\ncrowns = 2\n", ""), "my.toml",
                "11 territories");
}

TEST_CASE("what is misspelt is refused with its line") {
  const auto word = with("land = \"plain\"", "land = \"plane\"");
  check_problem(word, "my.toml:" + std::to_string(line_of(word, "plane")) + ":", "plain, forest, hill");
  const auto key = with("crowns = 3", "crown = 3");
  check_problem(key, "my.toml:", "\"crowns\" is missing");
  const auto extra = with("crowns = 3", "crowns = 3\ncolour = \"red\"");
  check_problem(extra, "my.toml:" + std::to_string(line_of(extra, "colour")) + ":", "no \"colour\"");
  check_problem(with("\"dark:four\" = 2", "\"dark:five\" = 2"), "my.toml:", "dark:five");
  check_problem(with("id = \"plain-a\"", "id = 7"), "my.toml:", "must be a text");
  check_problem(with("id = \"plain-a\"", "id = \"Plain A\""), "my.toml:", "small letters");
  check_problem(with("name = \"default\"", "name = \"no spaces, please\""), "my.toml:", "\"name\"");
  check_problem(with("crowns = 3", "crowns = \"three\""), "my.toml:", "whole number");
  const auto syntax = with("crowns = 3", "crowns = = 3");
  check_problem(syntax, "my.toml:" + std::to_string(line_of(syntax, "= = 3")) + ":", "not valid TOML");
  check_problem("", "my.toml", "\"name\" is missing");
  check_problem(with("[tiles]", "[stones]"), "my.toml", "\"tiles\" is missing");
}

TEST_CASE("a set is found by name in the content directory, the default one always") {
  const ContentDirectory directory;
  directory.write("mine", with("name = \"default\"", "name = \"mine\""));
  directory.write("broken", "name = ");
  REQUIRE(find_duel_set("mine").has_value());
  CHECK(find_duel_set("mine")->name == Label("mine"));
  CHECK(find_duel_set("default") == default_set);
  CHECK(find_duel_set("broken").error().key == "content.syntax");
  CHECK(find_duel_set("nowhere").error().key == "content.cannot_read");
  for (const auto name : {"../mine", "/etc/passwd", "", "a/b", "MINE", "mine.toml"})
    CHECK(find_duel_set(name).error().key == "duel.config.bad_set_name");
}

TEST_CASE("a file that is too long or no file is refused") {
  const ContentDirectory directory;
  directory.write("long", std::string(300'000, '#'));
  CHECK(find_duel_set("long").error().key == "content.too_long");
  std::filesystem::create_directory(directory.path() / "duel" / "folder.toml");
  CHECK(find_duel_set("folder").error().key == "content.cannot_read");
}

TEST_CASE("letters beyond ASCII: in comments always, elsewhere only in quotes, never broken") {
  CHECK(problem(with("name =", "# žluťoučký кінь\nname =")) == "");
  check_problem(with("name =", "# latin \xE9\nname ="), "my.toml:", "not valid UTF-8");
  check_problem(with("name = \"default\"", "name = \"žluťoučký\""), "my.toml:", "\"name\"");
  check_problem(with("name = \"default\"", "name = \"\xC3\""), "my.toml:", "not valid UTF-8");
  check_problem(with("crowns = 3", "crowns = é"), "my.toml:", "not valid TOML");
  check_problem(with("crowns = 3", "crowns = 3\nkrůn = 3"), "my.toml:", "not valid TOML");
  check_problem(with("crowns = 3", "crowns = 3\nx = '''é''''' # \"é\ny = \"\\\"é\" é"), "my.toml:", "not valid TOML");
}
