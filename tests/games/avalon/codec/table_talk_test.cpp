// The talk at a table with its record, and what each seat may read of it.
#include "games/avalon/codec/table_talk.h"

#include "tests/games/avalon/talk/random_talk.h"

using namespace scenario;

namespace {

std::string json_of(const talk::Statement& statement) {
  JsonWriter out;
  write_statement(statement, out);
  return std::string(out.text());
}

std::string sayable_of(const AvalonTableTalk& at, const View& view) {
  JsonWriter out;
  at.write_sayable(view, out);
  return std::string(out.text());
}

std::string heard_of(const AvalonTableTalk& at, std::optional<Seat> seat) {
  JsonWriter out;
  at.write_heard(seat, 0, 0, out);
  return std::string(out.text());
}

std::string record_of(const AvalonTableTalk& at) {
  JsonWriter out;
  at.write_record(out);
  return std::string(out.text());
}

/// A match in small: a state and the talk beside it.
struct SmallMatch {
  State state;
  AvalonTableTalk talk;

  explicit SmallMatch(const RandomGame& game) : state(prepare(game.table().setup)) {
    carry_out<Avalon>(game.dealt(), state, unrecorded);
  }
  View view(Seat seat) const { return observe(state, seat); }
  void act(Seat seat, const Action& action) {
    const Table before = state.table;
    roundtable::play<Avalon>(state, seat, action, unrecorded);
    talk.acted(before, seat, state.table);
  }
  void say_anything(Rng& rng) {
    for (const Seat seat : state.table.everyone())
      for (const Audience to : {Audience::All, Audience::Allies}) {
        const auto& channel = to == Audience::All ? talk.log().all() : talk.log().allies();
        const auto any = random_statement(rng, state.table.players(), talk.course().size(), channel.size());
        JsonWriter out;
        talk.say(view(seat), to, boost::json::parse(json_of(any)), out);
      }
  }
};

/// Plays the game again with the talk of a record; nothing where the talk could not have been said.
std::optional<std::string> loaded(const RandomGame& game, std::string_view record) {
  SmallMatch match(game);
  const auto talk = read_talk(boost::json::parse(record), game.table().players());
  if (!talk) return std::nullopt;
  std::size_t next = 0;
  const auto say = [&] {
    for (; next < talk->size() && (*talk)[next].step == match.talk.course().size(); ++next)
      if (match.talk.repeat(match.view((*talk)[next].seat), (*talk)[next])) return false;
    return true;
  };
  if (!say()) return std::nullopt;
  for (const auto& [seat, action] : game.actions()) {
    match.act(seat, action);
    if (!say()) return std::nullopt;
  }
  if (next != talk->size()) return std::nullopt;
  return record_of(match.talk);
}

}  // namespace

TEST_CASE("a record's talk is loaded byte for byte, and talk that could not have been said is refused") {
  Rng rng("table talk");
  for (int i = 0; i < 10; ++i) {
    RandomGame game(random_setup(rng), rng);
    while (!game.is_over()) game.act(rng);
    SmallMatch match(game);
    for (const auto& [seat, action] : game.actions()) {
      match.say_anything(rng);
      match.act(seat, action);
    }
    REQUIRE_FALSE(match.talk.is_silent());
    const std::string record = record_of(match.talk);
    CHECK(loaded(game, record) == record);
    auto broken = boost::json::parse(record).as_array();
    auto& last = broken.back().as_object();
    const auto honest = last;
    last["number"] = honest.at("number").as_int64() + 1;
    CHECK_FALSE(loaded(game, boost::json::serialize(broken)));
    last = honest;
    last["step"] = static_cast<std::int64_t>(game.actions().size());
    CHECK_FALSE(loaded(game, boost::json::serialize(broken)));
    last = honest;
    last["statement"] = boost::json::parse(json_of(talk::AskWhy{Seat(0), 100'000}));
    CHECK_FALSE(loaded(game, boost::json::serialize(broken)));
  }
}

TEST_CASE("who does not confer reads the same bytes whatever the allies say") {
  Rng rng("allies");
  int conferred = 0;
  for (int i = 0; i < 30; ++i) {
    RandomGame game(random_setup(rng), rng);
    while (!game.is_over() && !talk::is_assassination(game.table())) game.act(rng);
    if (game.is_over()) continue;
    SmallMatch quiet(game);
    for (const auto& [seat, action] : game.actions()) quiet.act(seat, action);
    SmallMatch conferring = quiet;
    JsonWriter out;
    for (const Seat seat : game.table().everyone())
      conferring.talk.say(conferring.view(seat), Audience::Allies, boost::json::parse(R"({"kind":"loyal"})"), out);
    if (!conferring.talk.is_silent()) ++conferred;
    CHECK(heard_of(quiet.talk, std::nullopt) == heard_of(conferring.talk, std::nullopt));
    for (const Seat seat : game.table().everyone()) {
      if (!confers(quiet.view(seat)).empty()) continue;
      CHECK(heard_of(quiet.talk, seat) == heard_of(conferring.talk, seat));
      CHECK(sayable_of(quiet.talk, quiet.view(seat)) == sayable_of(conferring.talk, conferring.view(seat)));
    }
  }
  CHECK(conferred > 0);
}

TEST_CASE("what cannot be said is a bad statement, too much talk, or too late") {
  Rng rng("faults");
  RandomGame game(random_setup(rng), rng);
  SmallMatch match(game);
  const auto fault = [&](std::string_view statement) {
    JsonWriter out;
    const auto no = match.talk.say(match.view(Seat(0)), Audience::All, boost::json::parse(statement), out);
    CHECK(out.text().empty() == no.has_value());
    return no ? std::optional(no->code) : std::nullopt;
  };
  CHECK(fault(R"({"kind":"hum"})") == TalkFault::Code::BadStatement);
  CHECK(fault(R"({"kind":"follow","seat":0})") == TalkFault::Code::BadStatement);
  for (int i = 0; i < 12; ++i) CHECK_FALSE(fault(R"({"kind":"loyal"})").has_value());
  CHECK(fault(R"({"kind":"loyal"})") == TalkFault::Code::TooMuchTalk);
  while (!game.is_over()) game.act(rng);
  for (const auto& [seat, action] : game.actions()) match.act(seat, action);
  CHECK(fault(R"({"kind":"loyal"})") == TalkFault::Code::GameOver);
  CHECK(sayable_of(match.talk, match.view(Seat(0))) == "[]");
}
