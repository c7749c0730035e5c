#include "store/sqlite/reader.h"

#include <algorithm>
#include <boost/json.hpp>
#include <limits>

#include "store/sqlite/log.h"
#include "text/check_text.h"

namespace roundtable {
namespace {

constexpr std::string_view finished_columns =
    "table_code, number, game, open, players, winner, reason, ended_at, names";

std::vector<std::string> names_from_json(std::string_view text) {
  std::vector<std::string> names;
  if (!is_plain_text(text)) return names;
  boost::json::error_code error;
  const auto parsed = boost::json::parse(text, error);
  if (const auto* array = error ? nullptr : parsed.if_array())
    for (const auto& name : *array)
      if (const auto* string = name.if_string()) names.emplace_back(string->begin(), string->end());
  return names;
}

FinishedGame finished_from(const sqlite::Statement& row) {
  return {.table = row.text(0),
          .number = static_cast<int>(row.integer(1)),
          .game = row.text(2),
          .open = row.integer(3) != 0,
          .players = static_cast<int>(row.integer(4)),
          .winner = row.text(5),
          .reason = row.text(6),
          .ended_at = row.integer(7),
          .names = names_from_json(row.text(8)),
          .record = {}};
}

/// Collects what `read` makes of each row.
template <class T, class Read, class... Value>
SqliteReader::Answer<std::vector<T>> collect(sqlite::Statement& statement, Read read, const Value&... values) {
  std::vector<T> rows;
  const int status = statement.each([&](const auto& row) { rows.push_back(read(row)); }, values...);
  if (status != SQLITE_OK) return std::unexpected(store_error(status));
  return rows;
}

std::string first_text(const sqlite::Statement& row) { return row.text(0); }

std::int64_t at_most(int limit) { return std::max(limit, 0); }  // SQLite reads a negative limit as none

}  // namespace

SqliteReader::SqliteReader(sqlite::Database database)
    : database_(std::move(database)),
      events_(database_, "SELECT event FROM events WHERE table_code = ?1 AND number >= ?2 ORDER BY number"),
      open_tables_(database_,
                   "SELECT code, game, state, changed_at, language FROM tables WHERE open AND state <> 'finished' "
                   "ORDER BY changed_at DESC LIMIT ?1"),
      tables_in_(database_, "SELECT code FROM tables WHERE state = ?1 ORDER BY code"),
      finished_(database_, "SELECT " + std::string(finished_columns) +
                               " FROM finished WHERE open AND ended_at < ?1 "
                               "ORDER BY ended_at DESC, id DESC LIMIT ?2"),
      finished_of_game_(database_, "SELECT " + std::string(finished_columns) +
                                       " FROM finished WHERE open AND ended_at < ?1 "
                                       "AND game = ?3 ORDER BY ended_at DESC, id DESC LIMIT ?2"),
      finished_game_(database_, "SELECT " + std::string(finished_columns) +
                                    ", record FROM finished WHERE table_code = ?1 AND number = ?2"),
      tallies_(database_,
               "SELECT game, config, winner, reason, games, actions FROM tallies "
               "ORDER BY games DESC, game, config, winner, reason LIMIT ?1") {}

SqliteReader::Answer<std::vector<std::string>> SqliteReader::events(std::string_view table, std::uint64_t from) {
  const auto first = static_cast<std::int64_t>(std::min<std::uint64_t>(from, std::numeric_limits<std::int64_t>::max()));
  const std::lock_guard lock(mutex_);
  return collect<std::string>(events_, first_text, table, first);
}

SqliteReader::Answer<std::vector<std::pair<std::string, TableSummary>>> SqliteReader::open_tables(int limit) {
  using Row = std::pair<std::string, TableSummary>;
  const auto read = [](const sqlite::Statement& row) {
    return Row(row.text(0), {.game = row.text(1),
                             .open = true,
                             .state = row.text(2),
                             .changed_at = row.integer(3),
                             .language = row.text(4)});
  };
  const std::lock_guard lock(mutex_);
  return collect<Row>(open_tables_, read, at_most(limit));
}

SqliteReader::Answer<std::vector<std::string>> SqliteReader::tables_in(std::string_view state) {
  const std::lock_guard lock(mutex_);
  return collect<std::string>(tables_in_, first_text, state);
}

SqliteReader::Answer<std::vector<FinishedGame>> SqliteReader::finished(const FinishedFilter& filter) {
  const std::int64_t before = filter.before ? filter.before : std::numeric_limits<std::int64_t>::max();
  const std::lock_guard lock(mutex_);
  if (filter.game.empty()) return collect<FinishedGame>(finished_, finished_from, before, at_most(filter.limit));
  return collect<FinishedGame>(finished_of_game_, finished_from, before, at_most(filter.limit), filter.game);
}

SqliteReader::Answer<std::optional<FinishedGame>> SqliteReader::finished_game(std::string_view table, int number) {
  const auto read = [](const sqlite::Statement& row) {
    auto game = finished_from(row);
    game.record = row.text(9);
    return game;
  };
  const std::lock_guard lock(mutex_);
  auto games = collect<FinishedGame>(finished_game_, read, table, std::int64_t{number});
  if (!games) return std::unexpected(games.error());
  return games->empty() ? std::nullopt : std::optional(std::move(games->front()));
}

SqliteReader::Answer<std::vector<GameTally>> SqliteReader::tallies(int limit) {
  const auto read = [](const sqlite::Statement& row) {
    return GameTally{.game = row.text(0),
                     .config = row.text(1),
                     .winner = row.text(2),
                     .reason = row.text(3),
                     .games = row.integer(4),
                     .actions = row.integer(5)};
  };
  const std::lock_guard lock(mutex_);
  return collect<GameTally>(tallies_, read, at_most(limit));
}

}  // namespace roundtable
