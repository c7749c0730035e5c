// The land: which places touch, what lies within reach of a lit menhir.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail::land {

/// Side by side, so that one can walk.
bool touch(const Pack& pack, LocationId a, LocationId b);
/// Rule G5.2: next to a lit menhir, also diagonally, or at it.
bool is_in_reach(const Table& table, LocationId location);
/// The revealed place nearest to this one; of several the one with the lowest number.
std::optional<LocationId> nearest_revealed(const Table& table, LocationId location);
/// Where a guardian goes with this throw of the die.
LocationId prowl(const Table& table, LocationId from, int die);
inline constexpr int guardian_die = 6;

/// Rule G5.9: what a newly lit menhir's dial shows.
int fresh_dial(const Table& table);
SeatSet members_at(const Table& table, LocationId location);
bool action_is_open(const Table& table, const Member& member, std::size_t action);
/// Experience asked for the next point in the pair of this attribute, or for a card.
int growth_cost(const Table& table, const Member& member, Attribute attribute);
int card_cost(const Table& table);
/// The cards of the pool this character does not have yet.
SmallList<CardId, max_pool> learnable(const Table& table, const Member& member, Kind kind);

}  // namespace roundtable::grail::land
