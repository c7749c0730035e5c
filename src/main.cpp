// The one program: reads the command line and hands over.
#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/command_line.h"
#include "cli/commands/complaint.h"
#include "cli/commands/config_file.h"
#include "cli/commands/content.h"
#include "cli/commands/engine.h"
#include "cli/commands/replay.h"
#include "cli/commands/review.h"
#include "cli/commands/serve.h"
#include "cli/commands/soak.h"
#include "cli/game_tool.h"
#include "text/catalogue.h"

namespace roundtable {
namespace {

/// The help is in the chosen language too, so the choice is looked up before the command line is read.
const Catalogue& chosen_catalogue(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    std::optional<Language> language;
    for (const std::string_view option : {"--lang", "--language"}) {
      if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
        language = language_from_code(word.substr(option.size() + 1));
      if (word == option && i + 1 < argc) language = language_from_code(argv[i + 1]);
    }
    if (language) return Catalogue::of(*language);
  }
  return Catalogue::of(language_of_environment());
}

class Program {
 public:
  explicit Program(const Catalogue& text) : text_(text), app_(text("cli.about"), "roundtable") {
    app_.footer(text("cli.footer"));
    app_.set_version_flag("--version", ROUNDTABLE_VERSION);
    app_.failure_message([&text](const CLI::App*, const CLI::Error& error) {
      return text({"cli.not_understood", {{"why", complaint(error, text)}}}) + "\n";
    });
    add_language(app_, text);
    add_serve();
    add_engine();
    add_play();
    for (GameTool* tool : game_tools()) tool->add_commands(program_);
    add_replay();
    add_review();
    add_content();
    add_perft();
    add_simulate();
    add_arena();
    add_lab();
    add_verify();
    add_backup();
    add_soak();
    add_signature();
  }

  int run(int argc, char** argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app_.exit(error) == 0 ? 0 : 2;
    }
    if (!chosen_) {
      std::printf("%s\n\n%s\n\n%s\n", text_("cli.about").c_str(), text_("cli.what_now").c_str(),
                  text_("cli.footer").c_str());
      return 0;
    }
    return chosen_();
  }

 private:
  CLI::App& command(const std::string& name, const Chosen& run) { return program_.add(name, "cli." + name, run); }

  /// A command with one subcommand a game, which takes that game's options; `add` adds the command's own.
  template <class Run, class Add>
  void game_command(const std::string& name, Run run, Add add) {
    game_command(name, run, add, [](const GameTool&) { return true; });
  }

  template <class Run, class Add, class Has>
  void game_command(const std::string& name, Run run, Add add, Has has) {
    const CommandGroup group = program_.group(name);
    for (GameTool* tool : game_tools()) {
      if (!has(*tool)) continue;
      const std::string id(tool->id());
      auto& game = group.add(id, "cli.game." + id, [tool, run] { return run(*tool); });
      tool->add_options(game, text_);
      add(game);
    }
  }

