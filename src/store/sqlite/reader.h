// Reading the data file on a connection of its own, so that no reader keeps the writer waiting.
#pragma once

#include <mutex>

#include "store/sqlite/sqlite.h"
#include "store/store.h"

namespace roundtable {

class SqliteReader {
 public:
  template <class T>
  using Answer = std::expected<T, StoreError>;

  explicit SqliteReader(sqlite::Database database);

  Answer<std::vector<std::string>> events(std::string_view table, std::uint64_t from);
  Answer<std::vector<std::pair<std::string, TableSummary>>> open_tables(int limit);
  Answer<std::vector<std::string>> tables_in(std::string_view state);
  Answer<std::vector<FinishedGame>> finished(const FinishedFilter& filter);
  Answer<std::optional<FinishedGame>> finished_game(std::string_view table, int number);
  Answer<std::vector<GameTally>> tallies(int limit);

 private:
  std::mutex mutex_;
  sqlite::Database database_;  // before the statements, which must go first
  sqlite::Statement events_, open_tables_, tables_in_, finished_, finished_of_game_, finished_game_, tallies_;
};

}  // namespace roundtable
