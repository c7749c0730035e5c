#include "store/sqlite/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace roundtable {
namespace {

namespace fs = std::filesystem;

Message unusable(const fs::path& path, int error) {
  return {"store.unusable", {{"path", path.string()}, {"why", std::string(std::strerror(error))}}};
}

fs::path folder_of(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

fs::path with_suffix(fs::path file, const char* suffix) { return file += suffix; }

std::optional<Message> make_folder(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) return std::nullopt;
  error.clear();  // "no such folder" is expected here
  if (folder.has_parent_path()) fs::create_directories(folder.parent_path(), error);
  if (error) return unusable(folder.parent_path(), error.value());
  if (::mkdir(folder.c_str(), 0700) != 0) return unusable(folder, errno);
  return sync_folder(folder_of(folder));
}

}  // namespace

std::expected<DataFolder, Message> DataFolder::take(const fs::path& folder) {
  if (auto message = make_folder(folder)) return std::unexpected(*message);
  const auto file = folder / "roundtable.lock";
  DataFolder taken(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (taken.lock_ < 0) return std::unexpected(unusable(file, errno));
  if (::flock(taken.lock_, LOCK_EX | LOCK_NB) == 0) return taken;
  if (errno == EWOULDBLOCK) return std::unexpected(Message("store.in_use", {{"path", folder.string()}}));
  return std::unexpected(unusable(file, errno));
}

DataFolder::~DataFolder() {
  if (lock_ >= 0) ::close(lock_);
}

fs::path data_file(const fs::path& folder) { return folder / "roundtable.db"; }
fs::path log_of(const fs::path& file) { return with_suffix(file, "-wal"); }
fs::path part_of(const fs::path& file) { return with_suffix(file, ".part"); }

bool is_there(const fs::path& file) {
  std::error_code ignored;  // a file that cannot be examined cannot be created either, which is reported
  return fs::exists(file, ignored);
}

std::optional<Message> make_file(const fs::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor < 0 && errno == EEXIST) return Message("store.exists", {{"path", file.string()}});
  if (descriptor < 0) return unusable(file, errno);
  ::close(descriptor);
  return std::nullopt;
}

std::optional<Message> publish(const fs::path& file) {
  if (::renameat2(AT_FDCWD, part_of(file).c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE) == 0)
    return sync_folder(folder_of(file));
  if (errno == EEXIST) return Message("store.exists", {{"path", file.string()}});
  return unusable(file, errno);
}

void discard_part(const fs::path& file) {
  std::error_code ignored;
  for (const char* suffix : {"", "-journal", "-wal", "-shm"}) fs::remove(with_suffix(part_of(file), suffix), ignored);
}

std::optional<Message> sync_folder(const fs::path& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return unusable(folder, errno);
  const int error = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  if (error) return unusable(folder, error);
  return std::nullopt;
}

}  // namespace roundtable
