// The tables in memory, by code. Others are read from the store when somebody asks for them, and those nobody needs
// leave again.
#pragma once

#include <unordered_map>

#include "server/live_table.h"

namespace roundtable {

class TableRegistry {
 public:
  TableRegistry(TableServices& services, Store& store);
  ~TableRegistry();

  std::expected<TablePtr, Refusal> find(std::string_view code);
  /// An empty table with a code of its own.
  std::expected<TablePtr, Refusal> create();
  bool is_full() const { return tables_.size() >= services_.options.most_tables; }

  /// Takes up the games that were running when the server stopped.
  void resume();
  /// The store refused events of this table: it is read again, and its clients are shown what is true.
  void reload(const TablePtr& table);
  void stop();

 private:
  std::expected<std::string, Refusal> free_code();
  void add(const TablePtr& table);
  void sweep();

  TableServices& services_;
  Store& store_;
  std::unordered_map<std::string, TablePtr> tables_;
  boost::asio::steady_timer sweeper_;
};

}  // namespace roundtable
