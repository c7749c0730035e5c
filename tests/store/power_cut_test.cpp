// Power cuts at many moments: whatever was reported as kept must be there afterwards.
#include <latch>

#include "tests/store/scratch.h"
#include "tests/store/simulated_disk.h"

using namespace roundtable;
using namespace roundtable::test;

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t events_a_table = 150;
constexpr std::uint64_t events_a_game = 10;  // each tenth event ends a game
constexpr std::size_t padding = 3000;        // enough for several checkpoints of the log in one run
const std::vector<std::string> tables{"A", "B", "C", "D", "E", "F", "G", "H"};

using Kept = std::map<std::string, std::uint64_t>;  // number of the last event reported, by table

struct Cut {
  fs::path folder;
  Kept kept;
};

Append next_event(const std::string& table, std::uint64_t number) {
  auto append = one_event(table, number, padding);
  append.summary = TableSummary{.game = "duel", .open = true, .state = "playing", .changed_at = 1};
  if (number % events_a_game == 0) {
    append.finished.emplace();
    append.finished->number = static_cast<int>(number / events_a_game);
  }
  return append;
}

/// All tables play until they are through; the power is cut (on a copy) at random moments.
class Run {
 public:
  Run(SimulatedDisk& disk, const Scratch& scratch, unsigned seed) : disk_(disk), scratch_(scratch), chance_(seed) {}

  std::vector<Cut> play() {
    const auto store = opened(scratch_.data());
    disk_.before_change = [this] { maybe_cut(); };
    for (const auto& table : tables) append_event(*store, table, 1);
    ended_.wait();
    disk_.before_change = nullptr;
    return std::move(cuts_);
  }
  int cuts_in_checkpoints() const { return cuts_in_checkpoints_; }

 private:
  // What is kept and what is cut belongs to the store's thread, where the disk is changed and outcomes are reported.
  void append_event(Store& store, const std::string& table, std::uint64_t number) {
    store.append(next_event(table, number), [this, &store, table, number](std::optional<StoreError> failure) {
      CHECK(failure == std::nullopt);
      kept_[table] = number;
      if (number == events_a_table)
        ended_.count_down();
      else
        append_event(store, table, number + 1);
    });
  }
  void maybe_cut() {
    if (chance_() % 80 != 0) return;
    cuts_.push_back({scratch_.path() / ("cut" + std::to_string(cuts_.size())), kept_});
    cuts_in_checkpoints_ += disk_.has_unsynced_changes(scratch_.data_file());
    disk_.write_survivors(scratch_.data(), cuts_.back().folder, chance_);
  }

  SimulatedDisk& disk_;
  const Scratch& scratch_;
  std::mt19937 chance_;
  Kept kept_;
  std::vector<Cut> cuts_;
  int cuts_in_checkpoints_ = 0;
  std::latch ended_{static_cast<std::ptrdiff_t>(tables.size())};
};

/// How many tables lost something that had been reported, after this cut.
int losses(const Cut& cut) {
  const auto store = opened(cut.folder);
  int lost = 0;
  for (const auto& [table, kept] : cut.kept) {
    const auto count = store->events(table)->size();
    CHECK(has_events(*store, table, count, padding));  // whole and in order, as far as it goes
    const auto games = count / events_a_game;
    CHECK((games == 0 || store->finished_game(table, static_cast<int>(games))->has_value()));
    lost += count < kept;
  }
  return lost;
}

struct Tally {
  int cuts = 0, cuts_with_losses = 0, cuts_in_checkpoints = 0;
};

Tally cut_the_power(SimulatedDisk::Synchronous synchronous, unsigned seed) {
  const Scratch scratch;
  Tally tally;
  std::vector<Cut> cuts;
  {
    SimulatedDisk disk(synchronous);
    Run run(disk, scratch, seed);
    cuts = run.play();
    tally.cuts_in_checkpoints = run.cuts_in_checkpoints();
  }
  for (const Cut& cut : cuts) tally.cuts_with_losses += losses(cut) > 0;
  tally.cuts = static_cast<int>(cuts.size());
  return tally;
}

}  // namespace

TEST_CASE("no event reported as kept is lost in a power cut") {
  for (const unsigned seed : {1U, 2U}) {
    const auto tally = cut_the_power(SimulatedDisk::Synchronous::AsAsked, seed);
    MESSAGE(tally.cuts << " power cuts, " << tally.cuts_in_checkpoints << " of them while the log moved into the file");
    CHECK(tally.cuts >= 30);
    CHECK(tally.cuts_in_checkpoints >= 3);
    CHECK(tally.cuts_with_losses == 0);
  }
}

TEST_CASE("the power cuts would show a store that does not synchronise each commit") {
  const auto tally = cut_the_power(SimulatedDisk::Synchronous::AlwaysNormal, 3);
  MESSAGE("with synchronous = NORMAL " << tally.cuts_with_losses << " of " << tally.cuts << " power cuts lost events");
  CHECK(tally.cuts_with_losses > tally.cuts / 4);
}
