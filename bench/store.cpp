// Durable events a second, on the disk of the temporary folder (TMPDIR): tables that each wait for their last event.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <semaphore>
#include <string>
#include <vector>

#include "store/sqlite/store.h"

namespace {

using namespace roundtable;

constexpr std::string_view vote = R"({"event":"vote_cast","seat":3,"vote":"approve","at":1700000000000})";

class Folder {
 public:
  Folder() {
    auto pattern = (std::filesystem::temp_directory_path() / "roundtable-bench-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

struct Table {
  std::string code;
  std::uint64_t kept = 0;
};

/// Each table appends its next event as soon as the last one is reported, `rounds` times.
void play(Store& store, std::vector<Table>& tables, std::uint64_t rounds) {
  std::counting_semaphore<> ended(0);
  std::function<void(Table&, std::uint64_t)> go_on = [&](Table& table, std::uint64_t left) {
    if (left == 0) return ended.release();
    store.append(
        {.table = table.code, .first = ++table.kept, .events = {std::string(vote)}, .summary = {}, .finished = {}},
        [&, left](std::optional<StoreError> failure) {
          if (failure) std::abort();
          go_on(table, left - 1);
        });
  };
  for (Table& table : tables) go_on(table, rounds);
  for (std::size_t i = 0; i < tables.size(); ++i) ended.acquire();
}

void durable_events(benchmark::State& bench) {
  const Folder folder;
  const auto store = open_sqlite_store(folder.path());
  if (!store) return bench.SkipWithError(store.error().key.c_str());
  std::vector<Table> tables(static_cast<std::size_t>(bench.range(0)));
  for (std::size_t i = 0; i < tables.size(); ++i) tables[i].code = "table" + std::to_string(i);
  constexpr std::uint64_t rounds = 100;
  for (auto _ : bench) play(**store, tables, rounds);
  const auto kept = static_cast<double>(bench.iterations()) * static_cast<double>(rounds * tables.size());
  bench.counters["events"] = benchmark::Counter(kept, benchmark::Counter::kIsRate);
}

BENCHMARK(durable_events)
    ->ArgName("tables")
    ->Arg(1)
    ->Arg(20)
    ->Arg(200)
    ->Arg(1000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
