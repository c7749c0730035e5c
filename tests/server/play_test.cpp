// The game at a table: decisions taken once, coming back, bots, clocks, replacements.
#include "server/answer_time.h"
#include "table/fair_deal.h"
#include "tests/server/server_fixture.h"

using namespace roundtable;
using namespace roundtable::test;

TEST_CASE("the same act twice is answered twice and done once") {
  World world;
  Five five(world);
  five.start();
  Visitor& one = five.next();
  const auto message = one.act(one.legal()[0], "once");
  const auto before = one.steps();
  const auto first = one.ask(message);
  CHECK(first.at("type") == "ok");
  CHECK(first.at("seq") == before + 1);
  const auto second = one.ask(message);
  CHECK(second.at("type") == "ok");
  CHECK_FALSE(second.contains("seq"));
  CHECK(one.steps() == before + 1);
  CHECK(world.metrics.actions_total == 1);
}

TEST_CASE("an act of long ago is not done again either") {
  World world;
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates({{"game", "duel"}, {"config", json::object()}}));
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(bob.does({{"op", "sit"}, {"seat", 1}}));
  REQUIRE(ann.does({{"op", "start"}}));
  const json::value end{{"type", "end"}};
  std::vector<std::pair<Visitor*, json::object>> acts;
  const auto goes_on = [&](Visitor& one) {
    while (!one.legal().empty()) {
      const auto legal = one.legal();
      const bool may_end = std::find(legal.begin(), legal.end(), end) != legal.end();
      acts.emplace_back(&one, one.act(may_end ? end : legal[0], std::to_string(acts.size())));
      REQUIRE(one.does(acts.back().second));
    }
  };
  while (acts.size() < 200) {
    goes_on(ann);
    goes_on(bob);
  }
  const auto before = ann.steps();
  for (const auto& [one, act] : acts) CHECK(one->does(act));
  CHECK(ann.steps() == before);
}

TEST_CASE("an act sent twice before the first is kept is done once") {
  World world;
  Five five(world);
  five.start();
  Visitor& one = five.next();
  const auto message = one.act(one.legal()[0], "twin");
  one.say(message);
  one.say(message);
  Visitor phone(world);
  phone.say({{"op", "enter"}, {"table", five.code()}, {"token", one.token}});
  phone.say(message);
  world.settle();
  CHECK(world.metrics.actions_total == 1);
  CHECK(phone.answer_to("twin").at("type") == "ok");
  CHECK(five.host().last("game").at("seq") == 1);
}

TEST_CASE("acts that may not be are refused and change nothing") {
  World world;
  Five five(world);
  Visitor guest(world);
  REQUIRE(guest.joins(five.code(), "Guest"));
  CHECK(five.host().refusal({{"op", "act"}, {"id", "x"}, {"action", json::object()}}) == "not_now");
  five.start();
  Visitor& one = five.next();
  const auto action = one.legal()[0];
  CHECK(one.refusal({{"op", "act"}, {"id", "x"}, {"number", 2}, {"action", action}}) == "not_now");
  CHECK(one.refusal({{"op", "act"}, {"id", "x"}, {"action", {{"type", "fly"}}}}) == "illegal_action");
  CHECK(one.refusal({{"op", "act"}, {"id", "x"}}) == "bad_json");
  one.say({{"op", "act"}, {"action", action}});
  CHECK(one.last("error").at("code") == "bad_json");
  one.say({{"op", "act"}, {"id", ""}, {"action", action}});
  CHECK(one.last("error").at("code") == "bad_json");
  Visitor& other = five.people[0].get() == &one ? five.person(1) : five.host();
  CHECK(other.refusal({{"op", "act"}, {"id", "x"}, {"action", action}}) == "not_your_turn");
  CHECK(guest.refusal({{"op", "act"}, {"id", "x"}, {"action", action}}) == "not_seated");
  CHECK(guest.refusal({{"op", "replace"}, {"seat", 0}}) == "not_seated");
  CHECK(guest.refusal({{"op", "back"}}) == "not_seated");
  CHECK(five.host().steps() == 0);
  CHECK(one.does({{"op", "act"}, {"id", "x"}, {"action", action}}));  // an id that was refused is free
}

