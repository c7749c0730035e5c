// A game of Grail in the terminal: the party sits at one keyboard, or bots play the seats of those who are not there.
#pragma once

#include "cli/game_tool.h"
#include "games/grail/bots/bots.h"

namespace roundtable {

/// The bot also advises. A game whose record is there already goes on.
int play_grail(const grail::Setup& setup, const Bot<grail::Grail>& bot, const PlayOptions& options,
               const Catalogue& text);

}  // namespace roundtable
