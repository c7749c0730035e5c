#include <doctest/doctest.h>

#include "engine/random_play.h"
#include "games/avalon/bots/bots.h"
#include "games/avalon/bots/heuristic.h"
#include "games/avalon/bots/open_reading.h"
#include "games/avalon/bots/rollouts.h"
#include "games/avalon/bots/simple.h"
#include "games/avalon/rules/combinations.h"
#include "games/avalon/rules/game.h"

using namespace roundtable;
using namespace roundtable::avalon;

namespace {

State new_state(int players, Rng& rng) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  State state = Avalon::prepare(setup);
  carry_out<Avalon>(Avalon::deal(setup, {}, rng), state, unrecorded);
  return state;
}

Suspects some_suspects(int players, Rng& rng) {
  const int evil = sizes_for(players).evil;
  Suspects suspects;
  for (int i = 0; i < combinations(players, evil); ++i) {
    suspects.camps.push_back(unrank_combination(players, evil, i));
    suspects.weights.push_back(below(rng, 3) == 0 ? 0.0F : static_cast<float>(1 + below(rng, 1000)));
  }
  return suspects;
}

/// The chance that `of` is evil if `by` is good, camp by camp.
double suspected(const Suspects& suspects, Seat by, Seat of) {
  double all = 0;
  double with = 0;
  for (std::size_t i = 0; i < suspects.camps.size(); ++i) {
    if (suspects.camps[i].contains(by)) continue;
    all += double{suspects.weights[i]};
    if (suspects.camps[i].contains(of)) with += double{suspects.weights[i]};
  }
  return all > 0 ? with / all : 0;
}

}  // namespace

TEST_CASE("suspicion counted side by side is suspicion counted camp by camp") {
  Rng rng(std::uint64_t{31});
  for (int players = min_players; players <= max_players; ++players) {
    const Suspects suspects = some_suspects(players, rng);
    const SuspicionTable table = ResultJudge(suspects, players).by_all();
    const Lanes least = least_suspected(table, players, 3);
    for (const Seat by : SeatSet::all(players)) {
      for (const Seat of : SeatSet::all(players) - SeatSet::of(by))
        CHECK(double{table[lane(of)][lane(by)]} == doctest::Approx(suspected(suspects, by, of)).epsilon(1e-3));
      CHECK(least[lane(by)] == doctest::Approx(least_suspected_by(by, table, players, 3)));
    }
  }
}

TEST_CASE("a result without a fail makes those who were there less suspect, one with fails more") {
  Rng rng(std::uint64_t{32});
  Suspects suspects = some_suspects(7, rng);
  for (float& weight : suspects.weights) weight = 1;
  ResultJudge jury(suspects, 7);
  const Lanes before = jury.by_one();
  const SeatSet team = SeatSet::from_bits(0b111);
  jury.judge(team, 0);
  CHECK(jury.by_one()[0] < before[0]);
  jury.restart();
  jury.judge(team, 1);
  CHECK(jury.by_one()[0] > before[0]);
  CHECK(jury.by_one()[6] < before[6]);
}

TEST_CASE("what a jury thought in earlier playouts does not show") {
  Rng rng(std::uint64_t{35});
  const Suspects suspects = some_suspects(8, rng);
  ResultJudge kept(suspects, 8);
  for (int playout = 0; playout < 300; ++playout) {
    ResultJudge fresh(suspects, 8);
    kept.restart();
    for (std::uint32_t results = below(rng, 4); results > 0; --results) {
      const SeatSet team = SeatSet::from_bits(1 + below(rng, 60));
      const int fails = static_cast<int>(below(rng, 3));
      kept.judge(team, fails);
      fresh.judge(team, fails);
    }
    if (playout % 3 != 0) CHECK(kept.by_all() == fresh.by_all());
    if (playout % 3 != 1) CHECK(kept.by_one() == fresh.by_one());
  }
}

