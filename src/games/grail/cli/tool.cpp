#include "games/grail/cli/tool.h"

#include <CLI/CLI.hpp>
#include <filesystem>

#include "games/grail/cli/content.h"
#include "games/grail/cli/play.h"
#include "games/grail/cli/table.h"
#include "games/grail/game.h"

namespace roundtable {

using namespace grail;

void GrailTool::add_options(CLI::App& app, const Catalogue& text) {
  app.add_option("--pack", pack_, text("cli.option.pack"))->capture_default_str();
  app.add_option("--encounter", encounter_, text("cli.option.encounter"))->capture_default_str();
  app.add_option("--party", party_, text("cli.option.party"))->capture_default_str();
  app.add_option("--difficulty", difficulty_, text("cli.option.difficulty"))->capture_default_str();
  app.add_flag("--campaign", campaign_, text("cli.option.campaign"));
  if (app.get_parent()->get_name() == "simulate")
    app.add_flag("--encounters", encounters_, text("cli.option.encounters"));
}

bool GrailTool::takes_content(const std::string& path) const { return std::filesystem::is_directory(path); }

int GrailTool::check_content(const std::string& path, const Catalogue& text) const {
  return check_grail_content(path, text);
}

boost::json::value GrailTool::config() const {
  boost::json::array party;
  for (const auto& name : split_list(party_)) party.emplace_back(name);
  boost::json::object config{
      {"pack", pack_}, {"difficulty", difficulty_}, {"mode", campaign_ ? "campaign" : "encounter"}};
  config[campaign_ ? "characters" : "party"] = std::move(party);
  if (!campaign_) config["encounter"] = encounter_;
  return config;
}

int GrailTool::play_with(const Bot<Grail>& bot, const grail::Setup& setup, const PlayOptions& options,
                         const Catalogue& text) {
  return play_grail(setup, bot, options, text);
}

int GrailTool::simulate(const SimulateOptions& options, const Catalogue& text) {
  if (!encounters_) return ToolOf::simulate(options, text);
  const auto setup = Codec<Grail>::read_config(config());
  if (!setup) return fail(text, setup.error());
  const auto bot = bot_named(options.bots);
  if (!bot) return fail(text, bot.error());
  return print_encounter_table(*setup, **bot, options, text);
}

GameTool& grail::Registration::tool() {
  static GrailTool tool;
  return tool;
}

}  // namespace roundtable
