#pragma once

#include "cli/tool_of.h"
#include "games/duel/bots/bots.h"
#include "games/duel/cli/story.h"
#include "games/duel/codec/codec.h"

namespace roundtable {

class DuelTool final : public ToolOf<duel::Duel> {
 public:
  void add_options(CLI::App& app, const Catalogue& text) override;
  int play(const PlayOptions& options, const Catalogue& text) override;
  bool has_arena() const override { return true; }
  int arena(const ArenaOptions& options, const Catalogue& text) override { return run_arena(options, text); }

 protected:
  boost::json::value config() const override;

 private:
  std::string first_ = "random";
  std::string set_ = "default";
};

}  // namespace roundtable
