#include "store/sqlite/store.h"

#include "store/sqlite/data_folder.h"
#include "store/sqlite/file.h"
#include "store/sqlite/log.h"
#include "store/sqlite/reader.h"
#include "store/sqlite/schema.h"

namespace roundtable {
namespace {

namespace fs = std::filesystem;

class SqliteStore : public Store {
 public:
  SqliteStore(DataFolder folder, sqlite::Database writing, sqlite::Database reading)
      : folder_(std::move(folder)),
        log_(std::move(writing)),
        reader_(std::move(reading)),
        commit_([this](std::span<PendingAppend> batch) { log_.write(batch); }) {}

  void append(Append what, Done done) override { commit_.append(std::move(what), std::move(done)); }

  std::expected<std::vector<std::string>, StoreError> events(std::string_view table, std::uint64_t from) override {
    return reader_.events(table, from);
  }
  std::expected<std::vector<std::pair<std::string, TableSummary>>, StoreError> open_tables(int limit) override {
    return reader_.open_tables(limit);
  }
  std::expected<std::vector<std::string>, StoreError> tables_in(std::string_view state) override {
    return reader_.tables_in(state);
  }
  std::expected<std::vector<FinishedGame>, StoreError> finished(const FinishedFilter& filter) override {
    return reader_.finished(filter);
  }
  std::expected<std::optional<FinishedGame>, StoreError> finished_game(std::string_view table, int number) override {
    return reader_.finished_game(table, number);
  }
  std::expected<std::vector<GameTally>, StoreError> tallies(int limit) override { return reader_.tallies(limit); }

 private:
  // Destroyed from the last to the first: the queue is written, readers close, the write-ahead log moves into the file,
  // and the lock of the folder is released.
  DataFolder folder_;
  SqliteLog log_;
  SqliteReader reader_;
  GroupCommit commit_;
};

/// NORMAL would not synchronise the log at each commit, and a power cut could lose events reported as durable.
constexpr const char* durable = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";

std::expected<sqlite::Database, Message> open_for_writing(const fs::path& file) {
  auto database = open_data_file(file, sqlite::Access::Write);
  if (!database) return database;
  int status = database->run(durable);
  if (status == SQLITE_OK) status = upgrade(*database);
  if (status != SQLITE_OK) return std::unexpected(trouble(file, status));
  database->leave_log_on_close(false);
  return database;
}

std::optional<Message> make_if_missing(const fs::path& file) {
  if (is_there(file)) return std::nullopt;
  discard_part(file);  // of a process that died while making it
  return make_data_file(file);
}

}  // namespace

std::expected<std::unique_ptr<Store>, Message> open_sqlite_store(const fs::path& folder) {
  auto taken = DataFolder::take(folder);
  if (!taken) return std::unexpected(taken.error());
  const auto file = data_file(folder);
  if (auto message = make_if_missing(file)) return std::unexpected(*message);
  auto writing = open_for_writing(file);
  if (!writing) return std::unexpected(writing.error());
  if (auto message = sync_folder(folder))
    return std::unexpected(*message);  // so that the name of the log survives a power cut too
  auto reading = sqlite::Database::open(file, sqlite::Access::Read);
  if (!reading) return std::unexpected(trouble(file, reading.error()));
  return std::make_unique<SqliteStore>(std::move(*taken), std::move(*writing), std::move(*reading));
}

std::optional<Message> back_up(const fs::path& folder, const fs::path& target) {
  return copy_data_file(data_file(folder), target);
}

std::optional<Message> restore(const fs::path& copy, const fs::path& folder) {
  const auto taken = DataFolder::take(folder);
  if (!taken) return taken.error();
  discard_part(data_file(folder));
  return copy_data_file(copy, data_file(folder));
}

}  // namespace roundtable
