// What `arena` prints: a table, JSON, or a page for the browser that needs nothing but itself.
#pragma once

#include <string>
#include <vector>

#include "cli/game_tool.h"
#include "cli/progress.h"
#include "lab/arena_score.h"

namespace roundtable {

class ArenaReport {
 public:
  ArenaReport(std::string game, std::vector<std::string> bots, const ArenaOptions& options, const Catalogue& text)
      : game_(std::move(game)),
        bots_(std::move(bots)),
        options_(options),
        text_(text),
        bar_(options.games * bots_.size() * bots_.size()) {}

  void show_progress(std::uint64_t done) const { bar_.show(done); }
  /// Prints what was asked for; returns the program's status.
  int print(const lab::Matrix& matrix, std::string_view config) const;

 private:
  void print_table(const lab::Matrix& matrix) const;
  std::string json(const lab::Matrix& matrix, std::string_view config) const;
  std::string page(const lab::Matrix& matrix, std::string_view config) const;
  std::string page_matrix(const lab::Matrix& matrix) const;
  std::string page_bars(const std::map<std::string_view, lab::Count>& counts, const std::string& keys) const;

  std::string game_;
  std::vector<std::string> bots_;
  const ArenaOptions& options_;
  const Catalogue& text_;
  ProgressBar bar_;
};

}  // namespace roundtable
