// Talk of Avalon in JSON, as docs/protocol.md says.
#pragma once

#include <boost/json.hpp>
#include <expected>

#include "codec/json_writer.h"
#include "games/avalon/talk/talk_log.h"
#include "text/message.h"

namespace roundtable {

/// {"kind":"suspect","seat":1,"strength":"some","because":{"step":9}}; a member that the kind lacks is refused.
std::expected<avalon::talk::Statement, Message> read_statement(const boost::json::value& json);
void write_statement(const avalon::talk::Statement& statement, JsonWriter& out);

/// {"number":4,"step":12,"seat":3,"to":"all","statement":{…}}
std::expected<avalon::talk::Said, Message> read_said(const boost::json::value& json);
void write_said(const avalon::talk::Said& said, JsonWriter& out);

/// The "talk" of a record of so many players: what was said. Whether it could have been is found when it is repeated.
std::expected<std::vector<avalon::talk::Said>, Message> read_talk(const boost::json::value& json, int players);
void write_talk(const std::vector<avalon::talk::Said>& talk, JsonWriter& out);

/// The members of "kinds": one for each kind that may be said, with what its slots may hold.
void write_sayable(const avalon::talk::Sayable& sayable, JsonWriter& out);

Message explain_talk(const avalon::talk::Floor& floor, avalon::talk::Refusal refusal);

}  // namespace roundtable
