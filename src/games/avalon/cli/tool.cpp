#include "games/avalon/cli/tool.h"

#include <CLI/CLI.hpp>

#include "games/avalon/cli/play.h"
#include "games/avalon/game.h"
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

void AvalonTool::add_commands(const CommandGroup& program) {
  const Catalogue& text = program.text;
  auto& sub = program.add("narrate", "cli.narrate", [this, &text] { return narrate(narrate_, text); });
  sub.add_option("--roles", narrate_.roles, text("cli.option.roles"))->capture_default_str();
  sub.add_option("--lancelot", narrate_.lancelot, text("cli.option.lancelot"))->capture_default_str();
}

boost::json::value AvalonTool::config() const {
  boost::json::array roles;
  for (const auto& role : split_list(roles_)) roles.emplace_back(role);
  return boost::json::object{
      {"players", players_}, {"roles", std::move(roles)}, {"lancelot", lancelot_},
      {"lady", lady_},       {"excalibur", excalibur_},   {"targeting", targeting_},
      {"plots", plots_},     {"edition", edition_},       {"floating_assassin", floating_assassin_}};
}

int AvalonTool::play_with(const Bot<avalon::Avalon>& bot, const avalon::Setup& setup, const PlayOptions& options,
                          const Catalogue& text) {
  return play_avalon(setup, bot, options, text);
}

GameTool& avalon::Registration::tool() {
  static AvalonTool tool;
  return tool;
}

}  // namespace roundtable
