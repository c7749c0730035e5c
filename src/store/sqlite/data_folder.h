// The folder with a server's data: readable by its owner alone, used by one process at a time.
#pragma once

#include <expected>
#include <filesystem>
#include <optional>
#include <utility>

#include "text/message.h"

namespace roundtable {

class DataFolder {
 public:
  /// Makes the folder where it is missing and keeps other processes out while this object lives.
  static std::expected<DataFolder, Message> take(const std::filesystem::path& folder);

  DataFolder(DataFolder&& other) noexcept : lock_(std::exchange(other.lock_, -1)) {}
  DataFolder& operator=(DataFolder&&) = delete;
  ~DataFolder();

 private:
  explicit DataFolder(int lock) : lock_(lock) {}
  int lock_;
};

/// The data file of a folder, and the log that SQLite keeps beside a file.
std::filesystem::path data_file(const std::filesystem::path& folder);
std::filesystem::path log_of(const std::filesystem::path& file);
bool is_there(const std::filesystem::path& file);

/// A new, empty file for its owner alone; a message where it exists or cannot be made.
std::optional<Message> make_file(const std::filesystem::path& file);
/// A file is first written under this temporary name, so that a crash never leaves half of one under the real name.
std::filesystem::path part_of(const std::filesystem::path& file);
/// Renames the finished temporary file, durably; never over a file that exists.
std::optional<Message> publish(const std::filesystem::path& file);
void discard_part(const std::filesystem::path& file);
/// Makes files that were created or removed in this folder stay so after a power cut.
std::optional<Message> sync_folder(const std::filesystem::path& folder);

}  // namespace roundtable
