#pragma once

#include "cli/tool_of.h"
#include "games/duel/bots/bots.h"
#include "games/duel/cli/fit.h"
#include "games/duel/cli/story.h"
#include "games/duel/codec/codec.h"

namespace roundtable {

class DuelTool final : public ToolOf<duel::Duel> {
 public:
  void add_options(CLI::App& app, const Catalogue& text) override;
  bool has_arena() const override { return true; }
  void add_lab_commands(const CommandGroup& lab) override;
  /// A set is one file.
  bool takes_content(const std::string& path) const override;
  int check_content(const std::string& path, const Catalogue& text) const override;
  int arena(const ArenaOptions& options, const Catalogue& text) override { return run_arena(options, text); }

 protected:
  boost::json::value config() const override;
  int play_with(const Bot<duel::Duel>& bot, const duel::Setup& setup, const PlayOptions& options,
                const Catalogue& text) override;

 private:
  std::string first_ = "random";
  std::string set_ = "default";
  DuelFitOptions fit_;
};

}  // namespace roundtable
