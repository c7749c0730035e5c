// The duel through the engine protocol.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/match/talk.h"
#include "tests/scratch_folder.h"

using namespace roundtable;

namespace {

namespace json = boost::json;

const json::array row{"hill-a",        "avalon", "plain-castle", "forest-stones", "plain-a", "swamp",
                      "forest-castle", "hill-b", "plain-b",      "hill-castle",   "forest-a"};
const json::array hand{"knight:red", "knight:red", "sorceress:blue", "knight:violet", "knight:yellow"};

json::array repeated(std::string_view card, std::size_t times) { return json::array(times, json::string(card)); }

/// All pieces but the hands and the draw pile are fixed.
json::object deal_with(const json::value& hands, const json::value& deck) {
  return {{"territories", row},
          {"sides",
           {json::array{"knight:green", "knight:green", "knight:green", "knight:green", "knight:blue", "knight:blue",
                        "knight:blue", "knight:blue", "sorceress:red", "sorceress:red", "sorceress:red"},
            json::array{"sorceress:blue", "sorceress:blue", "knight:red", "knight:red", "sorceress:green",
                        "sorceress:green", "sorceress:green", "sorceress:green", "sorceress:yellow", "sorceress:yellow",
                        "sorceress:yellow"}}},
          {"hands", hands},
          {"deck", deck},
          {"first", 0}};
}

std::string new_duel(const json::object& deal, std::string_view seed = "s") {
  return json::serialize(json::object{{"op", "new"}, {"game", "duel"}, {"seed", seed}, {"deal", deal}});
}

std::string act(int seat, const std::string& action) {
  return R"({"op":"act","seat":)" + std::to_string(seat) + R"(,"action":)" + action + "}";
}

json::object view_of(Session& session, int seat) {
  return expect_ok(session, R"({"op":"view","seat":)" + std::to_string(seat) + "}").at("view").as_object();
}

std::string config_code(const std::string& config) {
  Session session;
  return code_for(session, R"({"op":"new","game":"duel","seed":"s","config":)" + config + "}");
}

std::string deal_code(const std::string& deal) {
  Session session;
  return code_for(session, R"({"op":"new","game":"duel","seed":"s","deal":)" + deal + "}");
}

json::object record_of(Session& session) { return expect_ok(session, R"({"op":"record"})").at("record").as_object(); }

void play_on(Session& session, std::string_view bot, int most) {
  for (int i = 0; i < most; ++i) {
    const auto seats = expect_ok(session, R"({"op":"turn"})").at("seats").as_array();
    if (seats.empty()) return;
    const auto seat = static_cast<int>(seats[0].as_int64());
    const auto action = expect_ok(session, R"({"op":"suggest","seed":")" + std::to_string(i) + R"(","bot":")" +
                                               std::string(bot) + R"(","seat":)" + std::to_string(seat) + "}");
    expect_ok(session, act(seat, json::serialize(action.at("action"))));
  }
}

}  // namespace

TEST_CASE("duel: config") {
  CHECK(config_code("{}") == "ok");
  CHECK(config_code(R"({"first":0})") == "ok");
  CHECK(config_code(R"({"first":"random","set":"default"})") == "ok");
  CHECK(config_code(R"({"first":2})") == "bad_config");
  CHECK(config_code(R"({"first":"0"})") == "bad_config");
  CHECK(config_code(R"({"first":null})") == "bad_config");
  CHECK(config_code(R"({"set":"nowhere"})") == "bad_config");
  CHECK(config_code(R"({"set":"../default"})") == "bad_config");
  CHECK(config_code(R"({"set":7})") == "bad_config");
  CHECK(config_code(R"({"set":{}})") == "bad_config");
  CHECK(config_code(R"({"players":2})") == "bad_config");
}

TEST_CASE("duel: deals that cannot be") {
  CHECK(deal_code("{}") == "ok");
  CHECK(deal_code(R"({"first":1})") == "ok");
  CHECK(deal_code(R"({"first":"random"})") == "bad_deal");
  CHECK(deal_code(R"({"first":2})") == "bad_deal");
  CHECK(deal_code(R"({"deck":["knight:red","knight:red"]})") == "ok");
  CHECK(deal_code(R"({"deck":["knight:pink"]})") == "bad_deal");
  CHECK(deal_code(R"({"deck":"knight:red"})") == "bad_deal");
  CHECK(deal_code(json::serialize(json::object{{"deck", repeated("knight:red", 8)}})) == "ok");
  CHECK(deal_code(json::serialize(json::object{{"deck", repeated("knight:red", 9)}})) == "bad_deal");
  CHECK(deal_code(json::serialize(json::object{{"deck", repeated("knight:red", 49)}})) == "bad_deal");
  CHECK(deal_code(R"({"hands":[["knight:red"],["knight:red"]]})") == "bad_deal");
  CHECK(deal_code(json::serialize(json::object{{"hands", {hand}}})) == "bad_deal");
  CHECK(deal_code(json::serialize(json::object{{"hands", {hand, hand}}})) == "ok");
  CHECK(deal_code(json::serialize(json::object{{"territories", row}})) == "ok");
  CHECK(deal_code(R"({"territories":["hill-a"]})") == "bad_deal");
  auto twice = row;
  twice[0] = "avalon";
  CHECK(deal_code(json::serialize(json::object{{"territories", twice}})) == "bad_deal");
  twice[0] = "atlantis";
  CHECK(deal_code(json::serialize(json::object{{"territories", twice}})) == "bad_deal");
  CHECK(deal_code(R"({"shuffles":"abc"})") == "bad_deal");
  CHECK(deal_code(R"({"roles":[]})") == "bad_deal");
}