TEST_CASE("a whole game, its record, and the next with the same people") {
  World world;
  Five five(world, {{"open", true}});
  Visitor guest(world);
  REQUIRE(guest.joins(five.code(), "Guest"));
  const std::string commitment(five.host().last("table").at("commitment").as_string());
  five.start();
  five.play();
  REQUIRE(five.host().state() == "finished");
  const auto game = five.host().last("game");
  CHECK(game.at("fair").at("commitment").as_string() == commitment);
  CHECK(five.host().refusal({{"op", "act"}, {"id", "late"}, {"action", {{"type", "vote"}}}}) == "game_over");
  const auto kept = world.store.finished_game(five.code(), 1);
  REQUIRE((kept && *kept));
  CHECK((*kept)->names == std::vector<std::string>{"Ann", "Bob", "Cid", "Dora", "Eve"});
  const auto record = json::parse((*kept)->record);
  CHECK_FALSE(unfair(record));
  CHECK(record.at("names") == json::array{"Ann", "Bob", "Cid", "Dora", "Eve"});
  CHECK(guest.refusal({{"op", "again"}}) == "not_seated");
  CHECK(five.person(3).does({{"op", "again"}}));
  CHECK(five.person(2).does({{"op", "again"}}));  // said at the same time: it is done already
  const auto table = five.host().last("table");
  CHECK(table.at("state") == "lobby");
  CHECK(table.at("number") == 2);
  CHECK(table.at("commitment").as_string() != commitment);
  CHECK(table.at("seats").at(3).at("name") == "Dora");
  five.start();
  CHECK(five.host().steps() == 0);
  CHECK(five.host().last("game").at("number") == 2);
  five.play();
  CHECK(five.host().state() == "finished");
  CHECK(world.metrics.games_finished_total == 2);
}

TEST_CASE("who comes back hears what was told since, each what was theirs to hear") {
  World world;
  Five five(world);
  five.start();
  five.play([&] { return five.host().steps() >= 7; });
  const auto notices_of = [&](Visitor& phone, int since) {
    REQUIRE(phone.enters(five.code(), five.person(1).token, since));
    return phone.last("game").at("notices").as_array();
  };
  Visitor phone(world);
  const auto all = notices_of(phone, 0);
  const auto since_three = notices_of(phone, 3);
  CHECK(since_three.size() < all.size());
  CHECK(std::equal(since_three.rbegin(), since_three.rend(), all.rbegin()));
  const int now = static_cast<int>(five.host().steps());
  CHECK(notices_of(phone, now).empty());
  CHECK(notices_of(phone, now + 50) == all);  // of another game
  CHECK(phone.does(
      {{"op", "enter"}, {"table", five.code()}, {"token", five.person(1).token}, {"since", 3}, {"number", 9}}));
  CHECK(phone.last("game").at("notices").as_array() == all);
  CHECK(five.person(1).last("game").at("view") == phone.last("game").at("view"));
}

TEST_CASE("spectators and people without a seat get the public view alone") {
  World world;
  Five five(world);
  Visitor eve(world), guest(world);
  REQUIRE(guest.joins(five.code(), "Guest"));
  five.start();
  REQUIRE(eve.comes(eve.ask({{"op", "watch"}, {"table", five.code()}})));
  Visitor late(world);
  REQUIRE(late.joins(five.code(), "Late"));
  five.play([&] { return five.host().steps() >= 7; });
  for (const Visitor* one : {&eve, &guest, &late}) {
    const auto game = one->last("game");
    CHECK(game.at("legal").as_array().empty());
    CHECK_FALSE(game.contains("confers"));
    CHECK(game.at("view") == eve.last("game").at("view"));
    for (const auto& notice : game.at("notices").as_array()) CHECK(notice.at("to") == "all");
  }
  CHECK(eve.last("game").at("view") != five.host().last("game").at("view"));
  CHECK_FALSE(eve.heard("\"secret\""));
  for (const auto& one : five.people) CHECK_FALSE(eve.heard(one->token));
}

