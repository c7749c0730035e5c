// Putting steps on the agenda. The last one pushed comes first, so callers push in the reverse of the order of play.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail::agenda {

/// Takes the next step off.
Step pop(Table& table);
void push(Table& table, StepKind kind, Seat seat = Seat(0), int amount = 0);
void push_index(Table& table, StepKind kind, Seat seat, std::size_t index);
void push_for_each(Table& table, StepKind kind);
/// The effect on this member; `place` is the card it comes from.
void push_effect(Table& table, const Effect& effect, Seat seat, std::uint8_t place = nowhere, bool bound = false,
                 int times = 1);
void push_effects(Table& table, const Effects& effects, Seat seat, std::uint8_t place = nowhere, bool bound = false,
                  int times = 1);
/// The ability of the card at this place; an optional one is asked for.
void push_ability(Table& table, const Ability& ability, std::uint8_t index, Seat seat, std::uint8_t place);
/// An effect on each member, one after another.
void spread(Table& table, const Step& step);
/// What comes before this step falls away.
void unwind_to(Table& table, StepKind kind);

}  // namespace roundtable::grail::agenda
