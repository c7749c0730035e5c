// What is sent of a table, each message for one reader.
#pragma once

#include "table/refusal.h"
#include "table/table.h"
#include "text/catalogue.h"

namespace roundtable {

/// Who is connected, beside the table's own events.
struct Presence {
  std::vector<int> here;  // people
  int spectating = 0;
};

struct Reader {
  int person = 0;  // 0: a spectator
  Language language = Language::En;
};

void write_table(const Table& table, const Presence& presence, const Reader& reader, JsonWriter& out);
void write_presence(const Presence& presence, JsonWriter& out);
/// What somebody who has the code may know before joining. Never more than they would see after joining.
void write_preview(const Table& table, JsonWriter& out);

/// Of the notices each reader is sent those meant for them. `deadline`: milliseconds since 1970, 0 for none.
void write_game(const Table& table, const Reader& reader, const NoticeList& notices, std::int64_t deadline,
                JsonWriter& out);
/// What has happened after so many steps of the game.
NoticeList notices_since(const Table& table, int steps);

void write_error(const std::string& id, const Refusal& why, Language language, JsonWriter& out);

bool may_hear(const Chat& chat, int person);
void write_chat_message(const Chat& chat, JsonWriter& out);
void write_chats(const Table& table, int person, JsonWriter& out);

}  // namespace roundtable
