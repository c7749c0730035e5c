// Views of every seat, built and written as JSON after every action of random five-player games.
#include <benchmark/benchmark.h>

#include "engine/random_play.h"
#include "games/avalon/codec/codec.h"

namespace {

using namespace roundtable;
using namespace roundtable::avalon;

void every_view_after_every_action(benchmark::State& bench) {
  Rng rng(std::uint64_t{1});
  JsonWriter out;
  std::int64_t views = 0;
  std::int64_t bytes = 0;
  AvalonViews writer;
  for (auto _ : bench) {
    State state = prepare(Setup{});
    carry_out<Avalon>(deal(Setup{}, {}, rng), state, unrecorded);
    writer.reset();
    while (!is_over(state.table)) {
      random_step<Avalon>(state, rng, unrecorded);
      writer.changed();
      for (const Seat seat : state.table.everyone()) {
        out.clear();
        writer.write(observe(state, seat), out);
        benchmark::DoNotOptimize(out.text().data());
        bytes += static_cast<std::int64_t>(out.text().size());
        ++views;
      }
    }
  }
  bench.counters["games/s"] = benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["views/s"] = benchmark::Counter(static_cast<double>(views), benchmark::Counter::kIsRate);
  bench.counters["bytes/view"] = static_cast<double>(bytes) / static_cast<double>(views);
}

BENCHMARK(every_view_after_every_action);

}  // namespace