TEST_CASE("those who go by rules of thumb vote and propose as it is foretold") {
  for (std::uint64_t game = 0; game < 60; ++game) {
    Rng rng = Rng::stream(33, game);
    State state = new_state(5 + static_cast<int>(game % 6), rng);
    HeuristicSuspicion heuristic(state.table.players());
    std::size_t weighed = 0;
    while (!is_over(state.table)) {
      const Table& table = state.table;
      for (; weighed < table.history.size(); ++weighed) {
        const Ballot& ballot = table.history[weighed];
        if (ballot.went_on_quest() && !ballot.fails) break;
        if (ballot.fails) heuristic.add({ballot.proposal.team, *ballot.fails, ballot.approving, ballot.leader});
      }
      const Seat seat = table.waiting.first();
      const View view = observe(state, seat);
      const Action action = simple_choice(view, rng, {});
      const SeatSet known = known_evil(view);
      if (const auto* proposed = std::get_if<ProposeTeam>(&action)) {
        const Picks picks = heuristic.picks(seat, known, proposed->team.size());
        CHECK(proposed->team.contains(picks.sure));
        CHECK((picks.sure | picks.tied).contains(proposed->team));
        CHECK(picks.sure.size() + picks.wanted == proposed->team.size());
      }
      const bool free =
          table.rejections < rejections_to_lose - 1 && table.leader != seat && view.mine.side == Side::Good;
      if (const auto* vote = std::get_if<CastVote>(&action); vote && free)
        CHECK(heuristic.likes(seat, known, table.proposal->team) == (vote->vote == Vote::Approve));
      play<Avalon>(state, seat, action, unrecorded);
    }
  }
}

TEST_CASE("of many steps the one that wins is found") {
  PlayoutStart start;
  start.successes = 2;
  start.failures = 2;
  start.round = 5;
  start.knife = false;
  start.rejections = rejections_to_lose - 1;
  World world;
  world.evil = SeatSet::from_bits(0b11000);
  world.kind = PlayerModel::Logic;  // approves the fifth team for certain, and fails it where it can
  const Suspects suspects{{world.evil}, {1}};
  Playout playout(start, std::nullopt, suspects, suspects);
  const Worlds worlds{{world}, std::vector<std::uint32_t>(64)};
  std::vector<FirstStep> steps;
  for (int i = 0; i < combinations(5, 3); ++i)
    steps.push_back({FirstStep::What::Propose, unrank_combination(5, 3, i), false, false, false});
  const std::size_t good = find_best({playout, worlds, Side::Good, 1}, steps);
  CHECK(steps[good].team == SeatSet::from_bits(0b00111));
  const auto rates = win_rates({playout, worlds, Side::Good, 1}, steps);
  for (std::size_t i = 0; i < steps.size(); ++i) CHECK(rates[i] == (i == good ? 1 : 0));
}

TEST_CASE("what was read of another table does not show") {
  Rng rng(std::uint64_t{34});
  State one = new_state(6, rng);
  State two = new_state(6, rng);
  for (int i = 0; i < 40; ++i) {
    for (State* state : {&one, &two}) {
      if (is_over(state->table)) continue;
      CHECK(read_publicly(state->table).posterior() == OpenReading(state->table).belief().posterior());
      const View view = observe(*state, state->table.waiting.first());
      Rng first(std::uint64_t{1});
      Rng second(std::uint64_t{1});
      const auto* knight = find_bot<Avalon>("knight");
      const Action choice = knight->choose(view, first, {});
      read_publicly(one.table);  // now another one is kept
      CHECK(knight->choose(view, second, {}) == choice);
      play<Avalon>(*state, view.seat, choice, unrecorded);
    }
  }
}

TEST_CASE("a reading that goes on from an earlier one is the same as one that begins anew") {
  for (std::uint64_t game = 0; game < 12; ++game) {
    Rng rng = Rng::stream(36, game);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(5 + game % 3);
    if (game % 2 == 0)
      setup.lancelots = Lancelots::Switching;
    else
      setup.specials = {Role::Merlin, Role::Assassin, Role::Percival, Role::Morgana};
    setup.excalibur = game % 3 == 0;
    REQUIRE(!setup_error(setup));
    State state = Avalon::prepare(setup);
    carry_out<Avalon>(Avalon::deal(setup, {}, rng), state, unrecorded);
    std::shared_ptr<OpenReading> last;
    for (int actions = 0; actions < 120 && !is_over(state.table); ++actions) {
      random_step<Avalon>(state, rng, unrecorded);
      if (below(rng, 3) != 0) continue;
      last = std::make_shared<OpenReading>(state.table, last.get());
      OpenReading fresh(state.table);
      if (below(rng, 2) == 0)
        CHECK(last->log_likelihoods(weights_for(state.table)) == fresh.log_likelihoods(weights_for(state.table)));
      for (const PlayerModel kind :
           {PlayerModel::Random, PlayerModel::Logic, PlayerModel::People, PlayerModel::Heuristic}) {
        if (below(rng, 2) == 0) continue;
        CHECK(last->likelihoods(kind) == fresh.likelihoods(kind));
        for (std::size_t deal = 0; deal < last->possible().space().size(); deal += 7)
          REQUIRE(last->log_likelihood_of(kind, deal) == fresh.log_likelihood_of(kind, deal));
      }
    }
  }
}
