// The example through the engine protocol, a record and a review: nothing of these knows it by name.
#include "match/catalogue.h"
#include "review/review.h"
#include "tests/match/talk.h"

using namespace roundtable;

namespace {

constexpr std::string_view new_game =
    R"({"op":"new","game":"example","config":{"players":2},"deal":{"hands":[[1,11,12],[2,3,4]]}})";

std::string lay(int seat, int card) {
  return R"({"op":"act","seat":)" + std::to_string(seat) + R"(,"action":{"type":"lay","card":)" + std::to_string(card) +
         "}}";
}

}  // namespace

TEST_CASE("the engine lists the example alone") {
  Session session;
  const auto games = expect_ok(session, R"({"op":"games"})").at("games").as_array();
  REQUIRE(games.size() == 1);
  CHECK(games[0].at("id") == "example");
  CHECK(games[0].at("players") == boost::json::array{2, 4});
  CHECK(code_for(session, R"({"op":"new","game":"chess"})") == "unknown_game");
}

TEST_CASE("each seat is told its own hand and that the other has laid a card, not which") {
  Session session;
  const auto events = expect_ok(session, new_game).at("events").as_array();
  REQUIRE(events.size() == 3);
  CHECK(events[1].at("to") == boost::json::array{0});
  CHECK(events[1].at("cards") == boost::json::array{1, 11, 12});
  const auto laid = expect_ok(session, lay(1, 3)).at("events").as_array();
  REQUIRE(laid.size() == 1);
  CHECK(laid[0] == boost::json::parse(R"({"to":"all","type":"card_laid","seat":1})"));
  CHECK(boost::json::serialize(expect_ok(session, R"({"op":"view","seat":0})")).find("3") == std::string::npos);
  CHECK(expect_ok(session, R"({"op":"view","seat":1})").at("view").at("laid") == 3);
}

TEST_CASE("refusals have their codes") {
  Session session;
  CHECK(code_for(session, R"({"op":"new","game":"example","config":{"players":9}})") == "bad_config");
  CHECK(code_for(session, R"({"op":"new","game":"example","deal":{"hands":[[1,1,2],[3,4,5]]},"config":{}})") ==
        "bad_deal");
  expect_ok(session, new_game);
  CHECK(code_for(session, lay(0, 4)) == "illegal_action");
  expect_ok(session, lay(0, 1));
  CHECK(code_for(session, lay(0, 11)) == "not_your_turn");
}

TEST_CASE("a whole game gives a result, a record that loads again, and a review") {
  Session session;
  expect_ok(session, new_game);
  for (const auto& [first, second] : {std::pair{1, 2}, {11, 3}, {12, 4}}) {
    expect_ok(session, lay(0, first));
    expect_ok(session, lay(1, second));
  }
  const auto result = expect_ok(session, R"({"op":"result"})");
  CHECK(result.at("winner") == 0);
  CHECK(result.at("reason") == "most_rounds");
  const auto record = expect_ok(session, R"({"op":"record"})").at("record");
  const auto loaded = load_record(record);
  REQUIRE(loaded.has_value());
  CHECK((*loaded)->is_over());
  const auto review = lab::review(record, {});
  REQUIRE(review.has_value());
  CHECK(review->points.size() == 7);
  CHECK(review->points.back().chance[0] == 1);
}

TEST_CASE("time that runs out lays the lowest card") {
  const auto match = game_named("example").value()->start(boost::json::parse(R"({"players":2})"), "seed", nullptr);
  REQUIRE(match.has_value());
  CHECK(game_named("example").value()->timed);
  CHECK((*match)->lapse_word() == "lowest_card");
}
