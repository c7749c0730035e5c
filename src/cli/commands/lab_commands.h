// The commands of `lab`, as the command line gives them.
#pragma once

#include "cli/commands/command_line.h"
#include "games/avalon/cli/balance.h"
#include "games/avalon/cli/exploit.h"
#include "games/avalon/cli/lab.h"
#include "games/duel/cli/fit.h"

namespace roundtable {

class LabCommands {
 public:
  LabCommands(const Catalogue& text, Chosen& chosen) : text_(text), chosen_(chosen) {}
  void add_to(CLI::App& app);

 private:
  CLI::App& command(CLI::App& lab, const std::string& name, const std::string& about, Chosen run);
  void add_people(CLI::App& sub);
  void add_fit(CLI::App& lab);
  void add_read(CLI::App& lab);
  void add_balance(CLI::App& lab);
  void add_exploit(CLI::App& lab);
  void add_duel_fit(CLI::App& lab);

  const Catalogue& text_;
  Chosen& chosen_;
  LabOptions people_;
  BalanceOptions balance_;
  ExploitOptions exploit_;
  DuelFitOptions duel_fit_;
};

}  // namespace roundtable
