// Before the game: coming to a table, seats, choices, and every way to be refused.
#include "tests/server/server_fixture.h"

using namespace roundtable;
using namespace roundtable::test;

namespace {

json::value seat_at(const Visitor& visitor, std::size_t seat) { return visitor.last("table").at("seats").at(seat); }
bool sits(const Visitor& visitor, std::size_t seat, int person) {
  const auto chair = seat_at(visitor, seat);
  return chair.is_object() && chair.as_object().contains("person") && chair.at("person") == person;
}
std::size_t people_of(const Visitor& visitor) { return visitor.last("table").at("people").as_array().size(); }

}  // namespace

TEST_CASE("what is no message is refused, and what comes before hello closes the connection") {
  World world;
  Visitor visitor(world);
  for (const std::string_view text : {"", "{", "[]", "null", "\"op\"", "{\"op\":5}", "{}", "{\"op\":\"sit\",\"id\":7}",
                                      "{\"op\":\"hello\",\"protocol\":1,\"more\":1}", "\xFF", "{\"op\":\"x\"}{}"}) {
    CAPTURE(text);
    visitor.forget();
    visitor.say_raw(text);
    CHECK(visitor.last("error").at("code") == "bad_json");
  }
  visitor.say_raw(std::string(100'000, '['));
  CHECK(visitor.last("error").at("code") == "bad_json");
  CHECK(visitor.refusal({{"op", "dance"}}) == "unknown_op");
  CHECK(visitor.refusal({{"op", "sit"}, {"seat", 1}}) == "not_at_table");
  visitor.say({{"op", "sit"}, {"id", std::string(65, 'x')}, {"seat", 1}});
  CHECK(visitor.last("error").at("code") == "too_large");
  CHECK_FALSE(visitor.is_closed());

  Visitor silent(world, false);
  CHECK(silent.refusal({{"op", "create"}, {"game", "avalon"}, {"name", "Ann"}}) == "bad_protocol");
  CHECK(silent.is_closed());
  Visitor future(world, false);
  CHECK(future.refusal({{"op", "hello"}, {"protocol", 2}}) == "bad_protocol");
  CHECK(future.is_closed());
}

TEST_CASE("errors are told in the language of hello") {
  World world;
  Visitor visitor(world, false);
  visitor.say({{"op", "hello"}, {"protocol", 1}, {"language", "cs"}});
  const auto czech = visitor.ask({{"op", "stand"}}).at("message");
  visitor.say({{"op", "hello"}, {"protocol", 1}, {"language", "tlh"}});
  CHECK(visitor.ask({{"op", "stand"}}).at("message") != czech);
}

TEST_CASE("a table is made with its choices, or refused with a reason") {
  World world;
  Visitor ann(world);
  const json::object good{{"op", "create"}, {"game", "avalon"}, {"config", {{"players", 5}}}, {"name", "Ann"}};
  const auto with = [&](std::string_view key, const json::value& value) {
    auto message = good;
    message[key] = value;
    return message;
  };
  CHECK(ann.refusal(with("game", "chess")) == "unknown_game");
  CHECK(ann.refusal(with("config", {{"players", 99}})) == "bad_config");
  CHECK(ann.refusal(with("name", "")) == "bad_name");
  CHECK(ann.refusal(with("name", 5)) == "bad_name");
  CHECK(ann.refusal(with("open", "yes")) == "bad_json");
  CHECK(ann.refusal(with("colour", "red")) == "bad_json");
  for (const json::value& language : {json::value("tlh"), json::value(""), json::value(5), json::value(nullptr)})
    CHECK(ann.refusal(with("language", language)) == "bad_json");
  CHECK(ann.refusal(with("config", {{"x", std::string(70'000, 'x')}})) == "too_large");
  for (const json::value& clock : {json::value({{"default", 4}}), json::value({{"default", 3601}}),
                                   json::value({{"vote", "ten"}}), json::value(60), json::value({{"default", 7.5}})})
    CHECK(ann.refusal(with("clock", clock)) == "bad_clock");
  CHECK(world.metrics.tables_created_total == 0);

  REQUIRE(ann.creates({{"open", true}, {"spectators", false}, {"hide_votes", true}, {"clock", {{"default", 60}}}}));
  CHECK(ann.token.size() == 64);
  const auto table = ann.last("table");
  CHECK(table.at("state") == "lobby");
  CHECK(table.at("open") == true);
  CHECK(table.at("spectators") == false);
  CHECK(table.at("hide_votes") == true);
  CHECK(table.at("clock").at("default") == 60);
  CHECK(table.at("host") == 1);
  CHECK(table.at("you") == 1);
  CHECK(table.at("number") == 1);
  CHECK(table.at("commitment").as_string().size() == 64);
  CHECK(table.at("seats").as_array().size() == 5);
  CHECK(sits(ann, 0, 1));
  CHECK_FALSE(ann.heard("secret"));
}

TEST_CASE("a table has the language of its maker unless another is chosen") {
  World world;
  Visitor ann(world);
  ann.say({{"op", "hello"}, {"protocol", 1}, {"language", "cs"}});
  REQUIRE(ann.creates());
  CHECK(ann.last("table").at("language") == "cs");
  CHECK(ann.does({{"op", "configure"}, {"language", "pl"}}));
  CHECK(ann.last("table").at("language") == "pl");
  CHECK(ann.does({{"op", "configure"}, {"open", true}}));
  CHECK(ann.last("table").at("language") == "pl");
  REQUIRE(ann.creates({{"language", "uk"}}));
  CHECK(ann.last("table").at("language") == "uk");
}

TEST_CASE("there are no more tables in memory than the server may hold") {
  ServerOptions options = quick();
  options.most_tables = 1;
  World world(options);
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates());
  CHECK(bob.refusal({{"op", "create"}, {"game", "avalon"}, {"config", {{"players", 5}}}, {"name", "Bob"}}) ==
        "too_many");
  CHECK(bob.joins(ann.table, "Bob"));
}

TEST_CASE("who joins is told the table, and the others are told who came") {
  World world;
  Visitor ann(world), bob(world), cid(world);
  REQUIRE(ann.creates());
  CHECK(bob.refusal({{"op", "join"}, {"table", "22222222"}, {"name", "Bob"}}) == "no_table");
  CHECK(bob.refusal({{"op", "join"}, {"table", "../etc"}, {"name", "Bob"}}) == "no_table");
  CHECK(bob.refusal({{"op", "join"}, {"table", ann.table}, {"name", "a\nb"}}) == "bad_name");
  CHECK(bob.refusal({{"op", "join"}, {"table", ann.table}, {"name", "Аnn"}}) == "name_taken");
  CHECK(bob.refusal({{"op", "join"}, {"table", ann.table}}) == "bad_json");
  REQUIRE(bob.joins(ann.table, "Bob"));
  CHECK(bob.person == 2);
  CHECK(bob.token != ann.token);
  CHECK(people_of(ann) == 2);
  CHECK(bob.last("table").at("you") == 2);
  CHECK_FALSE(ann.heard(bob.token));
  CHECK(cid.refusal({{"op", "enter"}, {"table", ann.table}, {"token", std::string(64, '0')}}) == "bad_token");
  CHECK(cid.refusal({{"op", "redeem"}, {"table", ann.table}, {"link", std::string(64, '0')}}) == "bad_token");
  CHECK(cid.refusal({{"op", "redeem"}, {"table", ann.table}, {"link", ""}}) == "bad_token");
  CHECK(cid.refusal({{"op", "watch"}, {"table", "22222222"}}) == "no_table");
}

TEST_CASE("a table has room for sixty-four people") {
  World world;
  Visitor ann(world), guest(world);
  REQUIRE(ann.creates());
  std::string name = "\u4E00";
  for (int i = 0; i < 63; ++i) {
    name[2] = static_cast<char>(0x80 + i);
    CHECK(guest.joins(ann.table, name));
  }
  CHECK(guest.refusal({{"op", "join"}, {"table", ann.table}, {"name", "One more"}}) == "too_many");
}

TEST_CASE("people sit, stand, change seats, are ready, and take another name") {
  World world;
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  CHECK(bob.refusal({{"op", "sit"}, {"seat", 0}}) == "seat_taken");
  CHECK(bob.refusal({{"op", "sit"}, {"seat", 5}}) == "bad_seat");
  CHECK(bob.refusal({{"op", "sit"}, {"seat", -1}}) == "bad_json");
  CHECK(bob.refusal({{"op", "sit"}}) == "bad_json");
  CHECK(bob.does({{"op", "sit"}, {"seat", 3}}));
  CHECK(sits(ann, 3, 2));
  CHECK(bob.does({{"op", "sit"}, {"seat", 3}}));
  CHECK(bob.does({{"op", "sit"}, {"seat", 1}}));
  CHECK(seat_at(ann, 3).is_null());
  CHECK(sits(ann, 1, 2));
  CHECK(bob.does({{"op", "ready"}, {"ready", true}}));
  CHECK(seat_at(ann, 1).at("ready") == true);
  CHECK(bob.refusal({{"op", "rename"}, {"name", "ANN"}}) == "name_taken");
  CHECK(bob.refusal({{"op", "rename"}, {"name", "\u202E"}}) == "bad_name");
  CHECK(bob.does({{"op", "rename"}, {"name", "Robert"}}));
  CHECK(seat_at(ann, 1).at("name") == "Robert");
  CHECK(bob.does({{"op", "stand"}}));
  CHECK(bob.does({{"op", "stand"}}));
  CHECK(seat_at(ann, 1).is_null());
}

TEST_CASE("the host seats bots, moves, removes and configures, and nobody else does") {
  World world;
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(bob.does({{"op", "sit"}, {"seat", 1}}));
  for (const json::object& message :
       {json::object{{"op", "seat_bot"}, {"seat", 2}, {"bot", "simple"}},
        json::object{{"op", "move"}, {"from", 0}, {"to", 1}}, json::object{{"op", "remove"}, {"person", 1}},
        json::object{{"op", "configure"}, {"open", true}}, json::object{{"op", "start"}}})
    CHECK(bob.refusal(message) == "not_host");
  CHECK(ann.refusal({{"op", "seat_bot"}, {"seat", 1}, {"bot", "simple"}}) == "seat_taken");
  CHECK(ann.refusal({{"op", "seat_bot"}, {"seat", 2}, {"bot", "oracle"}}) == "unknown_bot");
  CHECK(ann.does({{"op", "seat_bot"}, {"seat", 2}, {"bot", "simple"}}));
  CHECK(bob.refusal({{"op", "sit"}, {"seat", 2}}) == "seat_taken");
  CHECK(ann.does({{"op", "move"}, {"from", 1}, {"to", 2}}));
  CHECK(sits(ann, 2, 2));
  CHECK(seat_at(ann, 1).at("bot") == "simple");
  CHECK(ann.refusal({{"op", "move"}, {"from", 1}, {"to", 9}}) == "bad_seat");
  CHECK(ann.does({{"op", "seat_bot"}, {"seat", 1}, {"bot", nullptr}}));
  CHECK(seat_at(ann, 1).is_null());
  CHECK(ann.refusal({{"op", "configure"}, {"config", {{"players", 2}}}}) == "bad_config");
  CHECK(ann.does({{"op", "configure"}, {"config", {{"players", 7}}}, {"clock", {{"default", 30}}}}));
  CHECK(ann.last("table").at("seats").as_array().size() == 7);
  CHECK(ann.refusal({{"op", "start"}}) == "seats_free");
  CHECK(ann.refusal({{"op", "remove"}, {"person", 1}}) == "not_now");
  CHECK(ann.does({{"op", "remove"}, {"person", 99}}));
}

TEST_CASE("a guest who is removed loses the seat, the key and the table's messages") {
  World world;
  Visitor ann(world), bob(world), again(world);
  REQUIRE(ann.creates({{"spectators", false}}));
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(bob.does({{"op", "sit"}, {"seat", 1}}));
  bob.forget();
  REQUIRE(ann.does({{"op", "remove"}, {"person", 2}}));
  CHECK(bob.last("error").at("code") == "not_at_table");
  CHECK_FALSE(bob.last("error").contains("id"));
  CHECK(people_of(ann) == 1);
  CHECK(seat_at(ann, 1).is_null());
  bob.forget();
  CHECK(ann.does({{"op", "chat"}, {"text", "he is gone"}}));
  CHECK(ann.does({{"op", "ready"}, {"ready", true}}));
  CHECK(bob.messages() == 0);
  CHECK(bob.refusal({{"op", "chat"}, {"text", "hey"}}) == "not_at_table");
  CHECK(again.refusal({{"op", "enter"}, {"table", ann.table}, {"token", bob.token}}) == "bad_token");
  CHECK(again.refusal({{"op", "watch"}, {"table", ann.table}}) == "not_now");
  CHECK(bob.joins(ann.table, "Bob"));
  CHECK(bob.person == 3);
}

TEST_CASE("who leaves is gone, and the next person is the host") {
  World world;
  Visitor ann(world), bob(world), device(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(device.enters(ann.table, ann.token));
  ann.forget();
  CHECK(ann.does({{"op", "leave"}}));
  CHECK(ann.count("error") == 0);
  CHECK(device.last("error").at("code") == "not_at_table");
  CHECK(bob.last("table").at("host") == 2);
  CHECK(seat_at(bob, 0).is_null());
  CHECK(ann.refusal({{"op", "leave"}}) == "not_at_table");
  CHECK(bob.does({{"op", "leave"}}));
  Visitor cid(world);
  REQUIRE(cid.joins(ann.table, "Cid"));
  CHECK(cid.last("table").at("host") == 3);
}

TEST_CASE("a host who is not connected can be followed by anybody at the table") {
  World world;
  Visitor ann(world), bob(world), eve(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(eve.does({{"op", "watch"}, {"table", ann.table}}));
  CHECK(bob.refusal({{"op", "take_over"}}) == "not_now");
  CHECK(ann.does({{"op", "take_over"}}));
  ann.go();
  CHECK(bob.refusal({{"op", "start"}}) == "not_host");
  CHECK(eve.refusal({{"op", "take_over"}}) != "");
  CHECK(bob.does({{"op", "take_over"}}));
  CHECK(bob.last("table").at("host") == 2);
  CHECK(bob.refusal({{"op", "start"}}) == "seats_free");
  Visitor back(world);
  REQUIRE(back.enters(ann.table, ann.token));
  CHECK(back.refusal({{"op", "start"}}) == "not_host");
}

TEST_CASE("where spectators are no longer wanted, they go") {
  World world;
  Visitor ann(world), eve(world);
  REQUIRE(ann.creates());
  REQUIRE(eve.comes(eve.ask({{"op", "watch"}, {"table", ann.table}})));
  CHECK(ann.last("presence").at("spectating") == 1);
  CHECK_FALSE(eve.last("table").contains("you"));
  CHECK(eve.refusal({{"op", "sit"}, {"seat", 1}}) == "not_at_table");
  CHECK(eve.refusal({{"op", "chat"}, {"text", "hey"}}) == "not_at_table");
  REQUIRE(ann.does({{"op", "configure"}, {"spectators", false}}));
  CHECK(eve.last("error").at("code") == "not_at_table");
  CHECK(ann.last("table").at("spectating") == 0);
  eve.forget();
  CHECK(ann.does({{"op", "ready"}, {"ready", true}}));
  CHECK(eve.messages() == 0);
}

TEST_CASE("contributions are hex digits, in the lobby, and shown to nobody") {
  World world;
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  for (const std::string& bad :
       {std::string(31, 'a'), std::string(129, 'a'), std::string(32, 'A'), std::string(32, ':')})
    CHECK(ann.refusal({{"op", "contribute"}, {"entropy", bad}}) == "bad_entropy");
  const std::string mine = "0123456789abcdef0123456789abcdee";
  CHECK(ann.does({{"op", "contribute"}, {"entropy", mine}}));
  CHECK(bob.does({{"op", "ready"}, {"ready", true}}));
  CHECK_FALSE(bob.heard(mine));
}

TEST_CASE("a personal link opens the seat on one more device, once") {
  World world;
  Visitor ann(world), bob(world), phone(world), thief(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  const auto given = ann.ask({{"op", "device_link"}});
  REQUIRE(given.at("type") == "device_link");
  const std::string link(given.at("link").as_string());
  CHECK_FALSE(bob.heard(link));
  REQUIRE(phone.comes(phone.ask({{"op", "redeem"}, {"table", ann.table}, {"link", link}})));
  CHECK(phone.person == 1);
  CHECK(phone.token != ann.token);
  CHECK(phone.last("table").at("you") == 1);
  CHECK(thief.refusal({{"op", "redeem"}, {"table", ann.table}, {"link", link}}) == "bad_token");
  CHECK(thief.enters(ann.table, phone.token));
  CHECK(ann.does({{"op", "ready"}, {"ready", true}}));
  ann.go();
  CHECK(bob.last("presence").at("here").as_array().size() == 2);
}

TEST_CASE("a personal link does not live for ever") {
  CHECK(ServerOptions().link_lives == std::chrono::minutes(10));
  ServerOptions options = quick();
  options.link_lives = std::chrono::milliseconds(1);
  World world(options);
  Visitor ann(world), phone(world);
  REQUIRE(ann.creates());
  const std::string late(ann.ask({{"op", "device_link"}}).at("link").as_string());
  std::this_thread::sleep_for(std::chrono::milliseconds(10));
  CHECK(phone.refusal({{"op", "redeem"}, {"table", ann.table}, {"link", late}}) == "bad_token");
}

TEST_CASE("everybody hears who is there") {
  World world;
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  bob.go();
  world.settle();
  CHECK(ann.last("presence").at("here") == json::array{1});
  Visitor phone(world);
  REQUIRE(phone.enters(ann.table, bob.token));
  CHECK(ann.last("presence").at("here") == (json::array{1, 2}));
  CHECK(phone.creates({}, "Robert"));
  world.settle();
  CHECK(ann.last("presence").at("here") == json::array{1});
}

TEST_CASE("a repeated or late message of the lobby changes nothing") {
  World world;
  Five five(world);
  five.start();
  for (const json::object& late :
       {json::object{{"op", "sit"}, {"seat", 1}}, json::object{{"op", "stand"}}, json::object{{"op", "start"}},
        json::object{{"op", "ready"}, {"ready", true}}, json::object{{"op", "rename"}, {"name", "Zoe"}},
        json::object{{"op", "seat_bot"}, {"seat", 1}, {"bot", nullptr}},
        json::object{{"op", "move"}, {"from", 0}, {"to", 1}}, json::object{{"op", "remove"}, {"person", 2}},
        json::object{{"op", "configure"}, {"open", true}},
        json::object{{"op", "contribute"}, {"entropy", std::string(32, 'a')}}, json::object{{"op", "again"}}})
    CHECK(five.host().refusal(late) == "not_now");
}
