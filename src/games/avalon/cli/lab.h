// `lab`: models of how people play and how well they read recorded games.
#pragma once

#include <cstdint>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

struct LabOptions {
  std::string games;
  std::string part;  // of the recorded games: all, fit or unseen; empty: what the command is for
  std::string out = "src/games/avalon/bots/weights.inc";
  int threads = 1;
  int epochs = 0;  // 0: as the program's own weights were made
  bool json = false;
};

int fit_behaviour(const LabOptions& options, const Catalogue& text);
int read_people(const LabOptions& options, const Catalogue& text);

}  // namespace roundtable
