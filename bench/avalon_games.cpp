// Complete games of uniformly random legal play, by the rules the referee uses.
#include <benchmark/benchmark.h>

#include "engine/random_play.h"
#include "games/avalon/rules/game.h"

namespace {

using namespace roundtable;
using namespace roundtable::avalon;

void play_games(benchmark::State& bench, const Setup& setup) {
  Rng rng(std::uint64_t{1});
  State state;
  std::int64_t actions = 0;
  for (auto _ : bench) actions += random_game<Avalon>(state, setup, rng);
  bench.counters["games/s"] = benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["actions/s"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
  bench.counters["actions/game"] = static_cast<double>(actions) / static_cast<double>(bench.iterations());
}

Setup ten_players_all_specials() {
  Setup setup;
  setup.players = 10;
  setup.specials = {Role::Merlin, Role::Percival, Role::Assassin, Role::Mordred, Role::Morgana, Role::Oberon};
  setup.lady = true;
  return setup;
}

Setup ten_players_all_modules() {
  Setup setup = ten_players_all_specials();
  setup.specials = {Role::Merlin, Role::Percival, Role::Assassin, Role::Mordred, Role::Morgana};
  setup.lancelots = Lancelots::Switching;
  setup.excalibur = setup.targeting = setup.plots = true;
  return setup;
}

void five_players(benchmark::State& bench) { play_games(bench, Setup{}); }
void ten_players_lady(benchmark::State& bench) { play_games(bench, ten_players_all_specials()); }
void ten_players_everything(benchmark::State& bench) { play_games(bench, ten_players_all_modules()); }

BENCHMARK(five_players);
BENCHMARK(ten_players_lady);
BENCHMARK(ten_players_everything);

}  // namespace
