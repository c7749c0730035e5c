// When things go wrong: the disk is full, the server ends, tables lie idle.
#include "tests/server/server_fixture.h"

using namespace roundtable;
using namespace roundtable::test;

TEST_CASE("what the store does not keep did not happen, everybody learns so, and the table goes on") {
  World world;
  Five five(world);
  five.start();
  Visitor& one = five.next();
  const auto message = one.act(one.legal()[0], "lost");
  for (auto& each : five.people) each->forget();
  world.store.full = true;
  CHECK(one.refusal(message) == "not_kept");
  CHECK(world.metrics.store_failures_total == 1);
  for (auto& each : five.people) {
    CHECK(each->last("game").at("seq") == 0);
    CHECK(each->count("game") == 1);
    CHECK_FALSE(each->is_closed());
  }
  CHECK(one.refusal({{"op", "chat"}, {"text", "hello?"}}) == "not_kept");
  world.store.full = false;
  CHECK(one.does(message));
  CHECK(five.host().steps() == 1);
  five.play();
  CHECK(five.host().state() == "finished");
}

TEST_CASE("of several things asked while the disk was full, all are refused and none is done") {
  World world;
  Five five(world);
  world.store.full = true;
  five.person(1).say({{"op", "stand"}, {"id", "1"}});
  five.person(2).say({{"op", "ready"}, {"ready", true}, {"id", "2"}});
  five.host().say({{"op", "start"}, {"id", "3"}});  // not all seats are taken any more
  five.person(1).say({{"op", "sit"}, {"seat", 1}, {"id", "4"}});
  Visitor phone(world);
  phone.say({{"op", "enter"}, {"table", five.code()}, {"token", five.person(3).token}, {"id", "in"}});
  world.settle();
  CHECK(five.person(1).answer_to("1").at("code") == "not_kept");
  CHECK(five.person(2).answer_to("2").at("code") == "not_kept");
  CHECK(five.host().answer_to("3").at("code") == "seats_free");
  CHECK(five.person(1).answer_to("4").at("code") == "not_kept");
  CHECK(phone.answer_to("in").at("type") == "entered");
  CHECK(phone.last("table").at("seats").at(1).at("person") == 2);
  CHECK(phone.last("table").at("seats").at(2).at("ready") == false);
  world.store.full = false;
  five.start();
}

TEST_CASE("a table or a guest that could not be kept is not there, and can be tried again") {
  World world;
  Visitor ann(world), bob(world);
  world.store.full = true;
  CHECK(ann.refusal({{"op", "create"}, {"game", "avalon"}, {"config", {{"players", 5}}}, {"name", "Ann"}}) ==
        "not_kept");
  CHECK(ann.refusal({{"op", "stand"}}) == "not_at_table");
  world.store.full = false;
  REQUIRE(ann.creates());
  world.store.full = true;
  CHECK(bob.refusal({{"op", "join"}, {"table", ann.table}, {"name", "Bob"}}) == "not_kept");
  CHECK_FALSE(bob.heard("token"));
  CHECK(ann.last("table").at("people").as_array().size() == 1);
  world.store.full = false;
  CHECK(bob.joins(ann.table, "Bob"));
  CHECK(bob.person == 2);
}

