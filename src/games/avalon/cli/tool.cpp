#include "games/avalon/cli/tool.h"

#include <CLI/CLI.hpp>

#include "games/avalon/cli/play.h"
#include "games/avalon/lab/standings.h"

namespace roundtable {

void AvalonTool::add_options(CLI::App& app, const Catalogue& text) {
  app.add_option("--players", players_, text("cli.option.players"))->capture_default_str();
  app.add_option("--roles", roles_, text("cli.option.roles"))->capture_default_str();
  app.add_option("--lancelot", lancelot_, text("cli.option.lancelot"))->capture_default_str();
  app.add_flag("--lady", lady_, text("cli.option.lady"));
  app.add_flag("--excalibur", excalibur_, text("cli.option.excalibur"));
  app.add_flag("--targeting", targeting_, text("cli.option.targeting"));
  app.add_flag("--plots", plots_, text("cli.option.plots"));
  app.add_option("--edition", edition_, text("cli.option.edition"))->capture_default_str();
  app.add_flag("--floating-assassin", floating_assassin_, text("cli.option.floating_assassin"));
}

boost::json::value AvalonTool::config() const {
  boost::json::array roles;
  for (const auto& role : split_list(roles_)) roles.emplace_back(role);
  return boost::json::object{
      {"players", players_}, {"roles", std::move(roles)}, {"lancelot", lancelot_},
      {"lady", lady_},       {"excalibur", excalibur_},   {"targeting", targeting_},
      {"plots", plots_},     {"edition", edition_},       {"floating_assassin", floating_assassin_}};
}

int AvalonTool::play(const PlayOptions& options, const Catalogue& text) {
  const auto setup = Codec<avalon::Avalon>::read_config(config());
  if (!setup) return fail(text, setup.error());
  const auto bot = bot_named(options.bot);
  if (!bot) return fail(text, bot.error());
  return play_avalon(*setup, **bot, options, text);
}

}  // namespace roundtable
