#include "table/table_messages.h"

#include <algorithm>

namespace roundtable {
namespace json = boost::json;
namespace {

constexpr std::size_t most_legal_listed = 300;

bool is_here(const Presence& presence, int person) {
  return std::find(presence.here.begin(), presence.here.end(), person) != presence.here.end();
}

void write_person(const Person& person, const Presence& presence, JsonWriter& out) {
  out.key("person").value(person.number).key("name").value(person.name);
  out.key("here").value(is_here(presence, person.number));
}

void write_chair(const Table& table, const Chair& chair, const Presence& presence, JsonWriter& out) {
  if (chair.is_free()) {
    out.null();
    return;
  }
  out.begin_object();
  if (const Person* person = table.person(chair.person)) {
    write_person(*person, presence, out);
    out.key("ready").value(person->ready);
  }
  if (chair.played_by_bot()) out.key("bot").value(chair.bot);
  out.end_object();
}

void write_choices(const Choices& choices, JsonWriter& out) {
  out.key("config").raw(json::serialize(choices.config));
  if (!choices.language.empty()) out.key("language").value(choices.language);
  out.key("open").value(choices.open).key("spectators").value(choices.spectators);
  write_clock(choices.clock, out.key("hide_votes").value(choices.hide_votes).key("clock"));
}

void write_wishes(const Table& table, JsonWriter& out) {
  out.key("replacing").begin_array();
  for (const auto& [seat, people] : table.wanting()) {
    out.begin_object().key("seat").value(seat).key("for").begin_array();
    for (const int person : people) out.value(person);
    out.end_array().end_object();
  }
  out.end_array();
}

/// Counts the legal actions as they are written; too many are not worth sending.
void write_legal(const Match& match, std::optional<Seat> seat, JsonWriter& out) {
  if (!seat || !match.waiting().contains(*seat)) {
    out.key("legal").begin_array().end_array().key("legal_count").value(0);
    return;
  }
  const std::size_t count = match.count_legal(*seat);
  out.key("legal");
  if (count <= most_legal_listed)
    match.write_legal(*seat, out);
  else
    out.null();
  out.key("legal_count").value(static_cast<std::int64_t>(count));
  if (count <= most_legal_listed) return;
  MemberValues among;
  match.collect_legal(*seat, among);
  among.write(out.key("among"));
}

/// Writes the members of a chat message, without braces.
void write_chat(const Chat& chat, JsonWriter& out) {
  out.key("person").value(chat.person).key("to").name(chat.to ? "allies" : "table");
  if (chat.phrase.empty())
    out.key("text").value(chat.text);
  else
    out.key("phrase").value(chat.phrase);
  out.key("at").value(chat.at);
}

}  // namespace

void write_presence(const Presence& presence, JsonWriter& out) {
  out.key("here").begin_array();
  for (const int person : presence.here) out.value(person);
  out.end_array().key("spectating").value(presence.spectating);
}

void write_table(const Table& table, const Presence& presence, const Reader& reader, JsonWriter& out) {
  const Catalogue& text = Catalogue::of(reader.language);
  out.begin_object().key("type").name("table").key("seq").value(static_cast<std::int64_t>(table.changes()));
  out.key("table").value(table.code()).key("game").value(table.choices().game);
  out.key("state").name(name_of(table.stage()));
  write_choices(table.choices(), out);
  out.key("warnings").begin_array();
  for (const Message& warning : table.warnings()) out.value(text(warning));
  out.end_array();
  if (table.problem()) out.key("problem").value(text(*table.problem()));
  out.key("host").value(table.host()).key("number").value(table.number()).key("seats").begin_array();
  for (const Chair& chair : table.chairs()) write_chair(table, chair, presence, out);
  out.end_array().key("people").begin_array();
  for (const auto& [number, person] : table.people()) {
    out.begin_object();
    write_person(person, presence, out);
    out.end_object();
  }
  out.end_array().key("spectating").value(presence.spectating);
  out.key("commitment").value(table.commitment());
  write_wishes(table, out);
  if (reader.person) out.key("you").value(reader.person);
  out.end_object();
}

void write_preview(const Table& table, JsonWriter& out) {
  const Choices& choices = table.choices();
  out.begin_object().key("table").value(table.code()).key("game").value(choices.game);
  out.key("state").name(name_of(table.stage()));
  if (!choices.language.empty()) out.key("language").value(choices.language);
  out.key("spectators").value(choices.spectators);
  if (table.stage() == Stage::Lobby || choices.spectators) {
    if (const Person* host = table.person(table.host())) out.key("host").value(host->name);
    int free = 0;
    out.key("names").begin_array();
    for (const Chair& chair : table.chairs()) {
      if (const Person* person = table.person(chair.person)) out.value(person->name);
      free += chair.is_free() ? 1 : 0;
    }
    out.end_array().key("seats").value(static_cast<std::int64_t>(table.chairs().size())).key("free").value(free);
  }
  out.end_object();
}

void write_game(const Table& table, const Reader& reader, const NoticeList& notices, std::int64_t deadline,
                JsonWriter& out) {
  Match& match = *table.match();
  const auto seat = table.seat_of(reader.person);
  out.begin_object().key("type").name("game").key("seq").value(table.steps()).key("number").value(table.number());
  out.key("notices").begin_array();
  notices.write_for(seat, out);
  match.write_view(seat, out.end_array().key("view"));
  write_legal(match, seat, out);
  if (seat && !match.confers(*seat).empty()) out.key("confers").seats(match.confers(*seat));
  if (deadline) out.key("deadline").value(deadline).key("on_time_out").name(match.lapse_word());
  if (match.is_over()) {
    out.key("fair");
    table.write_fair(out);
  }
  out.end_object();
}

NoticeList notices_since(const Table& table, int steps) {
  NoticeList notices;
  if (steps <= table.steps()) table.match()->write_notices_since(steps, notices);
  return notices;
}

void write_error(const std::string& id, const Refusal& why, Language language, JsonWriter& out) {
  out.begin_object().key("type").name("error");
  if (!id.empty()) out.key("id").value(id);
  out.key("code").name(why.code).key("message").value(Catalogue::of(language)(why.message)).end_object();
}

bool may_hear(const Chat& chat, int person) {
  return !chat.to || std::find(chat.to->begin(), chat.to->end(), person) != chat.to->end();
}

void write_chat_message(const Chat& chat, JsonWriter& out) {
  out.begin_object().key("type").name("chat");
  write_chat(chat, out);
  out.end_object();
}

void write_chats(const Table& table, int person, JsonWriter& out) {
  out.begin_object().key("type").name("chats").key("chats").begin_array();
  for (const Chat& chat : table.chats()) {
    if (!may_hear(chat, person)) continue;
    out.begin_object();
    write_chat(chat, out);
    out.end_object();
  }
  out.end_array().end_object();
}

}  // namespace roundtable