TEST_CASE("duel: a deal set piece by piece keeps its pieces and draws the rest from the seed") {
  Session session;
  const auto hands = json::array{hand, hand};
  expect_ok(session,
            json::serialize(json::object{{"op", "new"},
                                         {"game", "duel"},
                                         {"seed", "x"},
                                         {"deal", {{"hands", hands}, {"deck", {"sorceress:violet"}}, {"first", 1}}}}));
  const auto deal = record_of(session).at("deal").as_object();
  CHECK(deal.at("hands") == hands);
  CHECK(deal.at("first") == 1);
  CHECK(deal.at("deck").as_array().size() == 48);
  CHECK(deal.at("deck").as_array()[0] == "sorceress:violet");
  CHECK(view_of(session, 1).at("hand") == hand);
  CHECK(view_of(session, 1).at("active") == 1);
}

TEST_CASE("duel: a view has exactly the members it is said to have") {
  Session session;
  expect_ok(session, new_duel(deal_with({hand, hand}, json::array{})));
  const std::vector<std::string> wanted{"game",      "phase",      "active",       "waiting",  "territories",
                                        "hand",      "hand_sizes", "deck",         "discards", "tiles",
                                        "conquests", "owed",       "avalon_ready", "crowns",   "pending"};
  std::vector<std::string> members;
  for (const auto& member : view_of(session, 0)) members.emplace_back(member.key());
  CHECK(members == wanted);
  const auto open = expect_ok(session, R"({"op":"view"})").at("view").as_object();
  CHECK_FALSE(open.contains("hand"));
  CHECK(open.size() == wanted.size() - 1);
  CHECK(open.at("tiles") == json::parse(R"({"up":["light:two","light:two","light:two","light:kind","light:stretch",
      "dark:four","dark:four","dark:kind","dark:areas"],"down":[],"pending":[null,null]})"));
  CHECK(open.at("deck") == 48);
  CHECK(open.at("territories").as_array()[2] ==
        json::parse(R"({"id":null,"owner":null,"piles":[["knight:green"],["knight:red"]]})"));
}

TEST_CASE("duel: two games that differ only in what is hidden from a seat look the same to it") {
  const auto other_hand =
      json::array{"sorceress:violet", "sorceress:violet", "knight:yellow", "knight:violet", "sorceress:blue"};
  const auto one = deal_with({hand, hand}, json::array{"knight:violet"});
  auto two = deal_with({hand, other_hand}, json::array{"sorceress:violet", "knight:yellow"});
  std::swap(two["territories"].as_array()[4], two["territories"].as_array()[9]);
  const auto told = [](const json::object& deal, const std::vector<std::string>& actions) {
    Session session;
    expect_ok(session, new_duel(deal));
    std::string seen;
    for (const auto& line : actions) {
      expect_ok(session, line);
      seen += std::string(session.reply(R"({"op":"view","seat":0})")) +
              std::string(session.reply(R"({"op":"legal","seat":0})"));
    }
    return seen;
  };
  // Attacked and enchanted in turn, Bob can answer in one of the games and does not; he is asked in both.
  const std::vector<std::string> actions{act(0, R"({"type":"attack","card":"knight:red","at":0})"),
                                         act(1, R"({"type":"answer","card":null})"),
                                         act(0, R"({"type":"pay","at":10})"),
                                         act(0, R"({"type":"pay","at":9})"),
                                         act(0, R"({"type":"pay","at":8})"),
                                         act(0, R"({"type":"enchant","card":"sorceress:blue","at":1})"),
                                         act(1, R"({"type":"answer","card":null})"),
                                         act(0, R"({"type":"end"})"),
                                         act(0, R"({"type":"supply","tile":"dark:four"})"),
                                         act(1, R"({"type":"end"})"),
                                         act(1, R"({"type":"supply","tile":"dark:four"})")};
  // Ann's own draw at the end would tell the worlds apart: she sees it.
  CHECK(told(one, {actions.begin(), actions.end() - 1}) == told(two, {actions.begin(), actions.end() - 1}));
  CHECK(told(one, actions) != told(two, actions));
}

