#include "cli/commands/lab_commands.h"

namespace roundtable {

namespace {

const CLI::Range threads_allowed(1, 256);

}  // namespace

void LabCommands::add_to(CLI::App& app) {
  auto* lab = app.add_subcommand("lab", text_("cli.lab"));
  lab->require_subcommand(1);
  add_fit(*lab);
  add_read(*lab);
  add_balance(*lab);
  add_exploit(*lab);
  add_duel_fit(*lab);
}

CLI::App& LabCommands::command(CLI::App& lab, const std::string& name, const std::string& about, Chosen run) {
  return add_command(lab, name, text_(about), text_, chosen_, std::move(run));
}

void LabCommands::add_people(CLI::App& sub) {
  sub.add_option("--games", people_.games, text_("cli.option.human_games"))->required();
  sub.add_option("--part", people_.part, text_("cli.option.part"))->check(CLI::IsMember({"all", "fit", "unseen"}));
  sub.add_option("--threads", people_.threads, text_("cli.option.threads"))
      ->capture_default_str()
      ->check(threads_allowed);
}

void LabCommands::add_fit(CLI::App& lab) {
  auto& sub = command(lab, "fit", "cli.lab_fit", [this] { return fit_behaviour(people_, text_); });
  add_people(sub);
  sub.add_option("--out", people_.out, text_("cli.option.out"))->capture_default_str();
  sub.add_option("--epochs", people_.epochs, text_("cli.option.epochs"))->check(CLI::Range(1, 1000));
}

void LabCommands::add_read(CLI::App& lab) {
  auto& sub = command(lab, "read", "cli.lab_read", [this] { return read_people(people_, text_); });
  add_people(sub);
  sub.add_flag("--json", people_.json, text_("cli.option.json"));
}

void LabCommands::add_balance(CLI::App& lab) {
  auto& sub = command(lab, "balance", "cli.lab_balance", [this] { return balance(balance_, text_); });
  sub.footer(text_("cli.lab_balance_footer"));
  sub.add_option("--players", balance_.players, text_("cli.option.players"))->capture_default_str();
  sub.add_option("--bot", balance_.bot, text_("cli.option.bot"))->capture_default_str();
  sub.add_option("--games", balance_.games, text_("cli.option.human_games"));
  sub.add_option("--count", balance_.count, text_("cli.option.games"))
      ->capture_default_str()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  sub.add_option("--threads", balance_.threads, text_("cli.option.threads"))
      ->capture_default_str()
      ->check(threads_allowed);
  sub.add_option("--seed", balance_.seed, text_("cli.option.number_seed"))->capture_default_str();
  sub.add_flag("--json", balance_.json, text_("cli.option.json"));
  sub.add_option("--out", balance_.out, text_("cli.option.balance_out"));
}

void LabCommands::add_exploit(CLI::App& lab) {
  auto& sub = command(lab, "exploit", "cli.lab_exploit", [this] { return exploit(exploit_, text_); });
  sub.add_option("--bots", exploit_.bots, text_("cli.option.arena_bots"))->capture_default_str();
  sub.add_option("--deals", exploit_.deals, text_("cli.option.deals"))
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  sub.add_option("--tries", exploit_.tries, text_("cli.option.tries"))
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000));
  sub.add_option("--rounds", exploit_.rounds, text_("cli.option.rounds"))
      ->capture_default_str()
      ->check(CLI::Range(0, 5));
  sub.add_option("--seed", exploit_.seed, text_("cli.option.number_seed"))->capture_default_str();
  sub.add_flag("--json", exploit_.json, text_("cli.option.json"));
}

void LabCommands::add_duel_fit(CLI::App& lab) {
  auto& sub = command(lab, "fit-duel", "cli.lab_fit_duel", [this] { return fit_duel(duel_fit_, text_); });
  sub.add_option("--games", duel_fit_.games, text_("cli.option.games"))->capture_default_str();
  sub.add_option("--seed", duel_fit_.seed, text_("cli.option.number_seed"))->capture_default_str();
  sub.add_option("--out", duel_fit_.out, text_("cli.option.out"))->capture_default_str();
}

}  // namespace roundtable
