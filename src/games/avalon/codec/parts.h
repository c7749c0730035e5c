// Pieces of Avalon's JSON that views and notices share.
#pragma once

#include <boost/json.hpp>

#include "codec/json_writer.h"
#include "codec/words.h"
#include "games/avalon/rules/names.h"

namespace roundtable {

class ObjectReader;

/// One of "roles": a special character that has not been named yet.
void read_special_role(ObjectReader& reader, const boost::json::value& value, avalon::RoleSet& specials);

/// "merlin","assassin", … without the brackets.
void write_roles(avalon::RoleSet roles, JsonWriter& out);

/// "knows":[{"seat":0,"as":"evil"}, …], one entry a seat, in their order.
void write_knows(const avalon::Opening& opening, JsonWriter& out);
/// [true,false, …], one a seat.
void write_votes(SeatSet approving, int players, JsonWriter& out);
/// "open_votes":{"3":true}
void write_open_votes(SeatSet makers, SeatSet approving, JsonWriter& out);

/// "cards":[{"seat":0,"card":"success"}, …]
void write_cards(SeatSet team, SeatSet failing, JsonWriter& out);

}  // namespace roundtable
