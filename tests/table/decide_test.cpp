// What people may do at a table: decided and applied as values.
#include "tests/table/table_fixture.h"

using namespace roundtable;
using namespace roundtable::test;

TEST_CASE("deciding changes nothing, applying does") {
  PlainTable at;
  at.joins("Bob");
  const auto events = at.decides(2, request::Sit{1});
  REQUIRE(events);
  CHECK(std::get<SeatTaken>(events->at(0)).seat == 1);
  CHECK_FALSE(at.table.seat_of(2));
  const auto before = at.table.sequence();
  at.happens(*events);
  CHECK(at.table.sequence() == before + 1);
  CHECK(at.table.seat_of(2) == Seat(1));
}

TEST_CASE("who makes a table is its host and sits on the first seat") {
  PlainTable at;
  CHECK(at.table.host() == 1);
  CHECK(at.table.seat_of(1) == Seat(0));
  CHECK(at.table.chairs().size() == 5);
  CHECK(at.table.choices().language == "en");
  CHECK(at.table.commitment() == hash_of(fixed_secret()));
}

TEST_CASE("a table is not made of what its game cannot be") {
  const auto refusal = [](std::string_view game, const char* config, bool clock) {
    request::Create create{"Ann", std::string(game), {}};
    create.choices.config = boost::json::parse(config);
    if (clock) create.choices.clock = Clock{{{"default", 60}}};
    const auto events = decide_creation(create, "en", "key", Now{});
    return events ? "" : std::string(events.error().code);
  };
  CHECK(refusal("avalon", R"({"players":5})", true) == "");
  CHECK(refusal("chess", "{}", false) == "unknown_game");
  CHECK(refusal("avalon", R"({"players":99})", false) == "bad_config");
}

TEST_CASE("a seat that is taken, or is none, is refused, and one's own is no change") {
  PlainTable at;
  at.joins("Bob");
  CHECK(at.asks(2, request::Sit{0}) == "seat_taken");
  CHECK(at.asks(2, request::Sit{5}) == "bad_seat");
  CHECK(at.decides(1, request::Sit{0})->empty());
  CHECK(at.asks(2, request::Stand{}) == "");
}

TEST_CASE("only the host seats bots, moves, removes, configures and starts") {
  PlainTable at;
  at.seat_five();
  for (const TableRequest& request :
       {TableRequest(request::SeatBot{1, "simple"}), TableRequest(request::Move{0, 1}),
        TableRequest(request::Remove{3}), TableRequest(request::Configure{}), TableRequest(request::Start{})})
    CHECK(at.asks(2, request) == "not_host");
  CHECK(at.asks(1, request::SeatBot{1, "simple"}) == "seat_taken");
  CHECK(at.asks(1, request::Remove{2}) == "");
  CHECK(at.asks(1, request::Start{}) == "seats_free");
  CHECK(at.asks(1, request::SeatBot{1, "oracle"}) == "unknown_bot");
  CHECK(at.asks(1, request::SeatBot{1, "simple"}) == "");
  CHECK(at.asks(1, request::Start{}) == "");
  CHECK(at.table.stage() == Stage::Playing);
  CHECK(at.asks(1, request::Sit{0}) == "not_now");
}

TEST_CASE("a host who is away is replaced by whoever asks first") {
  PlainTable at;
  at.joins("Bob");
  const std::vector<int> both{1, 2};
  at.now.here = both;
  CHECK(at.asks(2, request::TakeOver{}) == "not_now");
  at.now.here = std::span(both).subspan(1);
  CHECK(at.asks(2, request::TakeOver{}) == "");
  CHECK(at.table.host() == 2);
  CHECK(at.asks(2, request::Leave{}) == "");
  CHECK(at.table.host() == 1);
}

TEST_CASE("an action is taken once, however often it is sent") {
  PlainTable at;
  at.start();
  const int leader = at.on_turn();
  const auto action = at.first_action(leader, "mine");
  const auto events = at.decides(leader, action);
  REQUIRE(events);
  const auto& taken = std::get<ActionTaken>(events->at(0));
  CHECK(taken.person == leader);
  CHECK(taken.id == "mine");
  at.happens(*events);
  CHECK(at.table.steps() == 1);
  CHECK(at.decides(leader, action)->empty());
}

