// Who sits where at a game in the terminal.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/game_tool.h"
#include "engine/seat.h"

namespace roundtable {

struct Seating {
  SeatSet people;  // bots take the other seats
  PerSeat<std::string> names;
  bool hotseat;
  bool open = false;  // nobody has secrets: the screen is everyone's
};

std::expected<Seating, Message> take_seats(const PlayOptions& options, int seats);

/// A name with the seat's number, or the number alone.
std::string seat_label(const PerSeat<std::string>& names, Seat seat);

/// Who sits at this keyboard, for people.
std::string people_line(const Seating& seating, const Catalogue& text);

/// The whole numbers a person typed, with spaces or commas between them; none if there is anything else.
std::vector<int> numbers_in(std::string_view typed);

/// Asked before the game, so that nobody plays one that cannot be saved.
bool can_write(const std::string& file);
int save_record(std::string_view record, const std::string& file, const Catalogue& text);

}  // namespace roundtable
