#include "store/sqlite/log.h"

#include <boost/json.hpp>

namespace roundtable {
namespace {

/// The append itself is wrong (its number, or SQLite's limits); the file and the transaction are fine.
bool concerns_one(int status) { return status == SQLITE_CONSTRAINT || status == SQLITE_TOOBIG; }

std::string names_as_json(const std::vector<std::string>& names) {
  return boost::json::serialize(boost::json::array(names.begin(), names.end()));
}

}  // namespace

StoreError store_error(int status) { return (status & 0xff) == SQLITE_FULL ? StoreError::Full : StoreError::Failed; }

SqliteLog::SqliteLog(sqlite::Database database)
    : database_(std::move(database)),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      savepoint_(database_, "SAVEPOINT append"),
      release_(database_, "RELEASE append"),
      undo_(database_, "ROLLBACK TO append"),
      last_number_(database_, "SELECT coalesce(max(number), 0) FROM events WHERE table_code = ?1"),
      insert_event_(database_, "INSERT INTO events (table_code, number, event) VALUES (?1, ?2, ?3)"),
      keep_summary_(
          database_,
          "INSERT INTO tables (code, game, open, state, changed_at, language) VALUES (?1, ?2, ?3, ?4, ?5, ?6) "
          "ON CONFLICT (code) DO UPDATE SET game = ?2, open = ?3, state = ?4, changed_at = ?5, language = ?6"),
      insert_finished_(database_,
                       "INSERT INTO finished (table_code, number, game, open, players, winner, reason, ended_at, "
                       "names, record) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"),
      count_finished_(database_,
                      "INSERT INTO tallies SELECT ?1, coalesce(json_extract(?4, '$.config'), ''), ?2, ?3, 1, "
                      "coalesce(json_array_length(?4, '$.actions'), 0) WHERE json_valid(?4) "
                      "ON CONFLICT DO UPDATE SET games = games + 1, actions = actions + excluded.actions") {}

void SqliteLog::write(std::span<PendingAppend> batch) {
  const int status = transact(batch);
  if (status == SQLITE_OK) return;
  // SQLite has sometimes rolled back by itself by now.
  if (!sqlite3_get_autocommit(database_.handle())) database_.run("ROLLBACK");
  for (PendingAppend& append : batch) append.failure = store_error(status);
}

int SqliteLog::transact(std::span<PendingAppend> batch) {
  if (const int status = begin_.run()) return status;
  for (PendingAppend& append : batch)
    if (const int status = write_one(append)) return status;
  return commit_.run();
}

int SqliteLog::write_one(PendingAppend& append) {
  std::int64_t last = 0;
  const int counted = last_number_.each([&](const auto& row) { last = row.integer(0); }, append.what.table);
  if (counted != SQLITE_OK) return counted;
  if (append.what.first != static_cast<std::uint64_t>(last) + 1) {
    append.failure = StoreError::WrongSequence;
    return SQLITE_OK;
  }
  if (const int status = savepoint_.run()) return status;
  const int written = insert(append.what);
  if (written == SQLITE_OK) return release_.run();
  if (!concerns_one(written)) return written;
  append.failure = StoreError::Failed;
  const int undone = undo_.run();
  return undone == SQLITE_OK ? release_.run() : undone;
}

int SqliteLog::insert(const Append& what) {
  if (const int status = insert_events(what)) return status;
  if (what.summary)
    if (const int status = keep_summary(what.table, *what.summary)) return status;
  return what.finished ? insert_finished(what.table, *what.finished) : SQLITE_OK;
}

int SqliteLog::insert_events(const Append& what) {
  auto number = static_cast<std::int64_t>(what.first);
  for (const std::string& event : what.events)
    if (const int status = insert_event_.run(what.table, number++, event)) return status;
  return SQLITE_OK;
}

int SqliteLog::keep_summary(const std::string& table, const TableSummary& summary) {
  return keep_summary_.run(table, summary.game, std::int64_t{summary.open}, summary.state, summary.changed_at,
                           summary.language);
}

int SqliteLog::insert_finished(const std::string& table, const FinishedGame& game) {
  const int status = insert_finished_.run(table, std::int64_t{game.number}, game.game, std::int64_t{game.open},
                                          std::int64_t{game.players}, game.winner, game.reason, game.ended_at,
                                          names_as_json(game.names), game.record);
  return status == SQLITE_OK ? count_finished_.run(game.game, game.winner, game.reason, game.record) : status;
}

}  // namespace roundtable
