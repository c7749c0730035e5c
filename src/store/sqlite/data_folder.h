// The folder with a server's data: nobody else may look into it, and one process at a time works in it.
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
/// A file is made under a name of its own first, so that a crash never leaves half of one under the wanted name.
std::filesystem::path part_of(const std::filesystem::path& file);
/// Gives the finished part its wanted name, for good; never over a file that is there.
std::optional<Message> publish(const std::filesystem::path& file);
void discard_part(const std::filesystem::path& file);
/// Names that came or went in this folder stay so after a power cut.
std::optional<Message> sync_folder(const std::filesystem::path& folder);

}  // namespace roundtable
