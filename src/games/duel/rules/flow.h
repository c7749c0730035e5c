// What comes after what: the turn's steps, as changes of the open table.
#pragma once

#include "games/duel/rules/table.h"

namespace roundtable::duel::flow {

void begin_turn(Table& table, Seat seat);
/// Cards to be drawn; where there are none left anywhere, it is over at once.
void begin_drawing(Table& table, int cards, bool closes_turn);
/// Rule D5.3: the active player owes this many cards, or none.
void begin_paying(Table& table, int required);
/// Rule D6.1 and D6.2: the end of play.
void end_play(Table& table);
/// Rule D6.10: discard down to five, then the other's turn.
void close_turn(Table& table);

/// Rule D6.9: a used tile lies face down; when none lies face up, all are turned up.
void take_up_tile(Tiles& tiles, Tile tile);
void lay_tile_down(Tiles& tiles, Tile tile);
void turn_tiles_if_needed(Tiles& tiles);

}  // namespace roundtable::duel::flow
