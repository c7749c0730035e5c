#include "tests/match/talk.h"

using namespace roundtable;

namespace {

constexpr std::string_view new_five =
    R"({"op":"new","game":"avalon","config":{"players":5},"seed":"s",)"
    R"("deal":{"roles":["merlin","servant","servant","assassin","minion"],"leader":0}})";

std::string nested(int depth) { return std::string(static_cast<std::size_t>(depth), '['); }

}  // namespace

TEST_CASE("games lists avalon with its players and the schema of its config") {
  Session session;
  const auto reply = expect_ok(session, R"({"op":"games"})");
  const auto& game = reply.at("games").as_array().at(0).as_object();
  CHECK(game.at("id") == "avalon");
  CHECK(game.at("players") == boost::json::array{5, 10});
  CHECK(game.at("config").as_object().at("properties").as_object().contains("floating_assassin"));
}

TEST_CASE("every refusal has its code") {
  Session session;
  CHECK(code_for(session, "nonsense") == "bad_json");
  CHECK(code_for(session, "[1,2]") == "bad_json");
  CHECK(code_for(session, "{}") == "bad_json");
  CHECK(code_for(session, R"({"op":7})") == "bad_json");
  CHECK(code_for(session, R"({"op":"dance"})") == "unknown_op");
  CHECK(code_for(session, R"({"op":"turn"})") == "no_game");
  CHECK(code_for(session, R"({"op":"act","seat":0,"action":{}})") == "no_game");
  CHECK(code_for(session, R"({"op":"new"})") == "unknown_game");
  CHECK(code_for(session, R"({"op":"new","game":"chess"})") == "unknown_game");
  CHECK(code_for(session, R"({"op":"new","game":"avalon"})") == "bad_config");
  CHECK(code_for(session, R"({"op":"new","game":"avalon","config":{"players":5},"seed":5})") == "bad_config");
  CHECK(code_for(session, R"({"op":"new","game":"avalon","config":{"players":5},"deal":{"leader":5}})") == "bad_deal");
  CHECK(code_for(session, R"({"op":"load"})") == "bad_record");

  expect_ok(session, new_five);
  CHECK(code_for(session, R"({"op":"legal"})") == "bad_seat");
  CHECK(code_for(session, R"({"op":"legal","seat":5})") == "bad_seat");
  CHECK(code_for(session, R"({"op":"legal","seat":-1})") == "bad_seat");
  CHECK(code_for(session, R"({"op":"legal","seat":"0"})") == "bad_seat");
  CHECK(code_for(session, R"({"op":"view","seat":1.5})") == "bad_seat");
  CHECK(code_for(session, R"({"op":"act","seat":18446744073709551615,"action":{"type":"pass"}})") == "bad_seat");
  CHECK(code_for(session, R"({"op":"act","seat":1,"action":{"type":"propose","team":[0,1]}})") == "not_your_turn");
  CHECK(code_for(session, R"({"op":"act","seat":0,"action":{"type":"propose","team":[0,1,2]}})") == "illegal_action");
  CHECK(code_for(session, R"({"op":"act","seat":0,"action":{"type":"vote","approve":true}})") == "illegal_action");
  CHECK(code_for(session, R"({"op":"act","seat":0})") == "illegal_action");
  CHECK(code_for(session, R"({"op":"suggest","seat":0,"bot":"deep thought"})") == "unknown_bot");
  CHECK(code_for(session, R"({"op":"suggest","seat":1,"bot":"simple"})") == "not_your_turn");
  CHECK(code_for(session, R"({"op":"suggest","seat":0,"bot":"simple","budget_ms":"long"})") == "bad_json");
}

