// The lines of the store: what was written before is read, and what is written now is the same.
#include "table/event_codec.h"

#include <fstream>
#include <set>

#include "table/fair_deal.h"
#include "tests/table/table_fixture.h"

using namespace roundtable;
using namespace roundtable::test;
namespace json = boost::json;

namespace {

std::string line_of(const TableEvent& event) {
  JsonWriter out;
  write_event(event, out);
  return std::string(out.text());
}

/// Files that a server of version 0.1 wrote, played by two people, bots and a clock.
std::ifstream open_log(const std::string& name) {
  std::ifstream file(ROUNDTABLE_SOURCE_DIR "/tests/table/logs/" + name);
  REQUIRE(file);
  return file;
}

std::string text_of(const std::string& name) {
  auto file = open_log(name);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("tables stored by an older server are read, and give the records of their games") {
  std::set<std::string> kinds;
  for (const std::string game : {"avalon", "duel", "grail"}) {
    CAPTURE(game);
    Table table("ABCDEFGH");
    NoticeList notices;
    auto log = open_log(game + ".jsonl");
    int finished = 0;
    for (std::string line; std::getline(log, line);) {
      CAPTURE(line);
      const auto event = read_event(line, table);
      REQUIRE(event);
      CHECK(json::parse(line_of(*event)) == json::parse(line));
      if (line.find('\\') == line.npos) CHECK(line_of(*event) == line);  // escapes can be written in more than one way
      apply(*event, table, notices);
      kinds.insert(std::string(json::parse(line).at("e").as_string()));
      if (table.stage() != Stage::Finished || std::holds_alternative<ChatSaid>(*event)) continue;
      if (finished++ == 0) CHECK(table.record() == text_of(game + ".record.json"));
    }
    CHECK(finished == 1);
    CHECK(table.number() == 2);
  }
  CHECK(kinds.size() == std::variant_size_v<TableEvent>);
}

TEST_CASE("records kept by an older server load, and their deals are proved") {
  for (const std::string game : {"avalon", "duel", "grail"}) {
    CAPTURE(game);
    const auto record = json::parse(text_of(game + ".record.json"));
    CHECK(load_record(record));
    CHECK_FALSE(unfair(record));
  }
}

TEST_CASE("a line of private chat keeps its hearers") {
  PlainTable at;
  const std::string line = R"({"e":"chat","person":1,"at":7,"phrase":"trust","to":[1,3]})";
  const auto event = read_event(line, at.table);
  REQUIRE(event);
  CHECK(std::get<ChatSaid>(*event).chat.to == std::vector{1, 3});
  CHECK(line_of(*event) == line);
}

TEST_CASE("a clock is written with any name of a phase") {
  const std::string line = R"({"e":"configured","clock":{"a\"b":5}})";
  PlainTable at;
  const auto event = read_event(line, at.table);
  REQUIRE(event);
  CHECK(line_of(*event) == line);
}

TEST_CASE("what is no event of this table is not read") {
  PlainTable at;
  for (const char* line :
       {"", "x", "[]", "{}", R"({"e":"danced"})", R"({"e":"sat","person":1,"seat":5})", R"({"e":"sat","person":1})",
        R"({"e":"sat","person":9,"seat":1})", R"({"e":"created","game":"chess"})", R"({"e":"lapsed","seat":0})",
        R"({"e":"acted","seat":0,"action":{"type":"vote","approve":true}})"}) {
    CAPTURE(line);
    CHECK_FALSE(read_event(line, at.table));
  }
  at.start();
  CHECK_FALSE(read_event(R"({"e":"started","at":1})", at.table));
  CHECK_FALSE(read_event(R"({"e":"acted","seat":0,"action":{"type":"vote","approve":true}})", at.table));
}
