// What a party sees in the terminal.
#pragma once

#include "games/grail/cli/words.h"
#include "cli/terminal.h"

namespace roundtable {

void draw_grail(const grail::Table& table, const GrailWords& words, const Terminal& terminal);
/// One card, its halves from top to bottom and what it does.
void draw_card(const grail::Table& table, grail::CardId card, const GrailWords& words, const Terminal& terminal);

}  // namespace roundtable
