#include "tests/store/simulated_disk.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <new>

namespace roundtable::test {
namespace {

constexpr std::size_t sector = 512;

int set_normal(sqlite3* connection, char**, const sqlite3_api_routines*) {
  return sqlite3_exec(connection, "PRAGMA synchronous = NORMAL", nullptr, nullptr, nullptr);
}
const auto set_normal_on_opening = reinterpret_cast<void (*)()>(set_normal);

}  // namespace

/// Passes everything on to the real disk, except for synchronisation, which only counts here and costs no time.
struct SimulatedDisk::Calls {
  struct OpenFile {
    sqlite3_file base;  // the first member, by SQLite's rule
    SimulatedDisk* disk;
    const char* path;  // null for files without a name; SQLite keeps it while the file is open
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    const sqlite3_io_methods& calls() { return *real()->pMethods; }
  };

  static OpenFile& of(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }
  static SimulatedDisk& of(sqlite3_vfs* vfs) { return *static_cast<SimulatedDisk*>(vfs->pAppData); }

  static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    SimulatedDisk& disk = of(vfs);
    auto* opened = new (file) OpenFile{{nullptr}, &disk, path};
    if (path) disk.opened(path);
    const int status = disk.real_->xOpen(disk.real_, path, opened->real(), flags, out_flags);
    if (status == SQLITE_OK) opened->base.pMethods = &methods;
    return status;
  }
  static int remove(sqlite3_vfs* vfs, const char* path, int sync_folder) {
    SimulatedDisk& disk = of(vfs);
    disk.deleted(path);
    return disk.real_->xDelete(disk.real_, path, sync_folder);
  }

  static int close(sqlite3_file* file) { return of(file).calls().xClose(of(file).real()); }
  static int read(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
    return of(file).calls().xRead(of(file).real(), to, size, offset);
  }
  static int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    OpenFile& open = of(file);
    open.disk->announce();
    if (open.disk->full) return SQLITE_FULL;
    const int status = open.calls().xWrite(open.real(), from, size, offset);
    const std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(size));
    if (status == SQLITE_OK && open.path)
      open.disk->changed(open.path, {static_cast<std::size_t>(offset), bytes, false});
    return status;
  }
  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    OpenFile& open = of(file);
    open.disk->announce();
    const int status = open.calls().xTruncate(open.real(), size);
    if (status == SQLITE_OK && open.path) open.disk->changed(open.path, {static_cast<std::size_t>(size), "", true});
    return status;
  }
  static int sync(sqlite3_file* file, int) {
    OpenFile& open = of(file);
    open.disk->announce();
    if (open.disk->fails_to_sync) return SQLITE_IOERR_FSYNC;
    if (open.path) open.disk->synced(open.path);
    return SQLITE_OK;
  }
  static int file_size(sqlite3_file* file, sqlite3_int64* size) {
    return of(file).calls().xFileSize(of(file).real(), size);
  }
  static int lock(sqlite3_file* file, int level) { return of(file).calls().xLock(of(file).real(), level); }
  static int unlock(sqlite3_file* file, int level) { return of(file).calls().xUnlock(of(file).real(), level); }
  static int is_reserved(sqlite3_file* file, int* result) {
    return of(file).calls().xCheckReservedLock(of(file).real(), result);
  }
  /// Here every pragma passes: where NORMAL is set for all, no other setting reaches SQLite.
  static int control(sqlite3_file* file, int operation, void* argument) {
    if (operation == SQLITE_FCNTL_PRAGMA && of(file).disk->synchronous_ == Synchronous::AlwaysNormal) {
      char** words = static_cast<char**>(argument);
      if (std::strcmp(words[1], "synchronous") == 0 && words[2] && std::strcmp(words[2], "NORMAL") != 0)
        return SQLITE_OK;
    }
    return of(file).calls().xFileControl(of(file).real(), operation, argument);
  }
  static int sector_size(sqlite3_file* file) { return of(file).calls().xSectorSize(of(file).real()); }
  static int characteristics(sqlite3_file* file) { return of(file).calls().xDeviceCharacteristics(of(file).real()); }
  static int shm_map(sqlite3_file* file, int region, int size, int extend, void volatile** memory) {
    return of(file).calls().xShmMap(of(file).real(), region, size, extend, memory);
  }
  static int shm_lock(sqlite3_file* file, int offset, int n, int flags) {
    return of(file).calls().xShmLock(of(file).real(), offset, n, flags);
  }
  static void shm_barrier(sqlite3_file* file) { of(file).calls().xShmBarrier(of(file).real()); }
  static int shm_unmap(sqlite3_file* file, int remove_file) {
    return of(file).calls().xShmUnmap(of(file).real(), remove_file);
  }

  static constexpr sqlite3_io_methods methods{
      2,         close,       read,    write,       truncate,        sync,    file_size, lock,
      unlock,    is_reserved, control, sector_size, characteristics, shm_map, shm_lock,  shm_barrier,
      shm_unmap, nullptr,     nullptr};
};