  void add_serve() {
    auto& sub = command("serve", [this] { return serve_as_told(); });
    serve_.data = default_data_folder();
    serve_.web = default_web_folder();
    auto& net = serve_.net;
    const auto option = [&](const std::string& name, auto& value, const std::string& key) {
      std::string variable = "ROUNDTABLE_" + name.substr(2);
      for (char& letter : variable) letter = letter == '-' ? '_' : static_cast<char>(std::toupper(letter));
      return sub.add_option(name, value, text_("cli.option." + key))->envname(variable)->capture_default_str();
    };
    option("--config", config_, "config");
    option("--address", net.address, "address");
    option("--port", net.port, "port");
    option("--data", serve_.data, "data");
    option("--web", serve_.web, "web");
    auto* certificate = option("--tls-cert", net.certificate, "tls_cert");
    option("--tls-key", net.key, "tls_key")->needs(certificate);
    option("--origin", net.origins, "origin");
    option("--trusted-proxy", net.trusted_proxies, "trusted_proxy");
    option("--metrics-port", net.metrics_port, "metrics_port");
    option("--bot-delay", serve_.bot_delay_ms, "bot_delay")->check(CLI::Range(0, 60'000));
    option("--bot-budget", serve_.bot_budget_ms, "bot_budget")->check(CLI::Range(1, 10'000));
    option("--bot-threads", serve_.server.bot_threads, "bot_threads")->check(CLI::Range(1, 64));
    option("--idle", serve_.idle_s, "idle")->check(CLI::Range(0, 1'000'000));
    const CLI::Range some(1, 100'000'000);
    option("--connections", net.limits.connections, "connections")->check(some);
    option("--connections-per-address", net.limits.connections_per_address, "connections_per_address")->check(some);
    option("--rate", net.limits.messages_per_second, "rate")->check(some);
    option("--address-rate", net.limits.requests_per_second, "address_rate")->check(some);
    sub.add_flag("--no-qr", serve_.no_qr, text_("cli.option.no_qr"));
  }

  int serve_as_told() {
    const auto problem = config_.empty() ? std::nullopt : read_config(config_, *app_.get_subcommand("serve"));
    if (!problem) return serve(serve_, text_);
    std::cerr << text_(*problem) << '\n';
    return 1;
  }

  void add_verify() {
    auto& sub = command("verify", [this] { return verify(file_, text_); });
    sub.add_option("file", file_, text_("cli.option.record_file"))->required();
  }

  void add_backup() {
    auto& backup = command("backup", [this] { return back_up_data(serve_.data, file_, text_); });
    backup.add_option("file", file_, text_("cli.option.backup_file"))->required();
    auto& restore = command("restore", [this] { return restore_data(file_, serve_.data, text_); });
    restore.add_option("file", file_, text_("cli.option.copy_file"))->required();
    for (CLI::App* sub : {&backup, &restore})
      sub->add_option("--data", serve_.data, text_("cli.option.data"))->capture_default_str();
  }

  void add_soak() {
    auto& sub = command("soak", [this] { return soak(soak_, text_); });
    sub.add_option("--kills", soak_.kills, text_("cli.option.kills"))
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000));
    sub.add_option("--tables", soak_.tables, text_("cli.option.tables"))
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000));
    sub.add_option("--seed", soak_.seed, text_("cli.option.number_seed"))->capture_default_str();
  }

  void add_engine() {
    command("engine", [] { return run_engine(stdin, stdout); });
  }

  void add_play() {
    game_command(
        "play", [this](GameTool& tool) { return tool.play(play_, text_); },
        [this](CLI::App& sub) {
          sub.add_option("--seat", play_.seat, text_("cli.option.seat"))->capture_default_str();
          sub.add_option("--bot", play_.bot, text_("cli.option.bot"));
          sub.add_flag("--hotseat", play_.hotseat, text_("cli.option.hotseat"));
          sub.add_option("--names", play_.names, text_("cli.option.names"));
          sub.add_option("--seed", play_.seed, text_("cli.option.seed"));
          sub.add_option("--record", play_.record, text_("cli.option.record"));
        });
  }

  void add_replay() {
    auto& sub = command("replay", [this] { return replay(file_, eyes_, text_); });
    sub.add_option("file", file_, text_("cli.option.file"))->required();
    sub.add_option("--seat", eyes_, text_("cli.option.eyes"));
  }

  void add_review() {
    auto& sub = command("review", [this] { return review(file_, review_, text_); });
    sub.footer(text_("cli.review_footer"));
    sub.add_option("file", file_, text_("cli.option.record_file"))->required();
    sub.add_option("--html", review_.html, text_("cli.option.html"));
    sub.add_flag("--json", review_.json, text_("cli.option.json"));
    sub.add_option("--effort", review_.effort, text_("cli.option.effort"))
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
  }

