// Changes at the same time are one commit and one message, and no message leaves before its events are durable.
#include "tests/server/server_fixture.h"

using namespace roundtable;
using namespace roundtable::test;

namespace {

/// Five at the table, a team proposed: everybody has a vote.
struct Voting : Five {
  explicit Voting(World& at) : Five(at) {
    start();
    Visitor& leader = next();
    REQUIRE(leader.does(leader.act(leader.legal()[0], "team")));
    steps_before = host().steps();
    for (auto& one : people) one->forget_the_past();
  }
  void vote(int i, const std::string& id) { person(i).say(person(i).act({{"type", "vote"}, {"approve", true}}, id)); }
  std::int64_t steps_before = 0;
};

}  // namespace

TEST_CASE("votes that come at the same time are one append, one message to each, and every one is answered") {
  World world;
  Voting voting(world);
  const int appends = world.store.appends;
  for (int i = 0; i < 5; ++i) voting.vote(i, "v");
  world.settle();
  CHECK(world.store.appends == appends + 1);
  for (int i = 0; i < 5; ++i) {
    Visitor& one = voting.person(i);
    CHECK(one.answer_to("v").at("seq") == voting.steps_before + 1 + i);
    CHECK(one.count("game") == 2);  // the one before, and all votes together
    CHECK(one.steps() == voting.steps_before + 5);
    CHECK(one.last("game").at("notices").as_array().size() >= 5);
  }
  voting.play();
  CHECK(voting.host().state() == "finished");
}

TEST_CASE("who comes, is seen, or asks again in that moment hears nothing before it is kept") {
  World world;
  Voting voting(world);
  world.store.hold();
  voting.vote(0, "v");
  voting.vote(0, "v");  // an impatient repeat
  Visitor phone(world);
  phone.say({{"op", "enter"}, {"table", voting.code()}, {"token", voting.person(1).token}, {"id", "in"}});
  voting.vote(2, "v");
  world.loop.restart();
  world.loop.poll();
  CHECK(voting.host().answer_to("v").empty());
  CHECK(phone.last("game").empty());
  world.store.let_go();
  world.settle();
  CHECK(voting.host().count("ok") == 2);
  CHECK(voting.host().steps() == voting.steps_before + 2);
  CHECK(phone.steps() == voting.steps_before + 2);
}

TEST_CASE("changes gather while the store is busy") {
  World world;
  Voting voting(world);
  world.store.hold();
  voting.vote(0, "v");
  world.loop.restart();
  world.loop.poll();  // handed over
  for (int i = 1; i < 4; ++i) {
    voting.vote(i, "v");
    world.loop.restart();
    world.loop.poll();
  }
  const int appends = world.store.appends;
  world.store.let_go();
  world.settle();
  CHECK(world.store.appends == appends + 1);
  CHECK(voting.person(4).count("game") == 3);  // the one before, the first vote, the three after it
  CHECK(voting.person(4).steps() == voting.steps_before + 4);
}

TEST_CASE("what had gathered when the store failed is refused with the rest") {
  World world;
  Voting voting(world);
  world.store.full = true;
  world.store.hold();
  voting.vote(0, "v");
  world.loop.restart();
  world.loop.poll();
  voting.vote(1, "v");
  world.store.let_go();
  world.settle();
  CHECK(voting.person(0).answer_to("v").at("code") == "not_kept");
  CHECK(voting.person(1).answer_to("v").at("code") == "not_kept");
  CHECK(voting.person(3).steps() == voting.steps_before);
  world.store.full = false;
  for (int i = 0; i < 5; ++i) voting.vote(i, "again");
  world.settle();
  CHECK(voting.person(3).steps() == voting.steps_before + 5);
}

TEST_CASE("what a server that stops has done is kept") {
  Scratch scratch;
  Metrics metrics;
  std::string code;
  {
    boost::asio::io_context loop;
    const auto store = opened(scratch.data());
    RequestRouter router(loop, *store, metrics, quick());
    const auto client = std::make_shared<Listener>();
    router.receive(client, R"({"op":"hello","protocol":1})");
    router.receive(client, R"({"op":"create","game":"duel","name":"Ann"})");
    router.stop();
    code = client->table->table().code();
  }
  CHECK_FALSE(opened(scratch.data())->events(code)->empty());
}