TEST_CASE("where too much is legal to be listed, it is told what each choice is among") {
  World world;
  std::vector<std::unique_ptr<Visitor>> people;
  for (int i = 0; i < 10; ++i) {
    people.push_back(std::make_unique<Visitor>(world));
    Visitor& one = *people.back();
    const json::object config{{"players", 10}, {"targeting", true}, {"excalibur", true}};
    REQUIRE((i == 0 ? one.creates({{"config", config}}) : one.joins(people[0]->table, "Person " + std::to_string(i))));
    if (i > 0) REQUIRE(one.does({{"op", "sit"}, {"seat", i}}));
  }
  REQUIRE(people[0]->does({{"op", "start"}}));
  int leaders = 0;
  for (const auto& one : people) {
    const auto game = one->last("game");
    if (game.at("legal_count") == 0) {
      CHECK_FALSE(game.contains("among"));
      continue;
    }
    ++leaders;
    CHECK(game.at("legal").is_null());
    CHECK(game.at("among").at("type") == json::array{"propose"});
    CHECK(game.at("among").at("quest") == json::array{1, 2, 3, 4});
    CHECK(game.at("among").at("excalibur").as_array().size() == 9);
    CHECK_FALSE(game.at("among").as_object().contains("team"));
  }
  CHECK(leaders == 1);
}

TEST_CASE("bots play on the seats the host gave them, to the end") {
  World world;
  Visitor ann(world);
  REQUIRE(ann.creates());
  for (int seat = 1; seat < 5; ++seat) REQUIRE(ann.does({{"op", "seat_bot"}, {"seat", seat}, {"bot", "simple"}}));
  REQUIRE(ann.does({{"op", "start"}}));
  int acts = 0;
  const bool over = world.wait_for([&] {
    if (ann.state() == "finished") return true;
    const auto legal = ann.legal();
    if (!legal.empty()) ann.say(ann.act(legal[0], "seq" + std::to_string(ann.steps())));
    return ++acts > 100'000;
  });
  CHECK(over);
  CHECK(ann.state() == "finished");
}

TEST_CASE("a bot answers when it is due, or in even steps after that, however long it thought") {
  using std::chrono::milliseconds;
  const std::chrono::steady_clock::time_point due{milliseconds(5000)};
  const auto late = [&](int thought) {
    return (answer_time(due, due + milliseconds(thought), milliseconds(900)) - due) / milliseconds(1);
  };
  CHECK(late(-4000) == 0);
  CHECK(late(0) == 0);
  CHECK(late(1) == 900);
  CHECK(late(900) == 900);
  CHECK(late(901) == 1800);
  CHECK(answer_time(due, due + milliseconds(7), milliseconds(0)) == due + milliseconds(7));
}

TEST_CASE("bots take their time though they have nothing to think about") {
  ServerOptions options = quick();
  options.bot_delay = std::chrono::milliseconds(200);
  World world(options);
  Visitor ann(world);
  REQUIRE(ann.creates({{"game", "duel"}, {"config", {{"first", 1}}}}));
  REQUIRE(ann.does({{"op", "seat_bot"}, {"seat", 1}, {"bot", "random"}}));
  const auto begun = std::chrono::steady_clock::now();
  REQUIRE(ann.does({{"op", "start"}}));
  REQUIRE(world.wait_for([&] { return ann.steps() > 0; }));
  CHECK(std::chrono::steady_clock::now() - begun >= options.bot_delay);
}