  void add_content() {
    auto& check =
        program_.group("content").add("check", "cli.content_check", [this] { return check_content(file_, text_); });
    check.add_option("file", file_, text_("cli.option.content_file"))->required();
  }

  void add_lab() {
    const CommandGroup lab = program_.group("lab");
    for (GameTool* tool : game_tools()) tool->add_lab_commands(lab);
  }

  void add_perft() {
    game_command(
        "perft", [this](GameTool& tool) { return tool.perft(perft_, text_); },
        [this](CLI::App& sub) {
          sub.add_option("--depth", perft_.depth, text_("cli.option.depth"))
              ->capture_default_str()
              ->check(CLI::Range(1, 12));
          sub.add_option("--seed", perft_.seed, text_("cli.option.seed"))->capture_default_str();
          sub.add_flag("--divide", perft_.divide, text_("cli.option.divide"));
        });
  }

  void add_simulate() {
    game_command(
        "simulate", [this](GameTool& tool) { return tool.simulate(simulate_, text_); },
        [this](CLI::App& sub) {
          sub.add_option("--games", simulate_.games, text_("cli.option.games"))
              ->capture_default_str()
              ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
          sub.add_option("--bots", simulate_.bots, text_("cli.option.bots"));
          sub.add_option("--threads", simulate_.threads, text_("cli.option.threads"))
              ->capture_default_str()
              ->check(CLI::Range(1, 256));
          sub.add_option("--seed", simulate_.seed, text_("cli.option.number_seed"))->capture_default_str();
          sub.add_option("--time", simulate_.time, text_("cli.option.time"))
              ->capture_default_str()
              ->check(CLI::Range(1, 60'000));
          sub.add_option("--nodes", simulate_.nodes, text_("cli.option.nodes"));
          sub.add_flag("--json", simulate_.json, text_("cli.option.json"));
        });
  }

  void add_arena() {
    game_command(
        "arena", [this](GameTool& tool) { return tool.arena(arena_, text_); },
        [this](CLI::App& sub) {
          sub.add_option("--bots", arena_.bots, text_("cli.option.arena_bots"))->capture_default_str();
          sub.add_option("--games", arena_.games, text_("cli.option.arena_games"))
              ->capture_default_str()
              ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
          sub.add_option("--threads", arena_.threads, text_("cli.option.threads"))
              ->capture_default_str()
              ->check(CLI::Range(1, 256));
          sub.add_option("--seed", arena_.seed, text_("cli.option.number_seed"))->capture_default_str();
          sub.add_option("--time", arena_.time, text_("cli.option.time"))
              ->capture_default_str()
              ->check(CLI::Range(1, 60'000));
          sub.add_option("--nodes", arena_.nodes, text_("cli.option.nodes"));
          sub.footer(text_("cli.arena_footer"));
          sub.add_flag("--json", arena_.json, text_("cli.option.json"));
          sub.add_option("--html", arena_.html, text_("cli.option.html"));
        },
        [](const GameTool& tool) { return tool.has_arena(); });
  }

  void add_signature() {
    command("signature", [] {
      for (const GameTool* tool : game_tools())
        std::printf("%s %016llx\n", std::string(tool->id()).c_str(),
                    static_cast<unsigned long long>(tool->signature()));
      return 0;
    });
  }

  const Catalogue& text_;
  CLI::App app_;
  Chosen chosen_;
  CommandGroup program_{app_, text_, chosen_};
  std::string file_;
  std::optional<int> eyes_;
  PlayOptions play_;
  ReviewOptions review_;
  PerftOptions perft_;
  SimulateOptions simulate_;
  ArenaOptions arena_;
  ServeOptions serve_;
  std::string config_;
  SoakOptions soak_;
};

}  // namespace
}  // namespace roundtable

int main(int argc, char** argv) {
  return roundtable::Program(roundtable::chosen_catalogue(argc, argv)).run(argc, argv);
}
