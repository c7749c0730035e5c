// Two games that differ only in what is hidden offer every seat the same statements.
#include "tests/effort.h"
#include "tests/games/avalon/talk/random_talk.h"

using namespace scenario;

namespace {

bool card_is_free(const State& state, Seat seat, Card card) {
  return may_play(observe(state, seat), card) && state.table.spotlight != seat;
}

/// An action that is legal in both games and looks the same to all; nothing where there is none.
/// Quest cards, the one choice that differs, are made by `cards_alike`.
std::optional<Action> action_alike(const State& one, const State& other, Seat seat, Rng& rng) {
  if (owes_vote(one.table, seat)) return CastVote{below(rng, 4) == 0 ? Vote::Reject : Vote::Approve};
  const auto legal = legal_actions(observe(one, seat));
  for (int tries = 0; tries < 200; ++tries) {
    const Action action = legal[below(rng, static_cast<std::uint32_t>(legal.size()))];
    const auto* sword = std::get_if<UseExcalibur>(&action);
    if (sword && sword->target) continue;  // it may turn a success in one game and a fail in the other
    if (!refusal(observe(other, seat), action)) return action;
  }
  return std::nullopt;
}

/// The cards of a team of which so many fail, if the team can do that.
std::optional<SeatSet> failing(const State& state, int fails) {
  SeatSet failing;
  for (const Seat seat : state.table.waiting) {
    const bool can_fail = card_is_free(state, seat, Card::Fail);
    const bool must_fail = !may_play(observe(state, seat), Card::Success);
    if (must_fail && state.table.spotlight == seat) return std::nullopt;
    if (must_fail || (can_fail && failing.size() < fails)) failing.insert(seat);
  }
  return failing.size() == fails ? std::optional(failing) : std::nullopt;
}

struct Twin {
  State state;
  talk::PublicCourse course;
  talk::TalkLog log;

  Twin(const Setup& setup, const Dealt& dealt) : state(prepare(setup)) { carry_out<Avalon>(dealt, state, unrecorded); }
  void act(Seat seat, const Action& action) {
    const Table before = state.table;
    REQUIRE_FALSE(roundtable::play<Avalon>(state, seat, action, unrecorded));
    course.add(talk::step_seen(before, seat, state.table));
  }
  talk::Sayable can(Seat seat) const { return talk::sayable(log.floor(state.table, course, seat)); }
};

/// The same table and decks, with the characters at other seats; but the knife, which all see in the end, stays.
Dealt reseated(Dealt dealt, const Setup& setup, Rng& rng) {
  const Dealt original = dealt;
  const auto carries = [&](Seat seat) { return original.roles[seat] == Assassin || original.knife == seat; };
  for (const Seat seat : SeatSet::all(setup.players)) {
    const Seat other(static_cast<int>(below(rng, setup.players)));
    if (!carries(seat) && !carries(other)) std::swap(dealt.roles[seat], dealt.roles[other]);
  }
  return dealt;
}

bool cards_alike(Twin& one, Twin& other, Rng& rng) {
  for (int fails = static_cast<int>(below(rng, 3)); fails >= 0; --fails) {
    const auto in_one = failing(one.state, fails);
    const auto in_other = failing(other.state, fails);
    if (!in_one || !in_other) continue;
    for (const Seat seat : one.state.table.waiting) {
      one.act(seat, PlayCard{in_one->contains(seat) ? Card::Fail : Card::Success});
      other.act(seat, PlayCard{in_other->contains(seat) ? Card::Fail : Card::Success});
    }
    return true;
  }
  return false;
}

bool act_alike(Twin& one, Twin& other, Rng& rng) {
  if (std::holds_alternative<Questing>(one.state.table.phase)) return cards_alike(one, other, rng);
  const Seat seat = one.state.table.waiting.first();
  const auto action = action_alike(one.state, other.state, seat, rng);
  if (!action) return false;
  one.act(seat, *action);
  other.act(seat, *action);
  return true;
}

/// Every seat tries to say the same in both games, and is answered the same.
void talk_alike(Twin& one, Twin& other, Rng& rng) {
  for (const Seat seat : one.state.table.everyone()) {
    const auto any = random_statement(rng, one.state.table.players(), one.course.size(), one.log.all().size());
    REQUIRE(one.log.say(one.state.table, one.course, seat, any) ==
            other.log.say(other.state.table, other.course, seat, any));
  }
}

/// Until here all that lies open is the same; the Assassin's seat is open once he chooses.
bool look_alike(const Twin& one, const Twin& other) {
  return !is_over(one.state.table) && !is_over(other.state.table) &&
         one.state.table.phase.index() == other.state.table.phase.index() &&
         one.state.table.waiting == other.state.table.waiting && one.state.table.history == other.state.table.history;
}

}  // namespace

TEST_CASE("T1.1 games that differ only in hidden things offer every seat the same statements") {
  Rng rng("hidden");
  int compared = 0;
  int assassinations = 0;
  for (int i = 0; i < 100 * test::effort(); ++i) {
    const Setup setup = random_setup(rng);
    const Dealt dealt = deal(setup, {}, rng);
    Twin one(setup, dealt);
    Twin other(setup, reseated(dealt, setup, rng));
    while (look_alike(one, other)) {
      talk_alike(one, other, rng);
      REQUIRE(one.course == other.course);
      for (const Seat seat : one.state.table.everyone()) REQUIRE(one.can(seat) == other.can(seat));
      ++compared;
      if (talk::is_assassination(one.state.table)) ++assassinations;
      if (!act_alike(one, other, rng)) break;
    }
  }
  CHECK(compared > 1'000);
  CHECK(assassinations > 0);
}