TEST_CASE("malformed actions are refused one by one and change nothing") {
  Session session;
  expect_ok(session, new_five);
  const std::string before(session.reply(R"({"op":"view","seat":0})"));
  for (const auto action : {R"({"type":"propose"})",
                            R"({"type":"propose","team":3})",
                            R"({"type":"propose","team":[0,0]})",
                            R"({"type":"propose","team":[0,99]})",
                            R"({"type":"propose","team":[0,-1]})",
                            R"({"type":"propose","team":[0,"1"]})",
                            R"({"type":"propose","team":[0,1.0]})",
                            R"({"type":"propose","team":[0,1],"quest":1})",
                            R"({"type":"propose","team":[0,1],"excalibur":1})",
                            R"({"type":"propose","team":[0,1],"why":"because"})",
                            R"({"type":"propose","team":[0,7]})",
                            R"({"type":"propose","team":[0,1,2,3,4,5,6,7,8,9,0]})",
                            R"({"type":"propose","team":[]})",
                            R"({"type":"fly"})",
                            R"({"type":null})",
                            R"({})",
                            R"([])",
                            R"("propose")",
                            "null",
                            "7"}) {
    const auto line = R"({"op":"act","seat":0,"action":)" + std::string(action) + "}";
    CAPTURE(line);
    CHECK(code_for(session, line) == "illegal_action");
    CHECK(std::string(session.reply(R"({"op":"view","seat":0})")) == before);
  }
}

TEST_CASE("broken, long and deep lines get one refusal each and the game goes on") {
  Session session;
  expect_ok(session, new_five);
  const std::string before(session.reply(R"({"op":"view"})"));
  const std::string megabyte(1'000'000, 'x');
  using namespace std::string_literals;
  for (const auto& line :
       {nested(10'000), R"({"op":)" + nested(10'000), "{\"op\":\"turn\0\"}"s, "\0\0\0"s, "\xff\xfe{}"s,
        "{\"op\":\"\xc3\x28\"}"s, R"({"op":"turn"} {"op":"turn"})"s, R"({"op":"turn",})"s,
        std::string(Session::longest_line + 1, ' '), std::string(Session::longest_line + 1, '{')}) {
    CAPTURE(line.substr(0, 40));
    CHECK(code_for(session, line) == "bad_json");
  }
  CHECK(code_for(session, R"({"op":")" + megabyte + R"("})") == "unknown_op");
  CHECK(code_for(session, R"({"op":"new","game":")" + megabyte + R"("})") == "unknown_game");
  CHECK(code_for(session, R"({"op":"new","game":"avalon","config":{")" + megabyte + R"(":1,"players":5}})") ==
        "bad_config");
  CHECK(code_for(session, R"({"op":"new","game":"avalon","config":{"players":5,"roles":[")" + megabyte + R"("]}})") ==
        "bad_config");
  CHECK(code_for(session, R"({"op":"act","seat":0,"action":{"type":")" + megabyte + R"("}})") == "illegal_action");
  CHECK(code_for(session, R"({"op":"suggest","seat":0,"bot":")" + megabyte + R"("})") == "unknown_bot");
  const auto refusal = ask(session, R"({"op":")" + megabyte + R"("})");
  CHECK(boost::json::serialize(refusal).size() < 500);
  CHECK(std::string(session.reply(R"({"op":"view"})")) == before);
}

TEST_CASE("a seed may be any text, however long") {
  Session session;
  const std::string seed(1'000'000, 's');
  const auto line = R"({"op":"new","game":"avalon","config":{"players":7},"seed":")" + seed + R"("})";
  CHECK(expect_ok(session, line) == expect_ok(session, line));
}

TEST_CASE("the same seed gives the same game, another seed another one, none a fresh one") {
  const auto opening = [](std::string_view seed) {
    Session session;
    return boost::json::serialize(
        expect_ok(session, R"({"op":"new","game":"avalon","config":{"players":10})" + std::string(seed) + "}"));
  };
  CHECK(opening(R"(,"seed":"a")") == opening(R"(,"seed":"a")"));
  CHECK(opening(R"(,"seed":"a")") != opening(R"(,"seed":"b")"));
  CHECK(opening("") != opening(""));
}

