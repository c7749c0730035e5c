#pragma once

#include "cli/tool_of.h"
#include "games/avalon/bots/bots.h"
#include "games/avalon/cli/lab_commands.h"
#include "games/avalon/cli/narrate.h"
#include "games/avalon/cli/story.h"
#include "games/avalon/codec/codec.h"

namespace roundtable {

class AvalonTool final : public ToolOf<avalon::Avalon> {
 public:
  void add_options(CLI::App& app, const Catalogue& text) override;
  bool has_arena() const override { return true; }
  void add_commands(const CommandGroup& program) override;
  void add_lab_commands(const CommandGroup& lab) override { lab_.add_to(lab); }
  int arena(const ArenaOptions& options, const Catalogue& text) override { return run_arena(options, text); }

 protected:
  boost::json::value config() const override;
  int play_with(const Bot<avalon::Avalon>& bot, const avalon::Setup& setup, const PlayOptions& options,
                const Catalogue& text) override;

 private:
  int players_ = 5;
  std::string roles_ = "merlin,assassin";
  std::string lancelot_ = "off";
  bool lady_ = false;
  bool excalibur_ = false;
  bool targeting_ = false;
  bool plots_ = false;
  std::string edition_ = "en";
  bool floating_assassin_ = false;
  NarrateOptions narrate_;
  AvalonLabCommands lab_;
};

}  // namespace roundtable
