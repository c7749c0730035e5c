// The games there are, and how a match of one is started or taken up again.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <span>

#include "match/match.h"

namespace roundtable {

using NewMatch = std::expected<std::unique_ptr<Match>, Fault>;

struct GameEntry {
  std::string_view id;
  /// Members that describe the game: numbers of players and the schema of its config.
  void (*write_description)(JsonWriter& out);
  std::vector<std::string_view> (*bots)();  // those to play with, weakest first
  bool timed;                               // it may be played by the clock
  bool together;                            // nobody plays against another: advice does no harm
  /// `deal` may be null: everything then comes from the seed.
  NewMatch (*start)(const boost::json::value& config, std::string_view seed, const boost::json::value& deal);
};

/// Defined in src/registry for the program; tests may link games of their own.
std::span<const GameEntry> games();
const GameEntry* find_game(std::string_view id);
std::string names_of_games();
/// The game, or the refusal that lists those there are.
std::expected<const GameEntry*, Fault> game_named(std::string_view id);

/// Sees a match after its deal and after each step, with the notices of this step.
using EachStep = std::function<void(Match& match, const NoticeList& notices)>;

/// A match as its record says, every action checked again.
NewMatch load_record(const boost::json::value& record, const EachStep& each = {});

}  // namespace roundtable
