// A store in memory that answers at once: a fuzzer makes thousands of tables a second.
#pragma once

#include <map>

#include "store/store.h"

namespace roundtable {

class MemoryStore final : public Store {
 public:
  void append(Append what, Done done) override {
    auto& kept = tables_[what.table];
    if (what.first != kept.size() + 1) return done(StoreError::WrongSequence);
    kept.insert(kept.end(), what.events.begin(), what.events.end());
    if (what.finished) finished_.push_back(*what.finished);
    done(std::nullopt);
  }
  std::expected<std::vector<std::string>, StoreError> events(std::string_view table, std::uint64_t from) override {
    const auto found = tables_.find(table);
    if (found == tables_.end() || from > found->second.size()) return std::vector<std::string>();
    return std::vector(found->second.begin() + static_cast<std::ptrdiff_t>(from - 1), found->second.end());
  }
  std::expected<std::vector<std::pair<std::string, TableSummary>>, StoreError> open_tables(int) override {
    return std::vector<std::pair<std::string, TableSummary>>();
  }
  std::expected<std::vector<std::string>, StoreError> tables_in(std::string_view) override {
    return std::vector<std::string>();
  }
  std::expected<std::vector<FinishedGame>, StoreError> finished(const FinishedFilter&) override { return finished_; }
  std::expected<std::optional<FinishedGame>, StoreError> finished_game(std::string_view table, int number) override {
    for (const auto& game : finished_)
      if (game.table == table && game.number == number) return game;
    return std::nullopt;
  }
  std::expected<std::vector<GameTally>, StoreError> tallies(int) override { return std::vector<GameTally>(); }

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> tables_;
  std::vector<FinishedGame> finished_;
};

}  // namespace roundtable
