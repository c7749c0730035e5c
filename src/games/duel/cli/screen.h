// What one seat may know of a duel, drawn for a terminal: the row of territories with both piles at each.
#pragma once

#include "cli/terminal.h"
#include "games/duel/cli/words.h"

namespace roundtable {

void draw_duel(const duel::View& view, const DuelWords& words, const Terminal& terminal);
/// Spells and attacks that are possible now: they are few, while a card can always be laid anywhere.
void draw_chances(const duel::View& view, const DuelWords& words, const Terminal& terminal);

}  // namespace roundtable
