// `lab balance`: how often evil wins with each set of characters and modules.
#pragma once

#include <cstdint>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

struct BalanceOptions {
  std::string players = "7";  // one number or several, separated by commas
  std::string bot = "herald";
  std::string games;  // recorded games of people, to set beside
  std::uint64_t count = 1'000;
  int threads = 1;
  std::uint64_t seed = 1;
  bool json = false;
  std::string out;  // file for the JSON
};

int balance(const BalanceOptions& options, const Catalogue& text);

}  // namespace roundtable
