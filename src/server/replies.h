// The answers to requests. An id is repeated where the request had one.
#pragma once

#include "codec/json_writer.h"
#include "table/table.h"

namespace roundtable {

inline constexpr int protocol_version = 1;

void write_hello(const std::string& id, JsonWriter& out);
/// Somebody has come to the table; a spectator is person 0. Without token for spectators and for those who entered with
/// one.
void write_entered(const std::string& id, std::string_view table, int person, std::string_view token, JsonWriter& out);
/// Done. `step`: the game step of an action.
void write_ok(const std::string& id, std::optional<int> step, JsonWriter& out);
void write_device_link(const std::string& id, std::string_view link, JsonWriter& out);
void write_suggestion(const std::string& id, std::string_view advice, JsonWriter& out);

}  // namespace roundtable
