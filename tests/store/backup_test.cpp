#include <atomic>

#include "store/sqlite/sqlite.h"
#include "tests/store/scratch.h"

using namespace roundtable;
using namespace roundtable::test;

namespace fs = std::filesystem;

namespace {

std::string key_of(const std::optional<Message>& message) { return message ? message->key : ""; }

/// Appends the next event of a table whenever the last one is kept, until told to stop.
class Writing {
 public:
  explicit Writing(Store& store) : store_(store) { append_next(); }
  std::uint64_t kept() const { return kept_; }
  std::uint64_t finish() {
    stop_ = true;
    stopped_.get_future().wait();
    return kept_;
  }

 private:
  void append_next() {
    store_.append(one_event("T", kept_ + 1), [this](std::optional<StoreError> failure) {
      kept_ += !failure;
      if (failure || stop_)
        stopped_.set_value();
      else
        append_next();
    });
  }

  Store& store_;
  std::atomic<std::uint64_t> kept_ = 0;
  std::atomic<bool> stop_ = false;
  std::promise<void> stopped_;
};

std::uint64_t events_in(const fs::path& folder) {
  const auto store = opened(folder);
  const auto count = store->events("T")->size();
  CHECK(has_events(*store, "T", count));
  return count;
}

}  // namespace

TEST_CASE("a backup while events are written holds all that was kept when it began") {
  const Scratch scratch;
  {
    const auto store = opened(scratch.data());
    Writing writing(*store);
    for (int i = 0; i < 5; ++i) {
      const auto copy = scratch.path() / ("copy" + std::to_string(i));
      const auto before = writing.kept();
      while (writing.kept() < before + 5) std::this_thread::yield();
      CHECK(key_of(back_up(scratch.data(), copy)) == "");
      const auto after = writing.kept();
      const auto folder = scratch.path() / ("restored" + std::to_string(i));
      CHECK(key_of(restore(copy, folder)) == "");
      const auto restored = events_in(folder);
      CHECK(restored >= before + 5);
      CHECK(restored <= after + 1);  // one may be durable and not yet reported
    }
    const auto kept = writing.finish();
    CHECK(has_events(*store, "T", kept));
  }
}

TEST_CASE("a backup is one file for its owner alone, and restoring it does not change it") {
  const Scratch scratch;
  keep_events(*opened(scratch.data()), "T", 20);
  const auto copies = scratch.path() / "copies";
  fs::create_directory(copies);
  REQUIRE(key_of(back_up(scratch.data(), copies / "copy")) == "");
  const auto bytes = bytes_of(copies / "copy");
  CHECK(key_of(restore(copies / "copy", scratch.path() / "restored")) == "");
  CHECK(bytes_of(copies / "copy") == bytes);
  CHECK(std::distance(fs::directory_iterator(copies), fs::directory_iterator()) == 1);
  CHECK((fs::status(copies / "copy").permissions() & fs::perms::all) ==
        (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(events_in(scratch.path() / "restored") == 20);
}

TEST_CASE("nothing is ever overwritten by a backup or by restoring") {
  const Scratch scratch;
  keep_events(*opened(scratch.data()), "T", 2);
  const auto copy = scratch.path() / "copy";
  REQUIRE(key_of(back_up(scratch.data(), copy)) == "");
  const auto bytes = bytes_of(copy);
  CHECK(key_of(back_up(scratch.data(), copy)) == "store.exists");
  CHECK(bytes_of(copy) == bytes);
  const auto data = bytes_of(scratch.data_file());
  CHECK(key_of(restore(copy, scratch.data())) == "store.exists");
  CHECK(bytes_of(scratch.data_file()) == data);
  const auto store = opened(scratch.data());
  CHECK(key_of(restore(copy, scratch.data())) == "store.in_use");
}

TEST_CASE("a log left without its file is not mixed with a restored file") {
  const Scratch scratch;
  keep_events(*opened(scratch.path() / "other"), "T", 2);
  REQUIRE(key_of(back_up(scratch.path() / "other", scratch.path() / "copy")) == "");
  fs::create_directories(scratch.data());
  write_bytes(fs::path(scratch.data_file()) += "-wal", "events");
  CHECK(key_of(restore(scratch.path() / "copy", scratch.data())) == "store.exists");
  CHECK(!fs::exists(scratch.data_file()));
}

TEST_CASE("only sound data files are backed up or restored") {
  const Scratch scratch;
  CHECK(key_of(back_up(scratch.data(), scratch.path() / "copy")) == "store.missing");
  CHECK(key_of(restore(scratch.path() / "none", scratch.data())) == "store.missing");
  const auto copy = scratch.path() / "copy";
  write_bytes(copy, "not a database, but long enough to look like one at first sight");
  CHECK(key_of(restore(copy, scratch.data())) == "store.corrupt");
  write_bytes(copy, "");
  {
    auto database = sqlite::Database::open(copy, sqlite::Access::Write);
    REQUIRE(database->run("CREATE TABLE songs (title)") == SQLITE_OK);
  }
  CHECK(key_of(restore(copy, scratch.data())) == "store.foreign");
  CHECK(!fs::exists(scratch.data_file()));
  CHECK(!fs::exists(fs::path(scratch.data_file()) += ".part"));
}

TEST_CASE("a backup to where nothing can be written is reported and leaves nothing") {
  const Scratch scratch;
  keep_events(*opened(scratch.data()), "T", 1);
  CHECK(key_of(back_up(scratch.data(), scratch.path() / "no" / "such" / "folder" / "copy")) == "store.unusable");
}
