// Files that must not be touched, and files of other versions.
#include <sys/stat.h>

#include "store/sqlite/schema.h"
#include "tests/store/scratch.h"
#include "text/catalogue.h"

using namespace roundtable;
using namespace roundtable::test;

namespace fs = std::filesystem;

namespace {

constexpr std::size_t page = 4096;

void make_store(const Scratch& scratch, std::uint64_t events) {
  const auto store = opened(scratch.data());
  keep_events(*store, "T", events);
}

/// Opening must end with this message and leave the file byte for byte as it is.
void check_left_alone(const Scratch& scratch, const std::string& bytes, const std::string& key) {
  write_bytes(scratch.data_file(), bytes);
  CHECK(refusal_to_open(scratch.data()) == key);
  CHECK(bytes_of(scratch.data_file()) == bytes);
}

int run_sql(const fs::path& file, const std::string& sql) {
  auto database = sqlite::Database::open(file, sqlite::Access::Write);
  return database ? database->run(sql.c_str()) : database.error();
}

mode_t mode_of(const fs::path& path) {
  struct stat status{};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  return status.st_mode & 0777;
}

std::int64_t number_in(const fs::path& file, std::string_view sql) {
  const auto database = sqlite::Database::open(file, sqlite::Access::Read);
  REQUIRE(database.has_value());
  std::int64_t number = -1;
  REQUIRE(sqlite::Statement(*database, sql).each([&](const auto& row) { number = row.integer(0); }) == SQLITE_OK);
  return number;
}

}  // namespace

TEST_CASE("a folder may be named without the way to it") {
  const Scratch scratch;
  const auto here = fs::current_path();
  fs::create_directories(scratch.path());
  fs::current_path(scratch.path());
  const auto store = open_sqlite_store("games");
  fs::current_path(here);
  CHECK(store.has_value());
  CHECK(fs::exists(scratch.path() / "games" / "roundtable.db"));
}

TEST_CASE("folder and file are for their owner alone") {
  const Scratch scratch;
  const auto old_mask = ::umask(0);
  const auto store = opened(scratch.path() / "new" / "data");
  ::umask(old_mask);
  keep_events(*store, "T", 1);
  CHECK(mode_of(scratch.path() / "new" / "data") == 0700);
  for (const char* name : {"roundtable.db", "roundtable.db-wal", "roundtable.db-shm", "roundtable.lock"})
    CHECK(mode_of(scratch.path() / "new" / "data" / name) == 0600);
}

TEST_CASE("a page destroyed anywhere in the file is found at opening") {
  const Scratch scratch;
  make_store(scratch, 150);
  const auto sound = bytes_of(scratch.data_file());
  REQUIRE(sound.size() >= 8 * page);
  for (std::size_t at = 0; at < sound.size(); at += page) {
    CAPTURE(at);
    check_left_alone(scratch, std::string(sound).replace(at, page, page, '\0'), "store.corrupt");
    check_left_alone(scratch, std::string(sound).replace(at, 16, 16, '\xff'), "store.corrupt");
  }
  write_bytes(scratch.data_file(), sound);
  CHECK(has_events(*opened(scratch.data()), "T", 150));
}

TEST_CASE("a file that was cut short is found at opening") {
  const Scratch scratch;
  make_store(scratch, 150);
  const auto sound = bytes_of(scratch.data_file());
  for (const std::size_t size : {sound.size() - page, sound.size() - 1, sound.size() / 2, page, 100UL, 1UL, 0UL}) {
    CAPTURE(size);
    check_left_alone(scratch, sound.substr(0, size), "store.corrupt");
  }
}

TEST_CASE("a damaged file keeps the log beside it") {
  const Scratch scratch;
  const Scratch other;
  fs::create_directories(other.data());
  const auto log = fs::path(other.data_file()) += "-wal";
  {
    const auto store = opened(scratch.data());
    keep_events(*store, "T", 5);
    write_bytes(other.data_file(), bytes_of(scratch.data_file()));
    write_bytes(log, bytes_of(fs::path(scratch.data_file()) += "-wal"));
  }
  const auto kept_log = bytes_of(log);
  const auto file = bytes_of(other.data_file());
  REQUIRE(kept_log.size() > page);
  check_left_alone(other, std::string(file).replace(0, 16, 16, '\0'), "store.corrupt");
  CHECK(bytes_of(log) == kept_log);
  check_left_alone(other, "", "store.corrupt");
  CHECK(bytes_of(log) == kept_log);
  fs::remove(other.data_file());
  CHECK(refusal_to_open(other.data()) == "store.only_log");
  CHECK(bytes_of(log) == kept_log);
  write_bytes(other.data_file(), file);
  CHECK(has_events(*opened(other.data()), "T", 5));
}

TEST_CASE("somebody else's file is refused") {
  const Scratch scratch;
  fs::create_directories(scratch.data());
  check_left_alone(scratch, "Dear diary, this is not a database at all.", "store.corrupt");
  write_bytes(scratch.data_file(), "");
  REQUIRE(run_sql(scratch.data_file(), "CREATE TABLE songs (title)") == SQLITE_OK);
  check_left_alone(scratch, bytes_of(scratch.data_file()), "store.foreign");
}