SimulatedDisk::SimulatedDisk(Synchronous synchronous)
    : real_(sqlite3_vfs_find(nullptr)), own_(*real_), synchronous_(synchronous) {
  own_.zName = "simulated";
  own_.pNext = nullptr;
  own_.pAppData = this;
  own_.szOsFile = static_cast<int>(sizeof(Calls::OpenFile)) + real_->szOsFile;
  own_.xOpen = Calls::open;
  own_.xDelete = Calls::remove;
  sqlite3_vfs_register(&own_, 1);
  if (synchronous_ == Synchronous::AlwaysNormal) sqlite3_auto_extension(set_normal_on_opening);
}

SimulatedDisk::~SimulatedDisk() {
  sqlite3_cancel_auto_extension(set_normal_on_opening);
  sqlite3_vfs_unregister(&own_);
  sqlite3_vfs_register(real_, 1);
}

void SimulatedDisk::apply(const Change& change, std::string& content) {
  if (change.truncates) {
    content.resize(std::min(content.size(), change.offset));
  } else {
    content.resize(std::max(content.size(), change.offset + change.bytes.size()));
    content.replace(change.offset, change.bytes.size(), change.bytes);
  }
}

/// All unsynced changes are lost, or all after some moment, or sectors survive one by one as the disk pleases.
std::string SimulatedDisk::survivor(const File& file, std::mt19937& chance) {
  std::string content = file.synced;
  const auto way = chance() % 3;
  const std::size_t moment = way == 0 ? 0 : way == 1 ? chance() % (file.since.size() + 1) : file.since.size();
  for (std::size_t i = 0; i < moment; ++i) {
    const Change& change = file.since[i];
    if (way == 1 || change.truncates) {
      if (way == 1 || chance() % 2) apply(change, content);
      continue;
    }
    for (std::size_t at = 0; at < change.bytes.size(); at += sector)
      if (chance() % 2) apply({change.offset + at, change.bytes.substr(at, sector), false}, content);
  }
  return content;
}

void SimulatedDisk::write_survivors(const std::filesystem::path& folder, const std::filesystem::path& to,
                                    std::mt19937& chance) {
  const std::lock_guard lock(mutex_);
  std::filesystem::create_directories(to);
  for (const auto& [path, file] : files_) {
    const std::filesystem::path name = path;
    if (name.parent_path() != folder || (!file.has_name && chance() % 2)) continue;
    std::ofstream(to / name.filename(), std::ios::binary) << survivor(file, chance);
  }
}

bool SimulatedDisk::has_unsynced_changes(const std::filesystem::path& file) {
  const std::lock_guard lock(mutex_);
  const auto found = files_.find(file.string());
  return found != files_.end() && !found->second.since.empty();
}

void SimulatedDisk::opened(const std::string& path) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = files_.try_emplace(path);
  if (!is_new) return;  // and not read again: closing a file in any way drops the locks that SQLite has on it
  std::ifstream there(path, std::ios::binary);
  if (!there) return;
  place->second.synced.assign(std::istreambuf_iterator<char>(there), {});
  place->second.has_name = true;
}

void SimulatedDisk::changed(const std::string& path, Change change) {
  const std::lock_guard lock(mutex_);
  files_[path].since.push_back(std::move(change));
}

void SimulatedDisk::synced(const std::string& path) {
  const std::lock_guard lock(mutex_);
  File& file = files_[path];
  for (const Change& change : file.since) apply(change, file.synced);
  file.since.clear();
  file.has_name = true;  // SQLite's own disk layer synchronises the folder along with a new log's first time
}

void SimulatedDisk::deleted(const std::string& path) {
  const std::lock_guard lock(mutex_);
  files_.erase(path);
}

}  // namespace roundtable::test
