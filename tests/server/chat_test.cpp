// Chat: to the table, and to those the game lets confer.
#include "tests/server/server_fixture.h"

using namespace roundtable;
using namespace roundtable::test;

namespace {

bool confers(const Visitor& visitor) { return visitor.last("game").contains("confers"); }

/// Plays games until one comes to a moment where some may confer.
bool play_to_conferring(Five& five) {
  for (int game = 0; game < 20; ++game) {
    if (game) REQUIRE(five.host().does({{"op", "again"}}));
    five.start();
    five.play(
        [&] { return std::any_of(five.people.begin(), five.people.end(), [](auto& one) { return confers(*one); }); });
    if (five.host().state() == "playing") return true;
  }
  return false;
}

}  // namespace

TEST_CASE("chat goes to everybody at the table, spectators and late comers too") {
  World world;
  Visitor ann(world), bob(world), eve(world), late(world);
  REQUIRE(ann.creates());
  REQUIRE(bob.joins(ann.table, "Bob"));
  REQUIRE(eve.comes(eve.ask({{"op", "watch"}, {"table", ann.table}})));
  CHECK(ann.does({{"op", "chat"}, {"to", "table"}, {"text", "good evening"}}));
  CHECK(bob.does({{"op", "chat"}, {"phrase", "trust"}}));
  for (const Visitor* one : {&ann, &bob, &eve}) {
    CHECK(one->heard("good evening"));
    CHECK(one->last("chat").at("phrase") == "trust");
    CHECK(one->last("chat").at("person") == 2);
  }
  REQUIRE(late.joins(ann.table, "Late"));
  CHECK(late.last("chats").at("chats").as_array().size() == 2);
}

TEST_CASE("chat has one line of text or one phrase, and 500 characters") {
  World world;
  Visitor ann(world);
  REQUIRE(ann.creates());
  CHECK(ann.refusal({{"op", "chat"}, {"text", ""}}) == "bad_chat");
  CHECK(ann.refusal({{"op", "chat"}, {"text", std::string(501, 'x')}}) == "bad_chat");
  CHECK(ann.refusal({{"op", "chat"}, {"text", "\u202Ehidden"}}) == "bad_chat");
  CHECK(ann.refusal({{"op", "chat"}, {"text", "both"}, {"phrase", "trust"}}) == "bad_chat");
  CHECK(ann.refusal({{"op", "chat"}, {"phrase", "<b>"}}) == "bad_chat");
  CHECK(ann.refusal({{"op", "chat"}, {"to", "evil"}, {"text", "hey"}}) == "bad_json");
  CHECK(ann.refusal({{"op", "chat"}, {"to", "allies"}, {"text", "hey"}}) == "nobody_to_confer");
  CHECK(ann.does({{"op", "chat"}, {"text", std::string(500, 'x')}}));
}

TEST_CASE("the last two hundred lines are kept") {
  World world;
  Visitor ann(world), bob(world);
  REQUIRE(ann.creates());
  for (int i = 0; i < 205; ++i) ann.say({{"op", "chat"}, {"text", "line " + std::to_string(i)}});
  world.settle();
  REQUIRE(bob.joins(ann.table, "Bob"));
  const auto chats = bob.last("chats").at("chats").as_array();
  REQUIRE(chats.size() == 200);
  CHECK(chats[0].at("text") == "line 5");
  CHECK(chats[199].at("text") == "line 204");
}

TEST_CASE("allies hear each other during the assassination and nobody else hears a byte") {
  World world;
  Five five(world);
  Visitor eve(world), guest(world);
  REQUIRE(eve.comes(eve.ask({{"op", "watch"}, {"table", five.code()}})));
  REQUIRE(guest.joins(five.code(), "Guest"));
  five.start();
  for (auto& one : five.people)
    CHECK(one->refusal({{"op", "chat"}, {"to", "allies"}, {"text", "psst"}}) == "nobody_to_confer");
  five.play();
  if (five.host().state() == "finished") REQUIRE(five.host().does({{"op", "again"}}));
  REQUIRE(play_to_conferring(five));
  std::vector<Visitor*> allies, others{&eve, &guest};
  for (auto& one : five.people) (confers(*one) ? allies : others).push_back(one.get());
  REQUIRE(allies.size() == 2);
  for (Visitor* one : others) one->forget();
  CHECK(allies[0]->does({{"op", "chat"}, {"to", "allies"}, {"text", "it is the quiet one"}}));
  CHECK(allies[1]->last("chat").at("to") == "allies");
  for (Visitor* one : others) {
    CHECK(one->messages() == 0);
    if (one != &eve) CHECK(one->refusal({{"op", "chat"}, {"to", "allies"}, {"text", "me too"}}) == "nobody_to_confer");
  }
  // Nor do those who come later, or the numbers they see, tell of it.
  Visitor late(world), phone(world), twin(world);
  REQUIRE(late.joins(five.code(), "Late"));
  CHECK_FALSE(late.heard("quiet one"));
  REQUIRE(phone.enters(five.code(), others.back()->token));
  CHECK_FALSE(phone.heard("quiet one"));
  const auto before = phone.last("table").at("seq").as_int64();
  CHECK(allies[0]->does({{"op", "chat"}, {"to", "allies"}, {"text", "yes, quiet one"}}));
  REQUIRE(twin.enters(five.code(), others.back()->token));
  CHECK(twin.last("table").at("seq").as_int64() == before);
  for (int i = 0; i < 200; ++i) five.host().say({{"op", "chat"}, {"text", "aloud " + std::to_string(i)}});
  world.settle();
  for (int i = 0; i < 3; ++i) CHECK(allies[0]->does({{"op", "chat"}, {"to", "allies"}, {"text", "quiet"}}));
  Visitor reader(world);
  REQUIRE(reader.enters(five.code(), others.back()->token));
  CHECK(reader.last("chats").at("chats").as_array().size() == 200);
  // Allies find it again.
  Visitor back(world);
  REQUIRE(back.enters(five.code(), allies[1]->token));
  CHECK(back.last("chats").at("chats").as_array().size() == 205);
}
