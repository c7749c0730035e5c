// Recorded games of people, one JSON object a line in a compressed file (docs/lab.md says what is in it).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "games/avalon/rules/table.h"

namespace roundtable::lab {

struct HumanGame {
  std::string id;
  avalon::Characters roles;  // by seat
  avalon::Table table;       // what lay open: all proposals, votes and results
  std::optional<Seat> assassin;
  std::optional<Seat> target;

  avalon::Role role(Seat seat) const { return roles[static_cast<std::size_t>(seat.index())]; }
  SeatSet with_role(avalon::Role role) const;
  SeatSet evil() const;
};

enum class ReadError : std::uint8_t { CannotOpen, NotAGame };

/// Lines that hold no game of ours (an unknown character, seats that do not exist) end the reading with an error.
std::expected<std::vector<HumanGame>, ReadError> read_human_games(const std::string& file);
std::optional<HumanGame> human_game(std::string_view line);

}  // namespace roundtable::lab