TEST_CASE("duel: either seat may resign at any time, and no list shows it") {
  for (const int seat : {0, 1}) {
    Session session;
    expect_ok(session, new_duel(deal_with({hand, hand}, json::array{})));
    expect_ok(session, act(0, R"({"type":"attack","card":"knight:red","at":0})"));
    CHECK(expect_ok(session, R"({"op":"legal","seat":0})").at("actions") == json::array{});
    CHECK(json::serialize(expect_ok(session, R"({"op":"legal","seat":1})")).find("resign") == std::string::npos);
    CHECK(code_for(session, act(0, R"({"type":"end"})")) == "not_your_turn");
    expect_ok(session, act(seat, R"({"type":"resign"})"));
    const auto result = expect_ok(session, R"({"op":"result"})");
    CHECK(result.at("over") == true);
    CHECK(result.at("winner") == 1 - seat);
    CHECK(result.at("reason") == "resigned");
    CHECK(code_for(session, act(seat, R"({"type":"resign"})")) == "game_over");
    const auto record = record_of(session);
    Session again;
    expect_ok(again, json::serialize(json::object{{"op", "load"}, {"record", record}}));
    CHECK(record_of(again) == record);
  }
}

TEST_CASE("duel: malformed actions are refused and change nothing") {
  Session session;
  expect_ok(session, new_duel(deal_with({hand, hand}, json::array{})));
  const std::string before(session.reply(R"({"op":"view","seat":0})"));
  for (const auto action : {R"({"type":"reinforce"})",
                            R"({"type":"reinforce","card":"knight:red"})",
                            R"({"type":"reinforce","at":3})",
                            R"({"type":"reinforce","card":"knight:red","at":11})",
                            R"({"type":"reinforce","card":"knight:red","at":-1})",
                            R"({"type":"reinforce","card":"knight:red","at":"3"})",
                            R"({"type":"reinforce","card":"red knight","at":3})",
                            R"({"type":"reinforce","card":null,"at":3})",
                            R"({"type":"reinforce","card":"knight:red","at":3,"why":1})",
                            R"({"type":"pay"})",
                            R"({"type":"pay","card":"knight:red","at":3})",
                            R"({"type":"answer"})",
                            R"({"type":"supply"})",
                            R"({"type":"supply","tile":"grey:two"})",
                            R"({"type":"end","now":true})",
                            R"({"type":"resign","why":"bored"})",
                            R"({"type":"vote"})",
                            R"({})",
                            "null",
                            "[]"}) {
    CAPTURE(action);
    CHECK(code_for(session, act(0, action)) == "illegal_action");
    CHECK(std::string(session.reply(R"({"op":"view","seat":0})")) == before);
  }
}

TEST_CASE("duel: a whole game by suggestion ends by crowns, and its record loads, reshuffles and all") {
  Session session;
  expect_ok(session, R"({"op":"new","game":"duel","seed":"whole"})");
  play_on(session, "simple", 5000);
  const auto result = expect_ok(session, R"({"op":"result"})");
  REQUIRE(result.at("over") == true);
  CHECK(result.at("reason") == "crowns");
  CHECK(result.at("winner").is_int64());
  const auto record = record_of(session);
  Session again;
  expect_ok(again, json::serialize(json::object{{"op", "load"}, {"record", record}}));
  CHECK(record_of(again) == record);

  Session shuffled;
  expect_ok(shuffled, R"({"op":"new","game":"duel","seed":"long"})");
  play_on(shuffled, "random", 400);
  Session replayed;
  expect_ok(replayed, json::serialize(json::object{{"op", "load"}, {"record", record_of(shuffled)}}));
  CHECK(replayed.reply(R"({"op":"view","seat":0})") == shuffled.reply(R"({"op":"view","seat":0})"));
  CHECK(replayed.reply(R"({"op":"view","seat":1})") == shuffled.reply(R"({"op":"view","seat":1})"));
}

TEST_CASE("duel: a record carries its set, so that an edited file never changes an old game") {
  const test::ScratchFolder scratch;
  const auto& directory = scratch.path();
  std::filesystem::create_directories(directory / "duel");
  setenv("ROUNDTABLE_CONTENT", directory.c_str(), 1);
  const auto write = [&](std::string_view id) {
    std::ifstream source(ROUNDTABLE_SOURCE_DIR "/content/duel/default.toml");
    std::stringstream text;
    text << source.rdbuf();
    auto file = text.str();
    file.replace(file.find("plain-castle"), std::string_view("plain-castle").size(), id);
    std::ofstream(directory / "duel" / "mine.toml") << file;
  };
  write("old-castle");
  Session session;
  expect_ok(session, R"({"op":"new","game":"duel","seed":"s","config":{"set":"mine"}})");
  const auto record = record_of(session);
  const auto set = json::serialize(record.at("config").as_object().at("set"));
  CHECK(set.find("old-castle") != std::string::npos);
  write("new-castle");
  Session later;
  expect_ok(later, json::serialize(json::object{{"op", "load"}, {"record", record}}));
  CHECK(record_of(later) == record);
  CHECK(config_code(R"({"set":)" + set + "}") == "ok");
  unsetenv("ROUNDTABLE_CONTENT");
}