TEST_CASE("a deal set piece by piece keeps its pieces and draws the rest") {
  Session session;
  for (int i = 0; i < 40; ++i) {
    expect_ok(session, R"({"op":"new","game":"avalon","config":{"players":7,"roles":["merlin","mordred","oberon"],)"
                       R"("floating_assassin":true},"seed":")" +
                           std::to_string(i) + R"(","deal":{"assassin":4,"leader":6}})");
    const auto record = expect_ok(session, R"({"op":"record"})").at("record").as_object();
    const auto& deal = record.at("deal").as_object();
    CHECK(deal.at("assassin") == 4);
    CHECK(deal.at("leader") == 6);
    const auto& knife = deal.at("roles").as_array().at(4);
    CHECK((knife == "mordred" || knife == "minion"));
  }
}

TEST_CASE("a refused new or load keeps the running game") {
  Session session;
  expect_ok(session, new_five);
  const std::string before(session.reply(R"({"op":"record"})"));
  CHECK(code_for(session, R"({"op":"new","game":"avalon","config":{"players":4}})") == "bad_config");
  CHECK(code_for(session, R"({"op":"load","record":{"format":1}})") == "bad_record");
  CHECK(std::string(session.reply(R"({"op":"record"})")) == before);
}

TEST_CASE("a whole game: rejected, quests, assassination, and then it is over") {
  Session session;
  expect_ok(session, new_five);
  const auto act = [&](int seat, const std::string& action) {
    return expect_ok(session, R"({"op":"act","seat":)" + std::to_string(seat) + R"(,"action":)" + action + "}");
  };
  for (const auto* team : {"[0,1]", "[0,1,2]", "[1,2]"}) {
    const auto leader = expect_ok(session, R"({"op":"turn"})").at("seats").as_array().at(0).as_int64();
    act(static_cast<int>(leader), R"({"type":"propose","team":)" + std::string(team) + "}");
    for (int seat = 0; seat < 5; ++seat) act(seat, R"({"type":"vote","approve":true})");
    const auto members = expect_ok(session, R"({"op":"turn"})").at("seats").as_array();
    for (const auto& seat : members) act(static_cast<int>(seat.as_int64()), R"({"type":"quest","card":"success"})");
  }
  CHECK(expect_ok(session, R"({"op":"turn"})").at("seats") == boost::json::array{3});
  CHECK(code_for(session, R"({"op":"act","seat":3,"action":{"type":"assassinate","target":4}})") == "illegal_action");
  act(3, R"({"type":"assassinate","target":0})");
  const auto result = expect_ok(session, R"({"op":"result"})");
  CHECK(result.at("over") == true);
  CHECK(result.at("winner") == "evil");
  CHECK(result.at("reason") == "assassination");
  CHECK(expect_ok(session, R"({"op":"turn"})").at("seats") == boost::json::array{});
  CHECK(expect_ok(session, R"({"op":"legal","seat":3})").at("actions") == boost::json::array{});
  CHECK(code_for(session, R"({"op":"act","seat":3,"action":{"type":"pass"}})") == "game_over");
  CHECK(code_for(session, R"({"op":"suggest","seat":3,"bot":"simple"})") == "game_over");
  CHECK(code_for(session, R"({"op":"act","seat":9,"action":{"type":"pass"}})") == "bad_seat");
}

TEST_CASE("suggest gives a legal action and the same one for the same seed") {
  Session session;
  expect_ok(session, new_five);
  for (const auto* bot : {"random", "simple"}) {
    const auto line = R"({"op":"suggest","seat":0,"bot":")" + std::string(bot) + R"(","budget_ms":10,"seed":"x"})";
    const auto action = expect_ok(session, line).at("action");
    CHECK(expect_ok(session, line).at("action") == action);
    const auto legal = expect_ok(session, R"({"op":"legal","seat":0})").at("actions").as_array();
    CHECK(std::find(legal.begin(), legal.end(), action) != legal.end());
  }
}