TEST_CASE("advice is given against bots alone, one piece at a time") {
  World world;
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates({{"game", "duel"}, {"config", json::object()}}));
  CHECK(ann.refusal({{"op", "suggest"}}) == "not_now");
  REQUIRE(ann.does({{"op", "seat_bot"}, {"seat", 1}, {"bot", "simple"}}));
  REQUIRE(ann.does({{"op", "start"}}));
  REQUIRE(world.wait_for([&] { return !ann.legal().empty(); }));
  CHECK(ann.refusal({{"op", "suggest"}, {"bot", "oracle"}}) == "unknown_bot");
  ann.say({{"op", "suggest"}, {"id", "one"}});
  ann.say({{"op", "suggest"}, {"id", "two"}});
  REQUIRE(world.wait_for([&] { return ann.count("suggestion") == 1; }));
  CHECK(ann.answer_to("two").at("code") == "too_fast");
  CHECK(ann.does(ann.act(ann.answer_to("one").at("action"), "advised")));

  REQUIRE(ann.creates({{"game", "duel"}, {"config", json::object()}}));
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(bob.does({{"op", "sit"}, {"seat", 1}}));
  REQUIRE(ann.does({{"op", "start"}}));
  Visitor& mover = ann.legal().empty() ? bob : ann;
  CHECK(mover.refusal({{"op", "suggest"}}) == "not_alone");
}

TEST_CASE("where nobody plays against another, advice is given beside other people too, for one's own seat alone") {
  World world;
  Visitor ann(world), bob(world);
  const json::value config{{"mode", "encounter"}, {"encounter", "starving_wolves"}, {"party", {"maela", "osric"}}};
  REQUIRE(ann.creates({{"game", "grail"}, {"config", config}}));
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(bob.does({{"op", "sit"}, {"seat", 1}}));
  REQUIRE(ann.does({{"op", "start"}}));
  REQUIRE(world.wait_for([&] { return !ann.legal().empty(); }));
  CHECK(bob.refusal({{"op", "suggest"}}) == "not_now");  // the opening hand of the other seat is asked for
  ann.say({{"op", "suggest"}, {"id", "advice"}, {"bot", "random"}});
  REQUIRE(world.wait_for([&] { return ann.count("suggestion") == 1; }));
  CHECK(bob.count("suggestion") == 0);
  CHECK(ann.does(ann.act(ann.answer_to("advice").at("action"), "advised")));
}

TEST_CASE("who is away is replaced by vote of the others, and comes back at once") {
  World world;
  Five five(world);
  CHECK(five.host().refusal({{"op", "replace"}, {"seat", 4}}) == "not_now");
  five.start();
  CHECK(five.host().refusal({{"op", "replace"}, {"seat", 4}}) == "not_now");  // she is here
  CHECK(five.host().refusal({{"op", "replace"}, {"seat", 0}}) == "not_now");
  five.person(4).go();
  CHECK(five.host().refusal({{"op", "replace"}, {"seat", 7}}) == "bad_seat");
  CHECK(five.host().does({{"op", "replace"}, {"seat", 4}}));
  CHECK(five.person(1).does({{"op", "replace"}, {"seat", 4}}));
  CHECK(five.person(1).does({{"op", "replace"}, {"seat", 4}}));  // wishing twice counts once
  CHECK(five.host().last("table").at("replacing").at(0).at("for").as_array().size() == 2);
  CHECK(five.person(1).does({{"op", "replace"}, {"seat", 4}, {"want", false}}));
  CHECK(five.person(2).does({{"op", "replace"}, {"seat", 4}}));
  CHECK_FALSE(five.host().last("table").at("seats").at(4).as_object().contains("bot"));
  CHECK(five.person(3).does({{"op", "replace"}, {"seat", 4}}));
  const auto chair = five.host().last("table").at("seats").at(4).as_object();
  CHECK(chair.at("person") == 5);
  CHECK(chair.contains("bot"));
  CHECK(five.host().last("table").at("replacing").as_array().empty());

  Visitor eve(world);
  REQUIRE(eve.enters(five.code(), five.person(4).token));
  CHECK(eve.refusal({{"op", "act"}, {"id", "x"}, {"action", {{"type", "vote"}}}}) == "bot_plays");
  CHECK(eve.does({{"op", "back"}}));
  CHECK(eve.does({{"op", "back"}}));
  CHECK_FALSE(five.host().last("table").at("seats").at(4).as_object().contains("bot"));
}

