// What the command line can do with one game. Commands know no game by name; they ask the tools.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "text/catalogue.h"

namespace CLI {
class App;
}

namespace roundtable {

struct CommandGroup;  // cli/command_line.h

struct PlayOptions {
  int seat = 0;
  std::string bot;  // empty: the game's best
  bool hotseat = false;
  std::string names;   // separated by commas
  std::string seed;    // empty: a fresh one
  std::string record;  // file to write the game to
};

struct SimulateOptions {
  std::uint64_t games = 10'000;
  int threads = 1;
  std::uint64_t seed = 1;
  std::string bots;  // empty: one that is quick
  bool json = false;
  int time = 100;           // milliseconds a bot may think about a decision
  std::uint64_t nodes = 0;  // where set, counted instead of the time
};

struct PerftOptions {
  int depth = 3;
  std::string seed = "perft";
  bool divide = false;
};

struct ArenaOptions {
  std::string bots = "knight,simple,random";  // separated by commas; "exec:" and a command for a program
  std::uint64_t games = 1'000;                // of each line-up
  int threads = 1;
  std::uint64_t seed = 1;
  bool json = false;
  std::string html;         // file to write a page to
  int time = 100;           // milliseconds a bot may think about a decision
  std::uint64_t nodes = 0;  // where set, counted instead of the time
};

class GameTool {
 public:
  virtual ~GameTool() = default;
  virtual std::string_view id() const = 0;
  /// The game's config as options of a command.
  virtual void add_options(CLI::App& app, const Catalogue& text) = 0;

  virtual int play(const PlayOptions& options, const Catalogue& text) = 0;
  virtual int simulate(const SimulateOptions& options, const Catalogue& text) = 0;
  /// Not every game has an arena.
  virtual bool has_arena() const { return false; }
  virtual int arena(const ArenaOptions&, const Catalogue&) { return 2; }
  virtual int perft(const PerftOptions& options, const Catalogue& text) = 0;
  virtual std::uint64_t signature() const = 0;
  /// Commands that this game alone has, and those it has below `lab`.
  virtual void add_commands(const CommandGroup&) {}
  virtual void add_lab_commands(const CommandGroup&) {}
  /// Whether this file or folder would be one of the game's data files that people edit; then says whether it is sound.
  virtual bool takes_content(const std::string&) const { return false; }
  virtual int check_content(const std::string&, const Catalogue&) const { return 2; }
  /// The record has been loaded and so checked before.
  virtual void tell(const boost::json::object& record, std::optional<int> viewer, const Catalogue& text) const = 0;
};

/// Defined in src/registry.
std::span<GameTool* const> game_tools();

/// Prints why something cannot be done; returns the program's status for it.
int fail(const Catalogue& text, const Message& why);
/// The parts of a list separated by commas, without spaces around them; none of them empty.
std::vector<std::string> split_list(std::string_view list);
std::string fresh_seed();

}  // namespace roundtable
