// What a party sees in the terminal.
#pragma once

#include "cli/terminal.h"
#include "games/grail/cli/words.h"

namespace roundtable {

void draw_grail(const grail::Table& table, const GrailWords& words, const Terminal& terminal);
/// One card, its halves from top to bottom and what it does.
void draw_card(const grail::Table& table, grail::CardId card, const GrailWords& words, const Terminal& terminal);

}  // namespace roundtable
