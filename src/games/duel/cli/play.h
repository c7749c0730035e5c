// A duel in the terminal: a person against a bot, or two who hand the keyboard round.
#pragma once

#include "cli/game_tool.h"
#include "games/duel/bots/bots.h"

namespace roundtable {

int play_duel(const duel::Setup& setup, const Bot<duel::Duel>& bot, const PlayOptions& options, const Catalogue& text);

}  // namespace roundtable
