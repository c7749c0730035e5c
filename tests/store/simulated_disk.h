// A disk between SQLite and the real one that knows what a power cut would leave: what was synchronised for certain, of
// later writes anything or nothing. It can also be full or fail.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <vector>

namespace roundtable::test {

class SimulatedDisk {
 public:
  enum class Synchronous { AsAsked, AlwaysNormal };  // what becomes of SQLite's setting with this name

  /// While it lives, SQLite uses it for every file.
  explicit SimulatedDisk(Synchronous synchronous = Synchronous::AsAsked);
  SimulatedDisk(const SimulatedDisk&) = delete;
  SimulatedDisk& operator=(const SimulatedDisk&) = delete;
  ~SimulatedDisk();

  std::atomic<bool> full = false, fails_to_sync = false;
  /// Called before each write, truncation and synchronisation, on the thread that asks for it.
  std::function<void()> before_change;

  /// Writes the files of this folder as a power cut at this moment might leave them.
  void write_survivors(const std::filesystem::path& folder, const std::filesystem::path& to, std::mt19937& chance);
  bool has_unsynced_changes(const std::filesystem::path& file);

 private:
  struct Change {
    std::size_t offset;
    std::string bytes;
    bool truncates;  // to offset
  };
  struct File {
    std::string synced;
    std::vector<Change> since;
    bool has_name = false;  // the folder knows it for certain
  };
  struct Calls;  // what SQLite calls

  static void apply(const Change& change, std::string& content);
  static std::string survivor(const File& file, std::mt19937& chance);
  void opened(const std::string& path);
  void changed(const std::string& path, Change change);
  void synced(const std::string& path);
  void deleted(const std::string& path);
  void announce() const {
    if (before_change) before_change();
  }

  sqlite3_vfs* real_;
  sqlite3_vfs own_;
  Synchronous synchronous_;
  std::mutex mutex_;
  std::map<std::string, File> files_;
};

}  // namespace roundtable::test
