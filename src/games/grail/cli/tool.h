#pragma once

#include "cli/tool_of.h"
#include "games/grail/bots/bots.h"
#include "games/grail/cli/story.h"
#include "games/grail/codec/codec.h"

namespace roundtable {

class GrailTool final : public ToolOf<grail::Grail> {
 public:
  void add_options(CLI::App& app, const Catalogue& text) override;
  /// A pack is a folder.
  bool takes_content(const std::string& path) const override;
  int check_content(const std::string& path, const Catalogue& text) const override;
  int simulate(const SimulateOptions& options, const Catalogue& text) override;

 protected:
  boost::json::value config() const override;
  int play_with(const Bot<grail::Grail>& bot, const grail::Setup& setup, const PlayOptions& options,
                const Catalogue& text) override;

 private:
  std::string pack_ = "starter";
  std::string encounter_ = "deserter";
  std::string party_ = "maela";
  std::string difficulty_ = "normal";
  bool campaign_ = false;
  bool encounters_ = false;
};

}  // namespace roundtable
