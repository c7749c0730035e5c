// Writing into the data file: a batch of appends as one transaction.
#pragma once

#include "store/sqlite/group_commit.h"
#include "store/sqlite/sqlite.h"

namespace roundtable {

StoreError store_error(int status);

class SqliteLog {
 public:
  explicit SqliteLog(sqlite::Database database);

  /// An append that does not fit fails alone; trouble with the file fails the whole batch.
  void write(std::span<PendingAppend> batch);

 private:
  int transact(std::span<PendingAppend> batch);
  int write_one(PendingAppend& append);
  int insert(const Append& what);
  int insert_events(const Append& what);
  int keep_summary(const std::string& table, const TableSummary& summary);
  int insert_finished(const std::string& table, const FinishedGame& game);

  sqlite::Database database_;  // the first member: the statements must go before it
  sqlite::Statement begin_, commit_, savepoint_, release_, undo_;
  sqlite::Statement last_number_, insert_event_, keep_summary_, insert_finished_, count_finished_;
};

}  // namespace roundtable
