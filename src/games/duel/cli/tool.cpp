#include "games/duel/cli/tool.h"

#include <CLI/CLI.hpp>

#include "games/duel/cli/play.h"
#include "games/duel/lab/standings.h"

namespace roundtable {

void DuelTool::add_options(CLI::App& app, const Catalogue& text) {
  app.add_option("--first", first_, text("cli.option.first"))
      ->capture_default_str()
      ->check(CLI::IsMember({"0", "1", "random"}));
  app.add_option("--set", set_, text("cli.option.set"))->capture_default_str();
}

boost::json::value DuelTool::config() const {
  boost::json::value first = "random";
  if (first_ != "random") first = first_ == "0" ? 0 : 1;
  return boost::json::object{{"first", first}, {"set", set_}};
}

int DuelTool::play(const PlayOptions& options, const Catalogue& text) {
  const auto setup = Codec<duel::Duel>::read_config(config());
  if (!setup) return fail(text, setup.error());
  const auto bot = bot_named(options.bot);
  if (!bot) return fail(text, bot.error());
  return play_duel(*setup, **bot, options, text);
}

}  // namespace roundtable
