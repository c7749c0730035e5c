// Encounters of uniformly random legal play, by the rules the referee uses.
#include <benchmark/benchmark.h>

#include "engine/random_play.h"
#include "games/grail/content/library.h"
#include "games/grail/rules/game.h"

namespace {

using namespace roundtable;
using namespace roundtable::grail;

/// Every encounter of the starter pack in turn, by a party of this size.
void play_encounters(benchmark::State& bench, int members) {
  Setup setup;
  setup.pack = find_grail_pack("starter", "");
  for (int i = 0; i < members; ++i) {
    const auto who = static_cast<CharacterId>(i);
    setup.party.push_back({who, who, who});
  }
  Rng rng(std::uint64_t{1});
  State state;
  std::int64_t actions = 0;
  std::size_t next = 0;
  for (auto _ : bench) {
    setup.encounter = static_cast<EncounterId>(next++ % setup.pack->encounters.size());
    actions += random_game<Grail>(state, setup, rng);
  }
  bench.counters["actions/s"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
  bench.counters["actions/game"] = static_cast<double>(actions) / static_cast<double>(bench.iterations());
}

void grail_alone(benchmark::State& bench) { play_encounters(bench, 1); }
void grail_four(benchmark::State& bench) { play_encounters(bench, 4); }

BENCHMARK(grail_alone);
BENCHMARK(grail_four);

}  // namespace
