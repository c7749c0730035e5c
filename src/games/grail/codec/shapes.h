// Pieces of the shapes of Grail's JSON that views and notices share.
#pragma once

#include "codec/schema.h"
#include "games/grail/rules/names.h"

namespace roundtable::grail::shapes {

inline schema::Shape attribute() { return schema::words<Attribute>("Attribute", "attributes"); }
inline schema::Shape stock() { return schema::words<Stock>("Stock", "stocks"); }
inline schema::Shape kind() { return schema::words<Kind>("Kind", "kinds"); }
inline schema::Shape winner() { return schema::words<Winner>("Winner", "winners"); }
inline schema::Shape reason() { return schema::words<Reason>("Reason", "reasons"); }
inline schema::Shape mode() { return schema::words<Mode>("Mode", "modes"); }
/// Of an entry of the pack.
inline schema::Shape id() { return schema::text(); }

/// All that is told of events.
schema::Shape notice();

}  // namespace roundtable::grail::shapes
