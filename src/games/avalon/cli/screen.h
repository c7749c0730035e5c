// What one seat may know, drawn for a terminal.
#pragma once

#include "cli/terminal.h"
#include "games/avalon/cli/words.h"

namespace roundtable {

/// Who I am and what the opening and later glimpses showed me.
void draw_knowledge(const avalon::View& view, const AvalonWords& words, const Terminal& terminal);
/// Quests, leader, track, modules and the team that is proposed.
void draw_table(const avalon::Table& table, const AvalonWords& words, const Terminal& terminal);
/// Every vote so far, a line each.
void draw_history(const avalon::Table& table, const AvalonWords& words, const Terminal& terminal);

}  // namespace roundtable
