// A game of Avalon in the terminal: one person against bots, or several who hand the keyboard round.
#pragma once

#include <string>

#include "cli/avalon_options.h"
#include "text/catalogue.h"

namespace roundtable {

struct PlayOptions {
  int seat = 0;
  std::string bot = "simple";
  bool hotseat = false;
  std::string names;  // separated by commas
  std::string seed;   // empty: a fresh one
  std::string record;
};

int play_avalon(const AvalonOptions& game, const PlayOptions& options, const Catalogue& text);

}  // namespace roundtable
