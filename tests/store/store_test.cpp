// What every store promises: appends whole, in order, reported in order, read as they were written.
#include <latch>
#include <thread>

#include "store/sqlite/sqlite.h"
#include "tests/store/scratch.h"

using namespace roundtable;
using namespace roundtable::test;

namespace {

using Outcome = std::optional<StoreError>;

/// Keeps the store's thread busy until released, so that everything appended meanwhile becomes one batch.
class Held {
 public:
  explicit Held(Store& store) {
    store.append(one_event("held", 1), [this](Outcome) {
      reached_.count_down();
      released_.wait();
    });
    reached_.wait();
  }
  void release() { released_.count_down(); }

 private:
  std::latch reached_{1}, released_{1};
};

FinishedGame finished_game(int number, std::string game, bool open, std::int64_t ended_at) {
  return {.table = "T",
          .number = number,
          .game = std::move(game),
          .open = open,
          .players = 2,
          .winner = "good",
          .reason = "three_quests",
          .ended_at = ended_at,
          .names = {"Ann \"A\"", "Žofie"},
          .record = R"({"format":1})"};
}

Append with_finished(std::uint64_t first, FinishedGame game) {
  auto append = one_event("T", first);
  append.finished = std::move(game);
  return append;
}

std::vector<int> numbers(const std::expected<std::vector<FinishedGame>, StoreError>& games) {
  REQUIRE(games.has_value());
  std::vector<int> result;
  for (const auto& game : *games) result.push_back(game.number);
  return result;
}

Append with_summary(const std::string& table, TableSummary summary) {
  auto append = one_event(table, 1);
  append.summary = std::move(summary);
  return append;
}

}  // namespace

TEST_CASE("events are read as they were appended, from any number on") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  auto append = one_event("T", 1);
  append.events = {"{\"a\":1}", "{\"b\":\"ž\"}"};
  CHECK(keep(*store, append) == std::nullopt);
  append.first = 3;
  append.events = {"{}"};
  CHECK(keep(*store, append) == std::nullopt);
  CHECK(store->events("T") == std::vector<std::string>{"{\"a\":1}", "{\"b\":\"ž\"}", "{}"});
  CHECK(store->events("T", 3) == std::vector<std::string>{"{}"});
  CHECK(store->events("T", 4)->empty());
  CHECK(store->events("T", std::numeric_limits<std::uint64_t>::max())->empty());
  CHECK(store->events("unknown")->empty());
}

TEST_CASE("an append with a gap or a number that is taken keeps nothing") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  keep_events(*store, "T", 2);
  for (const std::uint64_t wrong : {0U, 1U, 2U, 4U}) {
    auto append = with_summary("T", {.game = "duel", .open = true, .state = "lobby", .changed_at = 1});
    append.first = wrong;
    CHECK(keep(*store, append) == StoreError::WrongSequence);
  }
  CHECK(has_events(*store, "T", 2));
  CHECK(store->open_tables(10)->empty());
}

TEST_CASE("in one batch an append that does not fit fails alone, whole, and the rest is kept") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  REQUIRE(keep(*store, with_finished(1, finished_game(1, "duel", true, 5))) == std::nullopt);
  std::vector<Outcome> outcomes(4, StoreError::Full);
  {
    Held held(*store);
    const auto into = [&](std::size_t place) {
      return [&outcomes, place](Outcome outcome) { outcomes[place] = outcome; };
    };
    store->append(one_event("A", 1), into(0));
    store->append(one_event("A", 3), into(1));
    store->append(with_finished(2, finished_game(1, "duel", true, 6)), into(2));  // that game is there already
    store->append(one_event("A", 2), into(3));
    held.release();
    keep(*store, one_event("last", 1));
  }
  CHECK(outcomes == std::vector<Outcome>{std::nullopt, StoreError::WrongSequence, StoreError::Failed, std::nullopt});
  CHECK(has_events(*store, "A", 2));
  CHECK(has_events(*store, "T", 1));
}

TEST_CASE("outcomes are reported in the order of the appends") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  std::vector<int> order;
  for (int i = 0; i < 300; ++i)
    store->append(one_event("T" + std::to_string(i % 7), i % 3 == 0 ? 9999 : static_cast<std::uint64_t>(i) / 7 + 1),
                  [&order, i](Outcome) { order.push_back(i); });
  keep(*store, one_event("last", 1));
  std::vector<int> wanted(300);
  for (int i = 0; i < 300; ++i) wanted[static_cast<std::size_t>(i)] = i;
  CHECK(order == wanted);
}

TEST_CASE("many tables append at once while others read") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  constexpr int threads = 6, tables = 10, events = 15;
  std::atomic<int> kept = 0, failed_reads = 0;
  std::atomic<bool> writing = true;
  const auto name = [](int thread, int table) { return std::to_string(thread) + "-" + std::to_string(table); };
  std::thread reader([&] {
    for (std::size_t seen = 0; writing;) {
      const auto now = store->events("0-0");
      if (!now || now->size() < seen) ++failed_reads;
      seen = now->size();
    }
  });
  std::vector<std::thread> writers;
  for (int thread = 0; thread < threads; ++thread)
    writers.emplace_back([&, thread] {
      for (std::uint64_t number = 1; number <= events; ++number)
        for (int table = 0; table < tables; ++table)
          store->append(one_event(name(thread, table), number), [&](Outcome outcome) { kept += !outcome; });
    });
  for (auto& writer : writers) writer.join();
  keep(*store, one_event("last", 1));
  writing = false;
  reader.join();
  CHECK(kept == threads * tables * events);
  CHECK(failed_reads == 0);
  for (int thread = 0; thread < threads; ++thread)
    for (int table = 0; table < tables; ++table) CHECK(has_events(*store, name(thread, table), events));
}

