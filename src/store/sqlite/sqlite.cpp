#include "store/sqlite/sqlite.h"

namespace roundtable::sqlite {
namespace {

constexpr int patience_ms = 10'000;  // waits for other tools that lock the file for a moment

}  // namespace

std::expected<Database, int> Database::open(const std::filesystem::path& file, Access access) {
  Database database;
  sqlite3* connection = nullptr;
  const int flags = SQLITE_OPEN_NOMUTEX | (access == Access::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
  const int status = sqlite3_open_v2(file.c_str(), &connection, flags, nullptr);
  database.connection_.reset(connection);
  if (status != SQLITE_OK) return std::unexpected(status);
  sqlite3_busy_timeout(connection, patience_ms);
  return database;
}

void Database::leave_log_on_close(bool leave) {
  sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave ? 1 : 0, nullptr);
}

Statement::Statement(const Database& database, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  status_ = sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                               &statement, nullptr);
  statement_.reset(statement);
}

void Statement::bind(int place, std::string_view value) {
  const char* text = value.data() ? value.data() : "";  // a null pointer would be NULL, not an empty text
  sqlite3_bind_text64(statement_.get(), place, text, value.size(), SQLITE_STATIC, SQLITE_UTF8);
}

std::string Statement::text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  return text ? std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))) : "";
}

}  // namespace roundtable::sqlite
