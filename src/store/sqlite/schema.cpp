#include "store/sqlite/schema.h"

namespace roundtable {
namespace {

constexpr int application_id = 0x526E6454;  // "RndT": marks the file as ours, for us and for file(1)

constexpr std::array<const char*, 2> steps{
    // Events are a log in the order of writing: the unique key is an index beside it, since a table clustered by that
    // key is half as fast with many tables at once.
    R"sql(
      CREATE TABLE events (
        id INTEGER PRIMARY KEY,
        table_code TEXT NOT NULL,
        number INTEGER NOT NULL,
        event TEXT NOT NULL,
        UNIQUE (table_code, number));
      CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        open INTEGER NOT NULL,
        state TEXT NOT NULL,
        changed_at INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX tables_by_state ON tables (state, code);
      CREATE INDEX tables_listed ON tables (changed_at) WHERE open AND state <> 'finished';
      CREATE TABLE finished (
        id INTEGER PRIMARY KEY,
        table_code TEXT NOT NULL,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        open INTEGER NOT NULL,
        players INTEGER NOT NULL,
        winner TEXT NOT NULL,
        reason TEXT NOT NULL,
        ended_at INTEGER NOT NULL,
        names TEXT NOT NULL,
        record TEXT NOT NULL,
        UNIQUE (table_code, number));
      CREATE INDEX finished_by_end ON finished (ended_at);
    )sql",
    // Lists and counts must not slow down with the number of private games.
    R"sql(
      ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT '';
      DROP INDEX finished_by_end;
      CREATE INDEX finished_listed ON finished (ended_at, id) WHERE open;
      CREATE INDEX finished_listed_by_game ON finished (game, ended_at, id) WHERE open;
      CREATE TABLE tallies (
        game TEXT NOT NULL,
        config TEXT NOT NULL,
        winner TEXT NOT NULL,
        reason TEXT NOT NULL,
        games INTEGER NOT NULL,
        actions INTEGER NOT NULL,
        PRIMARY KEY (game, config, winner, reason)) WITHOUT ROWID;
      CREATE INDEX tallies_by_games ON tallies (games DESC, game, config, winner, reason);
      INSERT INTO tallies
        SELECT game, coalesce(json_extract(record, '$.config'), '') AS config, winner, reason, COUNT(*),
               SUM(coalesce(json_array_length(record, '$.actions'), 0))
        FROM finished WHERE json_valid(record) GROUP BY game, config, winner, reason;
    )sql"};

/// The number that a pragma without arguments gives.
std::expected<std::int64_t, int> pragma(const sqlite::Database& database, std::string_view sql) {
  std::int64_t value = 0;
  const int status = sqlite::Statement(database, sql).each([&](const auto& row) { value = row.integer(0); });
  if (status != SQLITE_OK) return std::unexpected(status);
  return value;
}

int take_steps(sqlite::Database& database, SchemaSteps missing, std::size_t last) {
  for (const char* step : missing)
    if (const int status = database.run(step)) return status;
  const auto marks = "PRAGMA application_id = " + std::to_string(application_id) +
                     "; PRAGMA user_version = " + std::to_string(last) + "; COMMIT";
  return database.run(marks.c_str());
}

/// What SQLite finds wrong with the structure of the file.
std::optional<Message> check_structure(const sqlite::Database& database, const std::filesystem::path& file) {
  std::string found;
  sqlite::Statement check(database, "PRAGMA quick_check(1)");
  const int status = check.each([&](const auto& row) { found = row.text(0); });
  if (status != SQLITE_OK) return trouble(file, status);
  if (found == "ok") return std::nullopt;
  return Message("store.corrupt", {{"path", file.string()}, {"why", found}});
}

}  // namespace

SchemaSteps schema_steps() { return steps; }

int upgrade(sqlite::Database& database, SchemaSteps wanted) {
  if (const int status = database.run("BEGIN IMMEDIATE")) return status;
  const auto version = pragma(database, "PRAGMA user_version");
  const auto known = version ? static_cast<std::size_t>(*version) : 0;
  const int status = !version                 ? version.error()
                     : known >= wanted.size() ? SQLITE_OK
                                              : take_steps(database, wanted.subspan(known), wanted.size());
  if (!sqlite3_get_autocommit(database.handle())) database.run("ROLLBACK");  // nothing to do, or a step failed
  return status;
}

std::optional<Message> examine(sqlite::Database& database, const std::filesystem::path& file) {
  const auto mark = pragma(database, "PRAGMA application_id");
  if (!mark) return trouble(file, mark.error());
  if (*mark != application_id) return Message("store.foreign", {{"path", file.string()}});
  const auto version = pragma(database, "PRAGMA user_version");
  if (!version) return trouble(file, version.error());
  if (*version < 1) return trouble(file, SQLITE_CORRUPT);
  const auto known = static_cast<long>(steps.size());
  if (*version > known)
    return Message("store.newer", {{"path", file.string()}, {"given", long{*version}}, {"known", known}});
  return check_structure(database, file);
}

Message trouble(const std::filesystem::path& file, int status) {
  const bool corrupt = (status & 0xff) == SQLITE_CORRUPT || (status & 0xff) == SQLITE_NOTADB;
  return {corrupt ? "store.corrupt" : "store.unusable",
          {{"path", file.string()}, {"why", std::string(sqlite3_errstr(status))}}};
}

}  // namespace roundtable