TEST_CASE("a guest whose removal was not kept comes back by the key") {
  World world;
  Visitor ann(world), bob(world), back(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  world.store.full = true;
  CHECK(ann.refusal({{"op", "remove"}, {"person", 2}}) == "not_kept");
  CHECK(bob.is_closed());
  CHECK(back.enters(ann.table, bob.token));
  CHECK(ann.last("table").at("people").as_array().size() == 2);
}

TEST_CASE("where the table cannot even be read again, its people are sent off to come back later") {
  World world;
  Visitor ann(world), back(world);
  REQUIRE(ann.creates());
  world.store.full = world.store.unreadable = true;
  CHECK(ann.refusal({{"op", "ready"}, {"ready", true}}) == "not_kept");
  CHECK(ann.is_closed());
  CHECK(back.refusal({{"op", "enter"}, {"table", ann.table}, {"token", ann.token}}) == "not_kept");
  world.store.full = world.store.unreadable = false;
  CHECK(back.enters(ann.table, ann.token));
}

TEST_CASE("bots whose moves are not kept wait a while and go on when the disk has room") {
  ServerOptions options = quick();
  options.bot_delay = std::chrono::milliseconds(50);
  World world(options);
  Visitor ann(world);
  REQUIRE(ann.creates());
  for (int seat = 1; seat < 5; ++seat) REQUIRE(ann.does({{"op", "seat_bot"}, {"seat", seat}, {"bot", "simple"}}));
  REQUIRE(ann.does({{"op", "start"}}));
  int acts = 0;
  const auto go_on = [&] {
    const auto legal = ann.legal();
    if (!legal.empty()) ann.say(ann.act(legal[0], std::to_string(acts++)));
  };
  while (!ann.legal().empty()) {
    go_on();
    world.settle();
  }
  world.store.full = true;  // it is the bots' turn
  REQUIRE(world.wait_for([&] { return world.metrics.store_failures_total > 0; }));
  const auto failures = world.metrics.store_failures_total.load();
  const auto begun = std::chrono::steady_clock::now();
  world.wait_for([] { return false; }, std::chrono::milliseconds(500));
  const auto seconds = (std::chrono::steady_clock::now() - begun) / std::chrono::seconds(1);
  CHECK(world.metrics.store_failures_total <=
        failures + 4 * (1 + seconds));  // those who were thinking already, and no more a second
  world.store.full = false;
  const auto before = ann.steps();
  CHECK(world.wait_for([&] {
    go_on();
    return ann.steps() > before + 3;
  }));
}

TEST_CASE("a table nobody is at leaves memory and comes back as it was") {
  ServerOptions options = quick();
  options.idle = std::chrono::seconds(0);
  World world(options);
  Five five(world);
  five.start();
  five.play([&] { return five.host().steps() >= 3; });
  const auto view = five.person(2).last("game").at("view");
  for (auto& one : five.people) one->go();
  CHECK(world.wait_for([&] { return world.metrics.tables == 0; }));
  Visitor cid(world);
  REQUIRE(cid.enters(five.code(), five.person(2).token));
  CHECK(world.metrics.tables == 1);
  CHECK(cid.last("game").at("view") == view);
}

TEST_CASE("a table whose clock runs stays in memory though nobody is at it") {
  ServerOptions options = quick();
  options.idle = std::chrono::seconds(0);
  World world(options);
  Five five(world, {{"clock", {{"default", 3600}}}});
  five.start();
  const auto deadline = five.host().last("game").at("deadline");
  for (auto& one : five.people) one->go();
  world.wait_for([] { return false; }, std::chrono::milliseconds(2300));
  CHECK(world.metrics.tables == 1);
  Visitor ann(world);
  REQUIRE(ann.enters(five.code(), five.host().token));
  CHECK(ann.last("game").at("deadline") == deadline);  // read anew it would have begun again
}

TEST_CASE("a clock does not run for ever for nobody: the table sleeps and goes on when somebody comes") {
  ServerOptions options = quick();
  options.idle = options.deserted = std::chrono::seconds(0);
  World world(options);
  Visitor ann(world), bob(world), back(world);
  REQUIRE(ann.creates({{"game", "duel"}, {"config", json::object()}, {"clock", {{"default", 3600}}}}));
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(bob.does({{"op", "sit"}, {"seat", 1}}));
  REQUIRE(ann.does({{"op", "start"}}));
  world.wait_for([] { return false; }, std::chrono::milliseconds(2300));
  CHECK(world.metrics.tables == 1);  // they are here
  ann.go();
  bob.go();
  CHECK(world.wait_for([&] { return world.metrics.tables == 0; }));
  REQUIRE(back.enters(ann.table, ann.token));
  CHECK(back.last("game").contains("deadline"));
}

TEST_CASE("a code that another table has is not given again") {
  std::vector<std::string> codes{"AAAAAAAA", "AAAAAAAA", "BBBBBBBB", "AAAAAAAA", "CCCCCCCC"};
  ServerOptions options = quick();
  options.idle = std::chrono::seconds(0);
  options.draw_code = [&] {
    const std::string code = codes.front();
    codes.erase(codes.begin());
    return code;
  };
  World world(options);
  Visitor ann(world), bob(world), cid(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.creates({}, "Bob"));
  CHECK(bob.table == "BBBBBBBB");
  ann.go();
  bob.go();
  REQUIRE(world.wait_for([&] { return world.metrics.tables == 0; }));
  REQUIRE(cid.creates({}, "Cid"));
  CHECK(cid.table == "CCCCCCCC");
}

TEST_CASE("a new server takes up the games of the one before") {
  Scratch folder;
  std::string code, token;
  json::value view;
  {
    World world;
    Five five(world);
    five.start();
    five.play([&] { return five.host().steps() >= 5; });
    code = five.code();
    token = five.person(1).token;
    view = five.person(1).last("game").at("view");
    std::filesystem::copy(world.scratch.path(), folder.path(), std::filesystem::copy_options::recursive);
  }
  UnreliableStore store(folder.data());
  Metrics metrics;
  boost::asio::io_context loop;
  RequestRouter router(loop, store, metrics, quick());
  router.resume();
  CHECK(metrics.tables == 1);
  const auto client = std::make_shared<Listener>();
  router.receive(client, R"({"op":"hello","protocol":1})");
  router.receive(client, json::serialize(json::object{{"op", "enter"}, {"table", code}, {"token", token}}));
  CHECK(json::parse(client->heard.at(3)).at("view") == view);
  CHECK(router.is_at_table(code, token));
  CHECK_FALSE(router.is_at_table(code, std::string(64, 'f')));
  CHECK_FALSE(router.is_at_table("nowhere", token));
  router.disconnected(client);
  router.stop();
}
