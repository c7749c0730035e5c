// Complete duels of uniformly random legal play, by the rules the referee uses.
#include <benchmark/benchmark.h>

#include "engine/random_play.h"
#include "games/duel/rules/game.h"

namespace {

using namespace roundtable;
using namespace roundtable::duel;

void duel(benchmark::State& bench) {
  Rng rng(std::uint64_t{1});
  State state;
  std::int64_t actions = 0;
  for (auto _ : bench) actions += random_game<Duel>(state, Setup{}, rng);
  bench.counters["games/s"] = benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["actions/s"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
  bench.counters["actions/game"] = static_cast<double>(actions) / static_cast<double>(bench.iterations());
}

BENCHMARK(duel);

}  // namespace
