#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/match/talk.h"

using namespace roundtable;

namespace {

boost::json::object finished_record() {
  Session session;
  expect_ok(session, R"({"op":"new","game":"avalon","config":{"players":6,"lady":true,"plots":true},"seed":"r"})");
  while (true) {
    const auto seats = expect_ok(session, R"({"op":"turn"})").at("seats").as_array();
    if (seats.empty()) break;
    const auto seat = std::to_string(seats[0].as_int64());
    const auto action =
        expect_ok(session, R"({"op":"suggest","bot":"random","seed":"r","seat":)" + seat + "}").at("action");
    expect_ok(session, R"({"op":"act","seat":)" + seat + R"(,"action":)" + boost::json::serialize(action) + "}");
  }
  return expect_ok(session, R"({"op":"record"})").at("record").as_object();
}

std::string load_code(const boost::json::object& record) {
  Session session;
  return code_for(session, R"({"op":"load","record":)" + boost::json::serialize(record) + "}");
}

}  // namespace

TEST_CASE("a record loads and gives itself again") {
  const auto record = finished_record();
  Session session;
  const auto reply = expect_ok(session, R"({"op":"load","record":)" + boost::json::serialize(record) + "}");
  CHECK(reply.at("players") == 6);
  CHECK(expect_ok(session, R"({"op":"record"})").at("record") == record);
}

TEST_CASE("a record that was tampered with is refused") {
  const auto record = finished_record();
  const auto broken = [&](auto change) {
    auto copy = record;
    change(copy);
    return load_code(copy);
  };
  CHECK(broken([](auto&) {}) == "ok");
  CHECK(broken([](auto& r) { r["format"] = 2; }) == "bad_record");
  CHECK(broken([](auto& r) { r.erase("deal"); }) == "bad_record");
  CHECK(broken([](auto& r) { r["game"] = "go"; }) == "bad_record");
  CHECK(broken([](auto& r) { r["config"].as_object()["players"] = 7; }) == "bad_record");
  CHECK(broken([](auto& r) { r["extra"] = 1; }) == "bad_record");
  CHECK(broken([](auto& r) { r["actions"].as_array().pop_back(); }) == "bad_record");
  CHECK(broken([](auto& r) { r["actions"].as_array().push_back(r["actions"].as_array()[0]); }) == "bad_record");
  CHECK(broken([](auto& r) { r["actions"].as_array()[0].as_object()["seat"] = 9; }) == "bad_record");
  CHECK(broken([](auto& r) { r["actions"] = "none"; }) == "bad_record");
  CHECK(broken([](auto& r) { r["result"].as_object()["winner"] = "nobody"; }) == "bad_record");
}

// Files of every format ever released stay here and must load for ever.
TEST_CASE("records of every released format still load") {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ROUNDTABLE_SOURCE_DIR "/tests/records")) {
    std::ifstream stream(entry.path());
    std::stringstream text;
    text << stream.rdbuf();
    CAPTURE(entry.path().string());
    CHECK(load_code(boost::json::parse(text.str()).as_object()) == "ok");
    ++files;
  }
  CHECK(files >= 2);
}
