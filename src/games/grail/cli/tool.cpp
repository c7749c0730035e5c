#include "games/grail/cli/tool.h"

#include <CLI/CLI.hpp>

#include "engine/signature.h"
#include "games/grail/cli/play.h"
#include "games/grail/cli/table.h"
#include "games/grail/content/library.h"

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

boost::json::value GrailTool::config() const {
  boost::json::array party;
  for (const auto& name : split_list(party_)) party.emplace_back(name);
  boost::json::object config{
      {"pack", pack_}, {"difficulty", difficulty_}, {"mode", campaign_ ? "campaign" : "encounter"}};
  config[campaign_ ? "characters" : "party"] = std::move(party);
  if (!campaign_) config["encounter"] = encounter_;
  return config;
}

int GrailTool::play(const PlayOptions& options, const Catalogue& text) {
  const auto setup = Codec<Grail>::read_config(config());
  if (!setup) return fail(text, setup.error());
  const auto bot = bot_named(options.bot);
  if (!bot) return fail(text, bot.error());
  return play_grail(*setup, **bot, options, text);
}

int GrailTool::simulate(const SimulateOptions& options, const Catalogue& text) {
  if (!encounters_) return ToolOf::simulate(options, text);
  const auto setup = Codec<Grail>::read_config(config());
  if (!setup) return fail(text, setup.error());
  const auto bot = bot_named(options.bots);
  if (!bot) return fail(text, bot.error());
  return print_encounter_table(*setup, **bot, options, text);
}

std::uint64_t GrailTool::signature() const {
  Fingerprint print;
  Setup setup;
  setup.pack = find_grail_pack("starter", "");
  for (std::size_t size = 1; size <= max_members; ++size) {
    const auto character = static_cast<CharacterId>(size - 1);
    setup.party.push_back({character, character, character});
    setup.mode = Mode::Encounter;
    for (std::size_t i = 0; i < setup.pack->encounters.size(); ++i) {
      setup.encounter = static_cast<EncounterId>(i);
      sign_games<Grail>(print, setup, 20);
    }
    setup.mode = Mode::Campaign;
    sign_games<Grail>(print, setup, 20);
  }
  return print.value();
}

}  // namespace roundtable
