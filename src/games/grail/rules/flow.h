// How one thing leads to the next: what each stage of an encounter puts on the agenda.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail::flow {

void begin_encounter(Table& table);
void open_hands(Table& table);
void activate(Table& table, Seat seat);
void lay(Table& table, Seat seat, CardId card, std::uint8_t magic);
/// After the last card: opportunity attack, check, the enemy, check.
void end_laying(Table& table);
void begin_enemy_step(Table& table);
void strike(Table& table, std::size_t row);
void after_activation(Table& table);
void destroy_last(Table& table);

/// Whether something must follow from a member's health: dying, robbed.
void after_wound(Table& table, Seat seat);
void change_stock(Table& table, Seat seat, Stock stock, int amount);

}  // namespace roundtable::grail::flow
