#include "store/sqlite/file.h"

#include "store/sqlite/data_folder.h"
#include "store/sqlite/schema.h"

namespace roundtable {
namespace {

namespace fs = std::filesystem;

Message about(std::string_view key, const fs::path& file) { return {key, {{"path", file.string()}}}; }

constexpr std::uintmax_t page_size = 4096;  // SQLite's own choice for new files

std::uintmax_t size_of(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  return error ? 0 : size;
}

/// Refuses what SQLite would accept: beside an empty file it deletes the log, which may hold the last events, and it
/// reads the missing end of a truncated page as zeros. (A power cut may truncate a page too; then the log holds it.)
std::optional<Message> check_size(const fs::path& file) {
  if (!is_there(file)) return about("store.missing", file);
  const auto size = size_of(file);
  if (size == 0 || (size % page_size != 0 && size_of(log_of(file)) == 0)) return trouble(file, SQLITE_NOTADB);
  return std::nullopt;
}

/// Writes a new file under a temporary name (part_of). If that fails only the temporary file is lost.
template <class Fill>
std::optional<Message> make_with(const fs::path& file, Fill fill) {
  const auto part = part_of(file);
  if (auto message = make_file(part)) return message;
  std::optional<Message> message = fill(part);
  if (!message) message = publish(file);
  if (message) discard_part(file);
  return message;
}

std::optional<Message> fill_empty(const fs::path& part) {
  auto database = sqlite::Database::open(part, sqlite::Access::Write);
  const int status = database ? upgrade(*database) : database.error();
  if (status != SQLITE_OK) return trouble(part, status);
  return std::nullopt;
}

int copy_pages(const sqlite::Database& from, const sqlite::Database& to) {
  auto* copying = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (!copying) return sqlite3_errcode(to.handle());
  sqlite3_backup_step(copying, -1);  // all at once: one consistent moment, while writers go on in the log
  return sqlite3_backup_finish(copying);
}

std::optional<Message> fill_copy(const sqlite::Database& from, const fs::path& part) {
  auto to = sqlite::Database::open(part, sqlite::Access::Write);
  int status = to ? copy_pages(from, *to) : to.error();
  if (status == SQLITE_OK)
    status = to->run("PRAGMA journal_mode = DELETE");  // a copy is one file, without a log beside it
  if (status != SQLITE_OK) return trouble(part, status);
  return examine(*to, part);
}

}  // namespace

std::expected<sqlite::Database, Message> open_data_file(const fs::path& file, sqlite::Access access) {
  if (auto message = check_size(file)) return std::unexpected(*message);
  auto database = sqlite::Database::open(file, access);
  if (!database) return std::unexpected(trouble(file, database.error()));
  database->leave_log_on_close(true);
  if (auto message = examine(*database, file)) return std::unexpected(*message);
  return std::move(*database);
}

std::optional<Message> make_data_file(const fs::path& file) {
  if (is_there(log_of(file)))
    return Message("store.only_log", {{"path", file.string()}, {"log", log_of(file).string()}});
  return make_with(file, fill_empty);
}

std::optional<Message> copy_data_file(const fs::path& from, const fs::path& to) {
  for (const auto& taken : {to, log_of(to)})
    if (is_there(taken)) return about("store.exists", taken);
  const auto database = open_data_file(from, sqlite::Access::Read);
  if (!database) return database.error();
  return make_with(to, [&](const fs::path& part) { return fill_copy(*database, part); });
}

}  // namespace roundtable