TEST_CASE("an action out of turn, of another game, or of nobody who plays is refused") {
  PlainTable at;
  at.joins("Guest");
  CHECK(at.asks(1, request::Act{"x", std::nullopt, {}}) == "not_now");
  CHECK(at.asks(2, request::Leave{}) == "");
  PlainTable playing;
  playing.start();
  const int leader = playing.on_turn();
  const int other = leader == 1 ? 2 : 1;
  auto action = playing.first_action(leader, "x");
  CHECK(playing.asks(other, action) == "not_your_turn");
  action.number = 2;
  CHECK(playing.asks(leader, action) == "not_now");
  CHECK(playing.asks(leader, request::Act{"x", std::nullopt, boost::json::parse(R"({"type":"fly"})")}) ==
        "illegal_action");
  playing.joins("Guest");
  action.number.reset();
  CHECK(playing.asks(6, action) == "not_seated");
  CHECK(playing.table.steps() == 0);
}

TEST_CASE("a bot takes the seat of somebody who is away when most of the others want it") {
  PlainTable at;
  at.start();
  const std::vector<int> here{1, 2, 3, 4};
  at.now.here = here;
  CHECK(at.asks(1, request::Replace{3, true}) == "not_now");  // Dora is here
  CHECK(at.asks(1, request::Replace{4, true}) == "");
  CHECK(at.asks(2, request::Replace{4, true}) == "");
  CHECK_FALSE(at.table.chairs()[4].played_by_bot());
  CHECK(at.decides(3, request::Replace{4, true})->size() == 2);
  CHECK(at.asks(3, request::Replace{4, true}) == "");
  CHECK(at.table.chairs()[4].played_by_bot());
  CHECK(at.asks(5, request::Replace{3, true}) == "bot_plays");
  CHECK(at.asks(5, request::Back{}) == "");
  CHECK_FALSE(at.table.chairs()[4].played_by_bot());
}

TEST_CASE("a game is played to its end and another is prepared with a secret of its own") {
  PlainTable at;
  at.start();
  CHECK(at.asks(1, request::Again{}) == "not_now");
  at.play();
  CHECK(at.table.stage() == Stage::Finished);
  CHECK(at.asks(1, request::Act{"late", std::nullopt, {}}) == "game_over");
  at.now.draw_secret = [] { return std::string(64, 'b'); };
  CHECK(at.asks(2, request::Again{}) == "");
  CHECK(at.table.stage() == Stage::Lobby);
  CHECK(at.table.number() == 2);
  CHECK(at.table.commitment() == hash_of(std::string(64, 'b')));
}

TEST_CASE("chat is for everybody, or for those who confer, which does not count as a change") {
  PlainTable at;
  at.joins("Bob");
  at.now.time = 77;
  CHECK(at.asks(2, request::SendChat{{}, "hello", ""}) == "");
  CHECK(at.table.chats().back().text == "hello");
  CHECK(at.table.chats().back().at == 77);
  CHECK(at.asks(2, request::SendChat{{}, "both", "trust"}) == "bad_chat");
  CHECK(at.asks(2, request::SendChat{request::Hearers::Allies, "psst", ""}) == "nobody_to_confer");
  const auto changes = at.table.changes();
  at.happens({ChatSaid{Chat{2, std::vector{1, 2}, "psst", "", 78}}, DeviceLinked{2, "link", 100}});
  CHECK(at.table.changes() == changes);
}

TEST_CASE("a link is good for one device, until its time is up") {
  PlainTable at;
  at.happens({DeviceLinked{1, hash_of("link"), 100}});
  at.now.time = 101;
  CHECK(decide_redeeming(at.table, "link", "key", at.now).error().code == "bad_token");
  at.now.time = 100;
  CHECK(decide_redeeming(at.table, "other", "key", at.now).error().code == "bad_token");
  at.happens(*decide_redeeming(at.table, "link", "key", at.now));
  CHECK(at.table.person(1)->keys.size() == 2);
  CHECK(decide_redeeming(at.table, "link", "key", at.now).error().code == "bad_token");
}
