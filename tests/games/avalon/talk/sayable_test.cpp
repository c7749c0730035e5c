// The listing of what may be said and the rule that refuses agree, in random games with all modules.
#include <set>

#include "tests/effort.h"
#include "tests/games/avalon/talk/random_talk.h"

using namespace scenario;

namespace {

/// All statements the listing offers without a reason, and each possible reason once.
std::vector<talk::Statement> offered(const talk::Sayable& can) {
  std::vector<talk::Statement> all;
  if (!can.may_speak) return all;
  for (const Seat seat : can.others) {
    all.insert(all.end(), {talk::Trust{seat}, talk::Suspect{seat}, talk::Follow{seat}});
    if (can.to == Audience::Allies) all.push_back(talk::NameMerlin{seat});
  }
  for (unsigned bits = 0; bits <= can.everyone.bits(); ++bits) {
    const SeatSet set = SeatSet::from_bits(bits);
    if (can.sizes.contains(set.size())) all.insert(all.end(), {talk::CallTeam{set}, talk::WantTeam{set}});
    if (set.size() < talk::fewest_among || set.size() > talk::most_among) continue;
    for (int evil = 1; evil <= std::min(can.evil, set.size()); ++evil)
      all.push_back(talk::Among{set, static_cast<std::uint8_t>(evil)});
  }
  if (can.will) all.push_back(talk::Will{});
  for (const auto& question : can.questions) all.push_back(talk::AskWhy{question.seat, question.step});
  for (const auto number : can.asked) all.push_back(talk::Answer{number});
  for (const auto number : can.of_others) all.insert(all.end(), {talk::Agree{number}, talk::Disagree{number}});
  all.push_back(talk::ClaimLoyal{});
  for (std::size_t i = 0; i < role_count; ++i)
    if (can.roles.contains(static_cast<Role>(i))) all.push_back(talk::ClaimRole{static_cast<Role>(i)});
  for (const auto& look : can.looks)
    all.push_back(talk::Seen{look.seat, look.source, talk::shows_side(look.source) ? Sight::Evil : Sight::Fail});
  for (const Seat seat : can.mistaken) all.push_back(talk::Mistaken{seat});
  for (const auto number : can.shown_steps) all.push_back(talk::Trust{can.others.first(), {}, step(number)});
  for (talk::Number number = 1; number <= can.statements; ++number)
    all.push_back(talk::Suspect{can.others.first(), {}, statement(number)});
  return all;
}

}  // namespace

namespace {

struct KindsMet {
  std::set<std::size_t> said;
  std::set<std::size_t> refused;
};

void compare(const RandomGame& game, Seat seat, Audience to, KindsMet& met, Rng& rng) {
  const talk::Floor floor = game.floor(seat, to);
  const auto can = talk::sayable(floor);
  for (const auto& statement : offered(can)) {
    const auto refused = talk::refusal(floor, statement);
    CAPTURE(name_of(talk::kind_of(statement)));
    CAPTURE(refused ? name_of(*refused) : "");
    REQUIRE_FALSE(refused.has_value());
    met.said.insert(statement.index());
  }
  for (int tries = 0; tries < 100; ++tries) {
    const auto any = random_statement(rng, game.table().players(), game.course().size(), floor.channel.size());
    REQUIRE(talk::covers(can, any) != talk::refusal(floor, any).has_value());
    if (!talk::covers(can, any)) met.refused.insert(any.index());
  }
}

}  // namespace

TEST_CASE("everything that is offered can be said, and nothing else can") {
  Rng rng("sayable");
  KindsMet met;
  for (int i = 0; i < 20 * test::effort(); ++i) {
    for (RandomGame game(random_setup(rng), rng); !game.is_over(); game.act(rng)) {
      game.talk(rng);
      for (const Seat seat : game.table().everyone())
        if (talk::is_assassination(game.table()) || below(rng, 32) == 0)
          for (const Audience to : {Audience::All, Audience::Allies}) compare(game, seat, to, met, rng);
    }
  }
  CHECK(met.said.size() == std::variant_size_v<talk::Statement>);
  CHECK(met.refused.size() == std::variant_size_v<talk::Statement>);
}

TEST_CASE("each step of a random game is what was done") {
  Rng rng("course");
  for (int i = 0; i < 20 * test::effort(); ++i) {
    RandomGame game(random_setup(rng), rng);
    for (talk::Number taken = 0; !game.is_over(); game.act(rng)) CHECK(game.course().size() == taken++);
    std::size_t votes = 0;
    for (talk::Number number = 1; number <= game.course().size(); ++number) {
      const talk::Step& step = *game.course().find(number);
      if (step.deed != talk::Deed::Vote) continue;
      ++votes;
      CHECK(talk::is_shown(game.table(), step));
      CHECK((talk::vote_shown(game.table(), step) == Vote::Approve) ==
            game.table().history[step.ballot].approving.contains(step.seat));
    }
    CHECK(votes == game.table().history.size() * static_cast<std::size_t>(game.table().players()));
  }
}

namespace {

/// Says a whole record again in the same game. The number of statements that were taken.
std::size_t said_again(const RandomGame& played, const std::vector<Said>& record) {
  talk::TalkLog log;
  talk::PublicCourse course;
  State state = prepare(played.table().setup);
  carry_out<Avalon>(played.dealt(), state, unrecorded);
  std::size_t next = 0;
  const auto say = [&] {
    while (next < record.size() &&
           !log.repeat(state.table, course, confers(observe(state, record[next].seat)), record[next]))
      ++next;
  };
  say();
  for (const auto& [seat, action] : played.actions()) {
    const Table before = state.table;
    roundtable::play<Avalon>(state, seat, action, unrecorded);
    course.add(talk::step_seen(before, seat, state.table));
    say();
  }
  if (next == record.size()) CHECK(log.record() == record);
  return next;
}

}  // namespace

TEST_CASE("talk that was recorded can be said again, and talk that could not have been is noticed") {
  Rng rng("record");
  for (int i = 0; i < 10 * test::effort(); ++i) {
    RandomGame game(random_setup(rng), rng);
    for (; !game.is_over(); game.act(rng)) game.talk(rng);
    auto record = game.log().record();
    REQUIRE(record.size() == game.log().all().size() + game.log().allies().size());
    CHECK(said_again(game, record) == record.size());
    const auto place = below(rng, static_cast<std::uint32_t>(record.size()));
    const Said honest = record[place];
    for (const auto& change : {+[](Said& said) { ++said.number; }, +[](Said& said) { said.step = 100'000; },
                               +[](Said& said) { said.statement = talk::Follow{said.seat}; }}) {
      change(record[place]);
      CHECK(said_again(game, record) == place);
      record[place] = honest;
    }
  }
}
