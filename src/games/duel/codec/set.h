// A set of territories and tiles in JSON: a record carries the one it was played with.
#pragma once

#include <boost/json.hpp>
#include <expected>

#include "codec/json_writer.h"
#include "games/duel/rules/set.h"
#include "text/message.h"

namespace roundtable {

std::expected<duel::Set, Message> read_duel_set_json(const boost::json::value& json);
void write_duel_set(const duel::Set& set, JsonWriter& out);

}  // namespace roundtable
