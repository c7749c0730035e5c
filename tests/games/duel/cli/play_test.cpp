// A person at the keyboard of a duel, with what he types given beforehand.
#include "games/duel/cli/play.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "cli/columns.h"
#include "match/catalogue.h"
#include "tests/scratch_folder.h"

using namespace roundtable;

namespace {

/// Plays with these lines typed; gives the record back.
boost::json::value record_after(const std::string& typed, bool hotseat) {
  const test::ScratchFolder scratch;
  const auto file = scratch.path() / "record.json";
  std::istringstream keyboard(typed);
  auto* const before = std::cin.rdbuf(keyboard.rdbuf());
  duel::Setup setup;
  setup.first = Seat(0);
  PlayOptions options;
  options.seed = "keyboard";
  options.hotseat = hotseat;
  options.record = file.string();
  CHECK(play_duel(setup, *find_bot<duel::Duel>("simple"), options, Catalogue::of(Language::En)) == 0);
  std::cin.rdbuf(before);
  std::cin.clear();
  std::ifstream stream(file);
  std::stringstream text;
  text << stream.rdbuf();
  const auto record = boost::json::parse(text.str());
  CHECK(load_record(record).has_value());
  return record;
}

boost::json::array actions_of(const boost::json::value& record) { return record.at("actions").as_array(); }

}  // namespace

TEST_CASE("duel at the keyboard: what is typed is what is played, what makes no sense is asked again") {
  const auto actions = actions_of(record_after("r 9 9\nx 1 2\nr 1 10\ne 1 99\n?\nd\nend\nresign\n", false));
  REQUIRE(actions.size() == 3);
  CHECK(actions[0].at("action").at("type") == "reinforce");
  CHECK(actions[0].at("action").at("at") == 10);
  CHECK(actions[1].at("action").at("type") == "end");
  CHECK(actions[2].at("action").at("type") == "resign");
}

TEST_CASE("duel at the keyboard: whole turns by menu against the bot, until the person leaves") {
  std::string typed;
  for (int i = 0; i < 40; ++i) typed += "end\n1\n";
  const auto record = record_after(typed, false);
  CHECK(actions_of(record).size() > 10);
}

TEST_CASE("duel at the keyboard: two people hand it round") {
  // The fourth tile is a dark one: nothing to discard. One Enter hides the screen, one takes it over.
  const auto record = record_after("\nend\n4\n\n\nresign\n", true);
  REQUIRE(actions_of(record).size() == 3);
  CHECK(actions_of(record)[2].at("seat") == 1);
  CHECK(record.at("result").at("winner") == 0);
}

TEST_CASE("columns count letters, not bytes or colours") {
  CHECK(letters_in("čaj") == 3);
  CHECK(letters_in("\x1b[91m♞R\x1b[0m") == 2);
  CHECK(padded("♞R", 4) == "♞R  ");
  CHECK(padded("longer", 3) == "longer");
}
