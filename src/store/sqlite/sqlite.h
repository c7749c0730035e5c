// SQLite with C++ lifetimes. Errors are SQLite's codes; the store turns them into messages.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace roundtable::sqlite {

enum class Access : std::uint8_t { Read, Write };

/// A connection to a file that exists. It takes no locks of its own between threads: one thread at a time.
class Database {
 public:
  static std::expected<Database, int> open(const std::filesystem::path& file, Access access);

  int run(const char* sql) { return sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr); }
  /// Closing the last connection moves the write-ahead log into the file, unless told to leave the file as it is.
  void leave_log_on_close(bool leave);
  sqlite3* handle() const { return connection_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close(connection); }
  };
  std::unique_ptr<sqlite3, Close> connection_;
};

/// One prepared statement; ?1, ?2, … are the values in order. Values are borrowed for one call.
class Statement {
 public:
  Statement(const Database& database, std::string_view sql);

  template <class... Value>
  int run(const Value&... values) {
    return each([](const Statement&) {}, values...);
  }

  /// Calls `read` with each row; SQLITE_OK after the last one.
  template <class Read, class... Value>
  int each(Read read, const Value&... values) {
    int place = 0;
    (bind(++place, values), ...);
    int status = step();
    for (; status == SQLITE_ROW; status = step()) read(std::as_const(*this));
    reset();
    return status == SQLITE_DONE ? SQLITE_OK : status;
  }

  std::string text(int column) const;
  std::int64_t integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

 private:
  void bind(int place, std::string_view value);
  void bind(int place, std::int64_t value) { sqlite3_bind_int64(statement_.get(), place, value); }
  int step() { return statement_ ? sqlite3_step(statement_.get()) : status_; }
  void reset() { sqlite3_reset(statement_.get()); }

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int status_;  // of preparing it
};

}  // namespace roundtable::sqlite
