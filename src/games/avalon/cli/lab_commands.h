// Avalon's commands below `lab`, as the command line gives them.
#pragma once

#include "cli/command_line.h"
#include "games/avalon/cli/balance.h"
#include "games/avalon/cli/exploit.h"
#include "games/avalon/cli/lab.h"

namespace roundtable {

class AvalonLabCommands {
 public:
  void add_to(const CommandGroup& lab);

 private:
  void add_people(CLI::App& sub, const Catalogue& text);
  void add_fit(const CommandGroup& lab);
  void add_read(const CommandGroup& lab);
  void add_balance(const CommandGroup& lab);
  void add_exploit(const CommandGroup& lab);

  LabOptions people_;
  BalanceOptions balance_;
  ExploitOptions exploit_;
};

}  // namespace roundtable
