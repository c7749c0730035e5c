// A game of Avalon in the terminal: one person against bots, or several who hand the keyboard round.
#pragma once

#include "cli/game_tool.h"
#include "games/avalon/bots/bots.h"

namespace roundtable {

int play_avalon(const avalon::Setup& setup, const Bot<avalon::Avalon>& bot, const PlayOptions& options,
                const Catalogue& text);

}  // namespace roundtable
