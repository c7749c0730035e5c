#pragma once

#include "cli/tool_of.h"
#include "games/grail/bots/bots.h"
#include "games/grail/cli/story.h"
#include "games/grail/codec/codec.h"

namespace roundtable {

class GrailTool final : public ToolOf<grail::Grail> {
 public:
  void add_options(CLI::App& app, const Catalogue& text) override;
  int play(const PlayOptions& options, const Catalogue& text) override;
  int simulate(const SimulateOptions& options, const Catalogue& text) override;
  /// Random games of every encounter and of the days of the starter pack.
  std::uint64_t signature() const override;

 protected:
  boost::json::value config() const override;

 private:
  std::string pack_ = "starter";
  std::string encounter_ = "deserter";
  std::string party_ = "maela";
  std::string difficulty_ = "normal";
  bool campaign_ = false;
  bool encounters_ = false;
};

}  // namespace roundtable
