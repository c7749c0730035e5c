// What the party can work out of what is hidden: which cards, encounters and events may still come, in no order. Hands
// lie open, so that every seat knows the same and there is nothing to keep for one seat alone.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail {

/// The cards this member can still draw.
Cards unseen_cards(const Table& table, Seat seat);
/// The encounters of a colour that can still come up.
EncounterDeck unseen_encounters(const Table& table, Colour colour);
/// The events that have not come yet. Which of them are left out of this game nobody knows.
EventDeck unseen_events(const Table& table);

}  // namespace roundtable::grail
