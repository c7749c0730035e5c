// Requests of the engine protocol over a whole game: parse, referee, answer.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "match/session.h"

namespace {

using namespace roundtable;

constexpr std::string_view new_game =
    R"({"op":"new","game":"avalon","seed":"bench","config":{"players":10,)"
    R"("roles":["merlin","percival","assassin","mordred","morgana","oberon"],"lady":true}})";

struct Step {
  int seat;
  std::string act;
};

std::vector<Step> a_game() {
  Session session;
  session.reply(new_game);
  std::vector<Step> steps;
  while (true) {
    const auto turn = boost::json::parse(session.reply(R"({"op":"turn"})"));
    const auto& seats = turn.at("seats").as_array();
    if (seats.empty()) return steps;
    const auto seat = std::to_string(seats[0].as_int64());
    const auto suggestion = boost::json::parse(session.reply(
        R"({"op":"suggest","bot":"random","seed":")" + std::to_string(steps.size()) + R"(","seat":)" + seat + "}"));
    steps.push_back({static_cast<int>(seats[0].as_int64()), R"({"op":"act","seat":)" + seat + R"(,"action":)" +
                                                                boost::json::serialize(suggestion.at("action")) + "}"});
    session.reply(steps.back().act);
  }
}

void requests(benchmark::State& bench, bool with_views) {
  const auto steps = a_game();
  Session session;
  std::int64_t count = 0;
  for (auto _ : bench) {
    session.reply(new_game);
    for (const auto& step : steps) {
      benchmark::DoNotOptimize(session.reply(step.act).data());
      if (with_views) {
        const std::string view = R"({"op":"view","seat":)" + std::to_string(step.seat) + "}";
        benchmark::DoNotOptimize(session.reply(view).data());
      }
    }
    count += static_cast<std::int64_t>(steps.size()) * (with_views ? 2 : 1);
  }
  bench.counters["time/request"] =
      benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void act(benchmark::State& bench) { requests(bench, false); }
void act_and_view(benchmark::State& bench) { requests(bench, true); }

BENCHMARK(act);
BENCHMARK(act_and_view);

}  // namespace
