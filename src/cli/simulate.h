// What `simulate` prints: a bar while it runs, then a table or JSON.
#pragma once

#include <chrono>

#include "cli/game_tool.h"
#include "cli/progress.h"
#include "lab/simulate.h"

namespace roundtable {

inline Budget budget_of(const SimulateOptions& options) {
  return {std::chrono::milliseconds(options.time), options.nodes};
}

class SimulationReport {
 public:
  SimulationReport(std::string game, const SimulateOptions& options, const Catalogue& text)
      : game_(std::move(game)), options_(options), text_(text), bar_(options.games) {}

  void show_progress(std::uint64_t done) const { bar_.show(done); }
  void print(const Tally& tally, std::string_view config) const;

 private:
  void print_table(const Tally& tally, double seconds) const;
  void print_json(const Tally& tally, std::string_view config, double seconds) const;
  std::string label(const Outcome& outcome) const;

  std::string game_;
  const SimulateOptions& options_;
  const Catalogue& text_;
  ProgressBar bar_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace roundtable
