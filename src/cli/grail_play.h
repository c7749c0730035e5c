// A game of Grail in the terminal: the party sits at one keyboard, or bots play some of the seats.
#pragma once

#include "bots/grail.h"
#include "cli/game_tool.h"

namespace roundtable {

/// `bot` may be null: people play every seat. A record that is there already is taken up again.
int play_grail(const grail::Setup& setup, const Bot<grail::Grail>* bot, const PlayOptions& options, const Catalogue& text);

}  // namespace roundtable
