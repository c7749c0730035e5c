// What an operator can set for the tables of a server.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "table/tokens.h"

namespace roundtable {

struct ServerOptions {
  std::size_t most_tables = 100'000;         // in memory
  std::chrono::milliseconds bot_delay{900};  // the least; as much again is added at random
  std::chrono::milliseconds bot_budget{200};
  int bot_threads = 1;
  std::chrono::seconds idle{600};                        // a table that nobody is connected to leaves memory after this
  std::chrono::seconds deserted{1200};                   // the same for a table whose clock runs
  std::chrono::milliseconds link_lives{10 * 60 * 1000};  // a personal link to another device
  std::function<std::string()> draw_code = fresh_table_code;
};

}  // namespace roundtable
