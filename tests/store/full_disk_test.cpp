// A disk that is full or fails: nothing reported is lost, and the store goes on when the disk does.
#include <sys/mount.h>

#include <latch>

#include "store/sqlite/sqlite.h"
#include "tests/store/scratch.h"
#include "tests/store/simulated_disk.h"

using namespace roundtable;
using namespace roundtable::test;

namespace fs = std::filesystem;

namespace {

using Outcome = std::optional<StoreError>;

/// Appends to several tables at once, while the disk is as it is.
std::vector<Outcome> keep_on(Store& store, const std::vector<std::string>& tables, std::uint64_t number) {
  std::vector<Outcome> outcomes;
  std::latch all(static_cast<std::ptrdiff_t>(tables.size()));
  for (const auto& table : tables)
    store.append(one_event(table, number), [&](Outcome outcome) {
      outcomes.push_back(outcome);
      all.count_down();
    });
  all.wait();
  return outcomes;
}

void check_trouble(std::atomic<bool> SimulatedDisk::* trouble, StoreError error) {
  const Scratch scratch;
  const std::vector<std::string> tables{"A", "B", "C"};
  const std::vector<Outcome> well(3, std::nullopt), ill(3, error);
  SimulatedDisk disk;
  std::mt19937 chance(1);
  {
    const auto store = opened(scratch.data());
    CHECK(keep_on(*store, tables, 1) == well);
    for (std::uint64_t number = 2; number < 30; ++number) {
      (disk.*trouble) = true;
      CHECK(keep_on(*store, tables, number) == ill);
      CHECK(has_events(*store, "A", number - 1));
      (disk.*trouble) = false;
      CHECK(keep_on(*store, tables, number) == well);
    }
    disk.write_survivors(scratch.data(), scratch.path() / "cut", chance);
  }
  for (const auto& folder : {scratch.data(), scratch.path() / "cut"})
    for (const auto& table : tables) CHECK(has_events(*opened(folder), table, 29));
}

/// Three megabytes: SQLite cannot hold them back until the commit, so that writing begins in the middle of the append.
Append large_append(std::uint64_t first) {
  Append append{.table = "A", .first = first, .events = {}, .summary = {}, .finished = {}};
  for (std::uint64_t i = 0; i < 150; ++i) append.events.push_back(event("A", first + i, 20'000));
  return append;
}

/// A small file system of its own; only root may make one.
class SmallDisk {
 public:
  explicit SmallDisk(const fs::path& path) : path_(path) {
    fs::create_directories(path_);
    mounted_ = ::mount("tmpfs", path_.c_str(), "tmpfs", 0, "size=3m") == 0;
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    if (mounted_) ::umount2(path_.c_str(), MNT_DETACH);
  }
  bool mounted() const { return mounted_; }

 private:
  fs::path path_;
  bool mounted_;
};

}  // namespace

TEST_CASE("a full disk: every append of the batch says so, and the next one works when there is room") {
  check_trouble(&SimulatedDisk::full, StoreError::Full);
}

TEST_CASE("a disk that fails to synchronise: every append of the batch says so, and the store goes on after it") {
  check_trouble(&SimulatedDisk::fails_to_sync, StoreError::Failed);
}

TEST_CASE("a disk that is full in the middle of an append") {
  const Scratch scratch;
  SimulatedDisk disk;
  const auto store = opened(scratch.data());
  CHECK(keep(*store, one_event("A", 1)) == std::nullopt);
  disk.full = true;
  CHECK(keep(*store, large_append(2)) == StoreError::Full);
  disk.full = false;
  CHECK(has_events(*store, "A", 1));
  CHECK(keep(*store, one_event("A", 2)) == std::nullopt);
  CHECK(keep(*store, large_append(3)) == std::nullopt);
  CHECK(store->events("A")->size() == 152);
}

TEST_CASE("trouble that SQLite does not roll back by itself does not outlast its cause") {
  const Scratch scratch;
  const auto store = opened(scratch.data());
  CHECK(keep(*store, one_event("A", 1)) == std::nullopt);
  auto other = sqlite::Database::open(scratch.data_file(), sqlite::Access::Write);
  REQUIRE(other.has_value());
  REQUIRE(other->run("ALTER TABLE events RENAME TO gone") == SQLITE_OK);
  CHECK(keep(*store, one_event("A", 2)) == StoreError::Failed);
  CHECK(store->events("A") == std::unexpected(StoreError::Failed));
  REQUIRE(other->run("ALTER TABLE gone RENAME TO events") == SQLITE_OK);
  CHECK(keep(*store, one_event("A", 2)) == std::nullopt);
  CHECK(has_events(*store, "A", 2));
}

TEST_CASE("a full file system") {
  const Scratch scratch;
  const SmallDisk small(scratch.path() / "small");
  if (!small.mounted()) {
    MESSAGE("skipped: only root can mount a small file system");
    return;
  }
  constexpr std::size_t padding = 20'000;
  const auto ballast = scratch.path() / "small" / "ballast";
  const auto folder = scratch.path() / "small" / "data";
  write_bytes(ballast, std::string(1'000'000, 'x'));
  std::uint64_t kept = 0;
  {
    const auto store = opened(folder);
    Outcome outcome;
    while (!(outcome = keep(*store, one_event("T", kept + 1, padding))) && kept < 1000) ++kept;
    CHECK(outcome == StoreError::Full);
    CHECK(kept > 10);
    CHECK(keep(*store, one_event("T", kept + 1, padding)) == StoreError::Full);
    CHECK(has_events(*store, "T", kept, padding));
    fs::remove(ballast);
    for (int more = 0; more < 5; ++more) CHECK(keep(*store, one_event("T", ++kept, padding)) == std::nullopt);
    while (!(outcome = keep(*store, one_event("T", kept + 1, padding))) && kept < 1000) ++kept;
    CHECK(outcome == StoreError::Full);
  }
  CHECK(has_events(*opened(folder), "T", kept, padding));
}
