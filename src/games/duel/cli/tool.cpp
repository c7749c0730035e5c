#include "games/duel/cli/tool.h"

#include <CLI/CLI.hpp>
#include <filesystem>

#include "cli/command_line.h"
#include "games/duel/cli/play.h"
#include "games/duel/content/sets.h"
#include "games/duel/game.h"
#include "games/duel/lab/standings.h"

namespace roundtable {

void DuelTool::add_options(CLI::App& app, const Catalogue& text) {
  app.add_option("--first", first_, text("cli.option.first"))
      ->capture_default_str()
      ->check(CLI::IsMember({"0", "1", "random"}));
  app.add_option("--set", set_, text("cli.option.set"))->capture_default_str();
}

void DuelTool::add_lab_commands(const CommandGroup& lab) {
  const Catalogue& text = lab.text;
  auto& sub = lab.add("fit-duel", "cli.lab_fit_duel", [this, &text] { return fit_duel(fit_, text); });
  sub.add_option("--games", fit_.games, text("cli.option.games"))->capture_default_str();
  sub.add_option("--seed", fit_.seed, text("cli.option.number_seed"))->capture_default_str();
  sub.add_option("--out", fit_.out, text("cli.option.out"))->capture_default_str();
}

bool DuelTool::takes_content(const std::string& path) const { return !std::filesystem::is_directory(path); }

int DuelTool::check_content(const std::string& path, const Catalogue& text) const {
  const auto set = read_duel_set(path);
  if (!set) return fail(text, set.error());
  const Message good(
      "content.good",
      {{"where", path}, {"name", std::string(set->name.view())}, {"total", long{duel::total_crowns(*set)}}});
  std::printf("%s\n", text(good).c_str());
  return 0;
}

boost::json::value DuelTool::config() const {
  boost::json::value first = "random";
  if (first_ != "random") first = first_ == "0" ? 0 : 1;
  return boost::json::object{{"first", first}, {"set", set_}};
}

int DuelTool::play_with(const Bot<duel::Duel>& bot, const duel::Setup& setup, const PlayOptions& options,
                        const Catalogue& text) {
  return play_duel(setup, bot, options, text);
}

GameTool& duel::Registration::tool() {
  static DuelTool tool;
  return tool;
}

}  // namespace roundtable
