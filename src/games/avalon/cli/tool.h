#pragma once

#include "cli/tool_of.h"
#include "games/avalon/bots/bots.h"
#include "games/avalon/cli/story.h"
#include "games/avalon/codec/codec.h"

namespace roundtable {

class AvalonTool final : public ToolOf<avalon::Avalon> {
 public:
  void add_options(CLI::App& app, const Catalogue& text) override;
  int play(const PlayOptions& options, const Catalogue& text) override;
  bool has_arena() const override { return true; }
  int arena(const ArenaOptions& options, const Catalogue& text) override { return run_arena(options, text); }

 protected:
  boost::json::value config() const override;

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
};

}  // namespace roundtable
