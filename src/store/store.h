// Where the events of tables are stored. A table's state follows from its events, which are numbered from 1 without a
// gap. An event that was reported as durable survives a crash and a power cut.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace roundtable {

/// What lists of tables need without reading their events; written together with the events that change it.
struct TableSummary {
  std::string game;
  bool open = false;            // listed for everybody
  std::string state;            // "lobby", "playing" or "finished"
  std::int64_t changed_at = 0;  // seconds since 1970
  std::string language = {};    // of the people at the table; empty where nobody has chosen one
};

/// One finished game of a table; a table may have played several.
struct FinishedGame {
  std::string table;
  int number = 0;  // of the game at its table, from 1
  std::string game;
  bool open = false;  // everybody may replay it
  int players = 0;
  std::string winner;  // as the game's result says
  std::string reason;
  std::int64_t ended_at = 0;       // seconds since 1970
  std::vector<std::string> names;  // by seat
  std::string record;              // JSON
};

struct Append {
  std::string table;
  std::uint64_t first = 1;          // number of the first of these events; the table must have first − 1 by now
  std::vector<std::string> events;  // one JSON object each
  std::optional<TableSummary> summary;
  std::optional<FinishedGame> finished;
};

enum class StoreError : std::uint8_t { WrongSequence, Full, Failed };

/// Which of the games that everybody may see.
struct FinishedFilter {
  std::string game;         // empty: every game
  std::int64_t before = 0;  // ended earlier than this second; 0: from the newest
  int limit = 50;
};

/// How many finished games had the same game, config and result.
struct GameTally {
  std::string game;
  std::string config;  // JSON, as in their records
  std::string winner;
  std::string reason;
  std::int64_t games = 0;
  std::int64_t actions = 0;  // of all of them together
};

class Store {
 public:
  using Done = std::function<void(std::optional<StoreError>)>;

  virtual ~Store() = default;

  /// Stores all of it or nothing. `done` is called once from the store's own thread when it is durable or has failed;
  /// calls come in the order of the appends.
  virtual void append(Append what, Done done) = 0;

  // Reading sees everything that was reported as durable.
  /// All events of a table from this number on, in order; none where the table is not known.
  virtual std::expected<std::vector<std::string>, StoreError> events(std::string_view table,
                                                                     std::uint64_t from = 1) = 0;
  /// Open tables that are not finished, the latest change first.
  virtual std::expected<std::vector<std::pair<std::string, TableSummary>>, StoreError> open_tables(int limit) = 0;
  /// Codes of the tables in this state: the server resumes those that were being played when it starts.
  virtual std::expected<std::vector<std::string>, StoreError> tables_in(std::string_view state) = 0;
  /// The latest first, without their records.
  virtual std::expected<std::vector<FinishedGame>, StoreError> finished(const FinishedFilter& filter) = 0;
  virtual std::expected<std::optional<FinishedGame>, StoreError> finished_game(std::string_view table, int number) = 0;
  /// All finished games by game, config and result, the most frequent first.
  virtual std::expected<std::vector<GameTally>, StoreError> tallies(int limit) = 0;
};

}  // namespace roundtable
