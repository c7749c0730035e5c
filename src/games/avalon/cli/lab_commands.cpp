#include "games/avalon/cli/lab_commands.h"

namespace roundtable {
namespace {

const CLI::Range threads_allowed(1, 256);

}  // namespace

void AvalonLabCommands::add_to(const CommandGroup& lab) {
  add_fit(lab);
  add_read(lab);
  add_balance(lab);
  add_exploit(lab);
}

void AvalonLabCommands::add_people(CLI::App& sub, const Catalogue& text) {
  sub.add_option("--games", people_.games, text("cli.option.human_games"))->required();
  sub.add_option("--part", people_.part, text("cli.option.part"))->check(CLI::IsMember({"all", "fit", "unseen"}));
  sub.add_option("--threads", people_.threads, text("cli.option.threads"))
      ->capture_default_str()
      ->check(threads_allowed);
}

void AvalonLabCommands::add_fit(const CommandGroup& lab) {
  const Catalogue& text = lab.text;
  auto& sub = lab.add("fit", "cli.lab_fit", [this, &text] { return fit_behaviour(people_, text); });
  add_people(sub, text);
  sub.add_option("--out", people_.out, text("cli.option.out"))->capture_default_str();
  sub.add_option("--epochs", people_.epochs, text("cli.option.epochs"))->check(CLI::Range(1, 1000));
}

void AvalonLabCommands::add_read(const CommandGroup& lab) {
  const Catalogue& text = lab.text;
  auto& sub = lab.add("read", "cli.lab_read", [this, &text] { return read_people(people_, text); });
  add_people(sub, text);
  sub.add_flag("--json", people_.json, text("cli.option.json"));
}

void AvalonLabCommands::add_balance(const CommandGroup& lab) {
  const Catalogue& text = lab.text;
  auto& sub = lab.add("balance", "cli.lab_balance", [this, &text] { return balance(balance_, text); });
  sub.footer(text("cli.lab_balance_footer"));
  sub.add_option("--players", balance_.players, text("cli.option.players"))->capture_default_str();
  sub.add_option("--bot", balance_.bot, text("cli.option.bot"))->capture_default_str();
  sub.add_option("--games", balance_.games, text("cli.option.human_games"));
  sub.add_option("--count", balance_.count, text("cli.option.games"))
      ->capture_default_str()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  sub.add_option("--threads", balance_.threads, text("cli.option.threads"))
      ->capture_default_str()
      ->check(threads_allowed);
  sub.add_option("--seed", balance_.seed, text("cli.option.number_seed"))->capture_default_str();
  sub.add_flag("--json", balance_.json, text("cli.option.json"));
  sub.add_option("--out", balance_.out, text("cli.option.balance_out"));
}

void AvalonLabCommands::add_exploit(const CommandGroup& lab) {
  const Catalogue& text = lab.text;
  auto& sub = lab.add("exploit", "cli.lab_exploit", [this, &text] { return exploit(exploit_, text); });
  sub.add_option("--bots", exploit_.bots, text("cli.option.arena_bots"))->capture_default_str();
  sub.add_option("--deals", exploit_.deals, text("cli.option.deals"))
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  sub.add_option("--tries", exploit_.tries, text("cli.option.tries"))
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000));
  sub.add_option("--rounds", exploit_.rounds, text("cli.option.rounds"))
      ->capture_default_str()
      ->check(CLI::Range(0, 5));
  sub.add_option("--seed", exploit_.seed, text("cli.option.number_seed"))->capture_default_str();
  sub.add_flag("--json", exploit_.json, text("cli.option.json"));
}

}  // namespace roundtable
