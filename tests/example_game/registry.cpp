// Registers the example for its tests, as src/registry does for the games of the program.
#include <array>

#include "match/game_entry.h"
#include "review/review.h"
#include "tests/example_game/game.h"

namespace roundtable {

std::span<const GameEntry> games() {
  static constexpr std::array entries{game_entry<example::Registration::Game>()};
  return entries;
}

std::span<const lab::Reviewer> lab::reviewers() {
  static constexpr std::array all{Reviewer{example::Example::id, example::Registration::review}};
  return all;
}

}  // namespace roundtable
