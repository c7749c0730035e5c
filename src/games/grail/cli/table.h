// The win rate of each encounter with each starting character.
#pragma once

#include "cli/game_tool.h"
#include "games/grail/bots/bots.h"

namespace roundtable {

int print_encounter_table(const grail::Setup& setup, const Bot<grail::Grail>& bot, const SimulateOptions& options,
                          const Catalogue& text);

}  // namespace roundtable