TEST_CASE("the end of a store waits for all that was appended, also by those it reports to") {
  const Scratch scratch;
  int reported = 0;
  {
    const auto store = opened(scratch.data());
    for (std::uint64_t number = 1; number <= 100; ++number)
      store->append(one_event("T", number), [&reported](Outcome) { ++reported; });
    store->append(one_event("U", 1), [&, raw = store.get()](Outcome) {
      raw->append(one_event("U", 2), [&reported](Outcome) { ++reported; });
    });
  }
  CHECK(reported == 101);
  const auto store = opened(scratch.data());
  CHECK(has_events(*store, "T", 100));
  CHECK(has_events(*store, "U", 2));
  CHECK(keep(*store, one_event("T", 100)) == StoreError::WrongSequence);
  CHECK(keep(*store, one_event("T", 101)) == std::nullopt);
}

TEST_CASE("somebody who reads for long does not hold up the writer, and sees one moment") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  keep_events(*store, "T", 1);
  auto other = sqlite::Database::open(scratch.data_file(), sqlite::Access::Read);
  REQUIRE(other.has_value());
  std::int64_t seen = 0;
  sqlite::Statement count(*other, "SELECT count(*) FROM events");
  REQUIRE(other->run("BEGIN") == SQLITE_OK);
  const auto look = [&] { return count.each([&](const auto& row) { seen = row.integer(0); }); };
  REQUIRE(look() == SQLITE_OK);
  CHECK(keep(*store, one_event("T", 2)) == std::nullopt);
  CHECK(look() == SQLITE_OK);
  CHECK(seen == 1);
}

TEST_CASE("summaries: the latest of each table, listed by state or by being open") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  keep(*store, with_summary("C", {.game = "duel", .open = true, .state = "lobby", .changed_at = 10}));
  keep(*store, with_summary("A", {.game = "avalon", .open = true, .state = "playing", .changed_at = 30}));
  keep(*store, with_summary("B", {.game = "duel", .open = false, .state = "playing", .changed_at = 40}));
  keep(*store, with_summary("D", {.game = "duel", .open = true, .state = "finished", .changed_at = 50}));
  const auto codes = [&](int limit) {
    std::string all;
    const auto tables = store->open_tables(limit);
    for (const auto& [code, summary] : *tables) all += code;
    return all;
  };
  CHECK(codes(10) == "AC");
  CHECK(codes(1) == "A");
  CHECK(codes(0) == "");
  CHECK(codes(-1) == "");
  CHECK(store->tables_in("playing") == std::vector<std::string>{"A", "B"});
  auto change = one_event("A", 2);
  change.summary = TableSummary{.game = "duel", .open = true, .state = "lobby", .changed_at = 60, .language = "cs"};
  REQUIRE(keep(*store, change) == std::nullopt);
  CHECK(store->tables_in("playing") == std::vector<std::string>{"B"});
  const auto latest = store->open_tables(1)->front().second;
  CHECK(latest.game == "duel");
  CHECK(latest.open);
  CHECK(latest.state == "lobby");
  CHECK(latest.changed_at == 60);
  CHECK(latest.language == "cs");
}

TEST_CASE("finished games are found by game, openness and time, the latest first, without records") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  const std::array games{finished_game(1, "duel", true, 100), finished_game(2, "avalon", true, 200),
                         finished_game(3, "duel", false, 300), finished_game(4, "duel", true, 300)};
  for (std::uint64_t i = 0; i < games.size(); ++i)
    REQUIRE(keep(*store, with_finished(i + 1, games[i])) == std::nullopt);
  CHECK(numbers(store->finished({})) == std::vector{4, 2, 1});
  CHECK(numbers(store->finished({.game = "", .before = 0, .limit = 50})) == std::vector{4, 2, 1});
  CHECK(numbers(store->finished({.game = "duel", .before = 0, .limit = 50})) == std::vector{4, 1});
  CHECK(numbers(store->finished({.game = "", .before = 300, .limit = 50})) == std::vector{2, 1});
  CHECK(numbers(store->finished({.game = "", .before = 0, .limit = 1})) == std::vector{4});
  CHECK(store->finished({})->front().record.empty());
}

TEST_CASE("one finished game comes back with everything in it") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  const auto wanted = finished_game(1, "duel", true, 100);
  REQUIRE(keep(*store, with_finished(1, wanted)) == std::nullopt);
  const auto found = store->finished_game("T", 1);
  REQUIRE(found.has_value());
  REQUIRE(found->has_value());
  const FinishedGame& game = **found;
  CHECK(game.table == wanted.table);
  CHECK(game.number == wanted.number);
  CHECK(game.game == wanted.game);
  CHECK(game.open == wanted.open);
  CHECK(game.players == wanted.players);
  CHECK(game.winner == wanted.winner);
  CHECK(game.reason == wanted.reason);
  CHECK(game.ended_at == wanted.ended_at);
  CHECK(game.names == wanted.names);
  CHECK(game.record == wanted.record);
  CHECK(!store->finished_game("T", 2)->has_value());
  CHECK(!store->finished_game("U", 1)->has_value());
}
