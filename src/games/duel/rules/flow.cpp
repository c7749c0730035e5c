#include "games/duel/rules/flow.h"

#include <algorithm>

namespace roundtable::duel::flow {

void begin_turn(Table& table, Seat seat) {
  table.active = seat;
  table.conquests = 0;
  table.avalon_used = false;
  table.phase = TurnStarting{};
}

void begin_drawing(Table& table, int cards, bool closes_turn) {
  if (cards > 0 && (table.deck > 0 || !table.discards.empty()))
    table.phase = Drawing{static_cast<std::uint8_t>(cards), closes_turn};
  else if (closes_turn)
    close_turn(table);
  else
    table.phase = Playing{};
}

void begin_paying(Table& table, int required) {
  if (required > 0 && payable(table, table.active) > 0)
    table.phase = Paying{static_cast<std::uint8_t>(required)};
  else
    table.phase = Playing{};
}

void end_play(Table& table) {
  if (crowns(table, table.active) >= crowns_to_win)
    table.phase = Ending{table.active, Reason::Crowns};
  else
    table.phase = Supplying{};
}

void close_turn(Table& table) {
  if (table.hand_sizes[table.active] > hand_limit)
    table.phase = Discarding{};
  else
    begin_turn(table, opponent(table.active));
}

void take_up_tile(Tiles& tiles, Tile tile) { --tiles.up[static_cast<std::size_t>(tile)]; }

void lay_tile_down(Tiles& tiles, Tile tile) { ++tiles.down[static_cast<std::size_t>(tile)]; }

void turn_tiles_if_needed(Tiles& tiles) {
  const bool none_up = std::all_of(tiles.up.begin(), tiles.up.end(), [](auto copies) { return copies == 0; });
  if (none_up) std::swap(tiles.up, tiles.down);
}

}  // namespace roundtable::duel::flow