TEST_CASE("who has been replaced has no say, so that two who are left can play on") {
  World world;
  Five five(world);
  five.start();
  for (int gone : {4, 3, 2}) five.person(gone).go();
  for (int gone : {4, 3}) {
    Visitor back(world);
    REQUIRE(back.enters(five.code(), five.person(2).token));
    for (Visitor* one : {&five.host(), &five.person(1), &back}) one->refusal({{"op", "replace"}, {"seat", gone}});
    CHECK(five.host().last("table").at("seats").at(static_cast<std::size_t>(gone)).as_object().contains("bot"));
    back.go();
  }
  Visitor replaced(world);
  REQUIRE(replaced.enters(five.code(), five.person(4).token));
  CHECK(replaced.refusal({{"op", "replace"}, {"seat", 2}}) == "bot_plays");
  CHECK(five.host().does({{"op", "replace"}, {"seat", 2}}));
  CHECK_FALSE(five.host().last("table").at("seats").at(2).as_object().contains("bot"));
  CHECK(five.person(1).does({{"op", "replace"}, {"seat", 2}}));
  CHECK(five.host().last("table").at("seats").at(2).as_object().contains("bot"));
}

TEST_CASE("a bot in somebody's place plays until that person takes the seat back") {
  World world;
  Five five(world);
  five.start();
  five.person(4).go();
  for (int i : {0, 1, 2}) REQUIRE(five.person(i).does({{"op", "replace"}, {"seat", 4}}));
  int acts = 0;
  const auto act_all = [&] {
    for (int i = 0; i < 4; ++i) {
      Visitor& one = five.person(i);
      const auto legal = one.legal();
      if (!legal.empty()) one.say(one.act(legal[0], std::to_string(acts++)));
    }
    return five.host().state() == "finished";
  };
  CHECK(world.wait_for(act_all));
  REQUIRE(five.person(1).does({{"op", "again"}}));
  CHECK_FALSE(five.host().last("table").at("seats").at(4).as_object().contains("bot"));
}

TEST_CASE("when time is up the safe default is taken, and it was announced") {
  World world;
  Five five(world, {{"clock", {{"default", 5}}}});
  five.start();
  const auto game = five.host().last("game");
  CHECK(game.contains("deadline"));
  CHECK(game.at("on_time_out").as_string().size() > 0);
  const auto deadline = game.at("deadline").as_int64();
  const auto before = game.at("seq").as_int64();
  CHECK(world.wait_for([&] { return five.host().steps() > before; }));
  const auto now =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
  CHECK(now.count() >= deadline - 50);
  CHECK(five.host().last("game").at("deadline").as_int64() > deadline);
}

TEST_CASE("where all play together a clock runs as well, for each kind of decision its own") {
  World world;
  Visitor ann(world);
  const json::value config{{"mode", "encounter"}, {"encounter", "starving_wolves"}, {"party", {"maela"}}};
  REQUIRE(ann.creates({{"game", "grail"}, {"config", config}, {"clock", {{"opening", 600}, {"lay", 5}}}}));
  REQUIRE(ann.does({{"op", "start"}}));
  CHECK(ann.last("game").at("on_time_out") == "keep_hand");
  const auto deadline = ann.last("game").at("deadline").as_int64();
  REQUIRE(ann.does(ann.act({{"type", "keep"}}, "k")));
  CHECK(ann.last("game").at("deadline").as_int64() < deadline);
  const auto before = ann.steps();
  CHECK(ann.last("game").at("on_time_out") == "end_laying");
  CHECK(world.wait_for([&] { return ann.steps() > before; }));
}

TEST_CASE("who leaves a game keeps the seat and hears no more of it") {
  World world;
  Five five(world);
  five.start();
  Visitor& one = five.next();
  Visitor& gone = &one == &five.host() ? five.person(4) : five.host();
  CHECK(gone.does({{"op", "leave"}}));
  world.settle();
  CHECK(one.last("presence").at("here").as_array().size() == 4);
  gone.forget();
  CHECK(one.does(one.act(one.legal()[0], "on")));
  CHECK(gone.messages() == 0);
  CHECK(gone.enters(five.code(), gone.token));
  CHECK(gone.steps() == 1);
}