TEST_CASE("a file of a newer version is refused, and the message says where it is and both versions") {
  const Scratch scratch;
  make_store(scratch, 3);
  REQUIRE(run_sql(scratch.data_file(), "PRAGMA user_version = 77") == SQLITE_OK);
  check_left_alone(scratch, bytes_of(scratch.data_file()), "store.newer");
  const auto store = open_sqlite_store(scratch.data());
  REQUIRE(!store.has_value());
  for (const auto& language : languages()) {
    const auto said = Catalogue::of(language.id)(store.error());
    CHECK(said.find(scratch.data_file().string()) != std::string::npos);
    CHECK(said.find("77") != std::string::npos);
    CHECK(said.find(' ' + std::to_string(schema_steps().size()) + '.') != std::string::npos);
  }
}

TEST_CASE("a file of the first version is opened, and its finished games are listed and counted as new ones are") {
  const Scratch scratch;
  make_store(scratch, 3);
  fs::remove(scratch.data_file());
  write_bytes(scratch.data_file(), "");
  {
    auto database = sqlite::Database::open(scratch.data_file(), sqlite::Access::Write);
    REQUIRE(database.has_value());
    REQUIRE(upgrade(*database, schema_steps().first(1)) == SQLITE_OK);
    REQUIRE(database->run(R"sql(
      INSERT INTO tables VALUES ('T', 'duel', 1, 'lobby', 7);
      INSERT INTO finished (table_code, number, game, open, players, winner, reason, ended_at, names, record) VALUES
        ('T', 1, 'duel', 1, 2, 'a', 'r', 10, '[]', '{"config":{"x":1},"actions":[1,2]}'),
        ('T', 2, 'duel', 0, 2, 'a', 'r', 11, '[]', '{"config":{"x":1},"actions":[1,2,3]}'),
        ('T', 3, 'duel', 1, 2, 'b', 'r', 12, '[]', 'nonsense');)sql") == SQLITE_OK);
  }
  const auto store = opened(scratch.data());
  CHECK(store->open_tables(9)->front().second.language == "");
  CHECK(store->finished({})->size() == 2);
  FinishedGame game{.table = "U",
                    .number = 1,
                    .game = "duel",
                    .open = true,
                    .players = 2,
                    .winner = "a",
                    .reason = "r",
                    .ended_at = 13,
                    .names = {},
                    .record = R"({"config":{"x":1},"actions":[1]})"};
  Append append = one_event("U", 1);
  append.finished = game;
  REQUIRE(keep(*store, append) == std::nullopt);
  const auto tallies = store->tallies(9);
  REQUIRE(tallies->size() == 1);
  CHECK(tallies->front().config == R"({"x":1})");
  CHECK(tallies->front().games == 3);
  CHECK(tallies->front().actions == 6);
}

TEST_CASE("an older file takes the steps it lacks, once") {
  const Scratch scratch;
  make_store(scratch, 3);
  std::vector<const char*> steps(schema_steps().begin(), schema_steps().end());
  steps.push_back("CREATE TABLE added (n); INSERT INTO added SELECT count(*) FROM events");
  steps.push_back("INSERT INTO added SELECT 2 * n FROM added");
  for (int again = 0; again < 2; ++again) {
    auto database = sqlite::Database::open(scratch.data_file(), sqlite::Access::Write);
    REQUIRE(database.has_value());
    CHECK(upgrade(*database, steps) == SQLITE_OK);
  }
  CHECK(number_in(scratch.data_file(), "SELECT sum(n) FROM added") == 9);
  CHECK(number_in(scratch.data_file(), "PRAGMA user_version") == static_cast<std::int64_t>(steps.size()));
}

TEST_CASE("a step that fails leaves the older file as it was") {
  const Scratch scratch;
  make_store(scratch, 3);
  std::vector<const char*> steps(schema_steps().begin(), schema_steps().end());
  steps.push_back("CREATE TABLE added (n)");
  steps.push_back("CREATE TABLE added (n)");
  {
    auto database = sqlite::Database::open(scratch.data_file(), sqlite::Access::Write);
    REQUIRE(database.has_value());
    CHECK(upgrade(*database, steps) != SQLITE_OK);
  }
  CHECK(number_in(scratch.data_file(), "SELECT count(*) FROM sqlite_schema WHERE name = 'added'") == 0);
  CHECK(has_events(*opened(scratch.data()), "T", 3));
}

TEST_CASE("one server at a time") {
  const Scratch scratch;
  {
    const auto store = opened(scratch.data());
    CHECK(refusal_to_open(scratch.data()) == "store.in_use");
    keep_events(*store, "T", 1);
  }
  CHECK(refusal_to_open(scratch.data()) == "");
}

TEST_CASE("half a file left by a crash while making it is made anew") {
  const Scratch scratch;
  fs::create_directories(scratch.data());
  write_bytes(fs::path(scratch.data_file()) += ".part", "half");
  CHECK(refusal_to_open(scratch.data()) == "");
}

TEST_CASE("a folder that cannot be made is reported") {
  const Scratch scratch;
  write_bytes(scratch.path() / "file", "");
  CHECK(refusal_to_open(scratch.path() / "file") == "store.unusable");
  CHECK(refusal_to_open(scratch.path() / "file" / "data") == "store.unusable");
}
