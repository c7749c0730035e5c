#include "table/event_codec.h"

#include <algorithm>
#include <array>

#include "codec/parse_json.h"
#include "engine/match.h"
#include "match/catalogue.h"

namespace roundtable {
namespace json = boost::json;
namespace {

JsonWriter& begin(JsonWriter& out, std::string_view name) { return out.begin_object().key("e").name(name); }

void write_config(const ChoiceChanges& choices, JsonWriter& out) {
  if (choices.config) out.key("config").raw(json::serialize(*choices.config));
}
void write_language(const ChoiceChanges& choices, JsonWriter& out) {
  if (choices.language) out.key("language").value(*choices.language);
}
void write_flags(const ChoiceChanges& choices, JsonWriter& out) {
  if (choices.open) out.key("open").value(*choices.open);
  if (choices.spectators) out.key("spectators").value(*choices.spectators);
  if (choices.hide_votes) out.key("hide_votes").value(*choices.hide_votes);
}
void write_clock_member(const ChoiceChanges& choices, JsonWriter& out) {
  if (choices.clock) write_clock(*choices.clock, out.key("clock"));
}

void write(const TableCreated& event, JsonWriter& out) {
  begin(out, "created").key("game").value(event.game);
  write_config(event.choices, out);
  write_language(event.choices, out);
  out.key("secret").value(event.secret);
  write_flags(event.choices, out);
  write_clock_member(event.choices, out);
}
void write(const Configured& event, JsonWriter& out) {
  write_flags(event.choices, begin(out, "configured"));
  write_language(event.choices, out);
  write_clock_member(event.choices, out);
  write_config(event.choices, out);
}
void write(const PersonJoined& event, JsonWriter& out) {
  begin(out, "joined").key("person").value(event.person).key("name").value(event.name).key("key").value(event.key);
}
void write(const PersonRenamed& event, JsonWriter& out) {
  begin(out, "renamed").key("person").value(event.person).key("name").value(event.name);
}
void write(const PersonLeft& event, JsonWriter& out) { begin(out, "left").key("person").value(event.person); }
void write(const HostChanged& event, JsonWriter& out) { begin(out, "host").key("person").value(event.person); }
void write(const SeatTaken& event, JsonWriter& out) {
  begin(out, "sat").key("person").value(event.person).key("seat").value(event.seat);
}
void write(const SeatLeft& event, JsonWriter& out) { begin(out, "stood").key("person").value(event.person); }
void write(const BotSeated& event, JsonWriter& out) {
  begin(out, "bot").key("seat").value(event.seat).key("bot").value(event.bot);
}
void write(const SeatsSwapped& event, JsonWriter& out) {
  begin(out, "moved").key("from").value(event.from).key("to").value(event.to);
}
void write(const ReadyMarked& event, JsonWriter& out) {
  begin(out, "ready").key("person").value(event.person).key("ready").value(event.ready);
}
void write(const EntropyContributed& event, JsonWriter& out) {
  begin(out, "contributed").key("person").value(event.person).key("entropy").value(event.entropy);
}
void write(const DeviceLinked& event, JsonWriter& out) {
  begin(out, "linked").key("person").value(event.person).key("link").value(event.link).key("until").value(event.until);
}
void write(const LinkRedeemed& event, JsonWriter& out) {
  begin(out, "redeemed").key("person").value(event.person).key("key").value(event.key);
}
void write(const ChatSaid& event, JsonWriter& out) {
  const Chat& chat = event.chat;
  begin(out, "chat").key("person").value(chat.person).key("at").value(chat.at);
  if (chat.phrase.empty())
    out.key("text").value(chat.text);
  else
    out.key("phrase").value(chat.phrase);
  if (!chat.to) return;
  out.key("to").begin_array();
  for (const int hearer : *chat.to) out.value(hearer);
  out.end_array();
}
void write(const GameStarted& event, JsonWriter& out) { begin(out, "started").key("at").value(event.at); }
void write(const ActionTaken& event, JsonWriter& out) {
  begin(out, "acted").key("seat").value(event.seat);
  if (event.person) out.key("person").value(event.person).key("id").value(event.id);
  event.action->write(out.key("action"));
}
void write(const TimeRanOut& event, JsonWriter& out) { begin(out, "lapsed").key("seat").value(event.seat); }
void write(const ReplacementWanted& event, JsonWriter& out) {
  begin(out, "wanted").key("person").value(event.person).key("seat").value(event.seat).key("want").value(event.want);
}
void write(const PersonReplaced& event, JsonWriter& out) {
  begin(out, "replaced").key("seat").value(event.seat).key("bot").value(event.bot);
}
void write(const PersonCameBack& event, JsonWriter& out) { begin(out, "back").key("seat").value(event.seat); }
void write(const NextGamePrepared& event, JsonWriter& out) { begin(out, "again").key("secret").value(event.secret); }

/// Reads the members of one line. What is wrong or missing where it must be there is remembered.
class Line {
 public:
  Line(const json::object& line, const Table& table) : line_(line), table_(table) {}

  const json::value* member(std::string_view key) const { return line_.if_contains(key); }
  std::string text(std::string_view key) const {
    const auto* value = member(key);
    const auto* text = value ? value->if_string() : nullptr;
    return text ? std::string(*text) : std::string();
  }
  std::int64_t number(std::string_view key) const {
    const auto* value = member(key);
    const auto* number = value ? value->if_int64() : nullptr;
    return number ? *number : 0;
  }
  std::optional<bool> flag(std::string_view key) const {
    const auto* value = member(key);
    const auto* flag = value ? value->if_bool() : nullptr;
    return flag ? std::optional(*flag) : std::nullopt;
  }
  int person() const { return static_cast<int>(number("person")); }
  /// Somebody who is at the table.
  int known_person() {
    require(table_.person(person()) != nullptr);
    return person();
  }
  int seat(std::string_view key = "seat") {
    const auto seat = number(key);
    require(member(key) != nullptr && seat >= 0 && seat < static_cast<std::int64_t>(table_.chairs().size()));
    return static_cast<int>(seat);
  }
  ChoiceChanges choices() const {
    ChoiceChanges choices{flag("open"), flag("spectators"), flag("hide_votes"), {}, {}, {}};
    if (member("language")) choices.language = text("language");
    if (const auto* config = member("config")) choices.config = *config;
    if (const auto* clock = member("clock")) choices.clock = clock_of(*clock);
    return choices;
  }
  const Table& table() const { return table_; }
  void require(bool condition) { good_ &= condition; }
  bool is_good() const { return good_; }

 private:
  static std::optional<Clock> clock_of(const json::value& json) {
    const auto* seconds = json.if_object();
    if (!seconds) return std::nullopt;
    Clock clock;
    for (const auto& [phase, value] : *seconds)
      if (const auto* number = value.if_int64()) clock.seconds[std::string(phase)] = static_cast<int>(*number);
    return clock;
  }

  const json::object& line_;
  const Table& table_;
  bool good_ = true;
};

TableEvent read_created(Line& line) {
  line.require(find_game(line.text("game")) != nullptr);
  return TableCreated{line.text("game"), line.text("secret"), line.choices()};
}
TableEvent read_configured(Line& line) {
  line.require(find_game(line.table().choices().game) != nullptr);
  return Configured{line.choices()};
}
TableEvent read_joined(Line& line) { return PersonJoined{line.person(), line.text("name"), line.text("key")}; }
TableEvent read_renamed(Line& line) { return PersonRenamed{line.known_person(), line.text("name")}; }
TableEvent read_left(Line& line) { return PersonLeft{line.person()}; }
TableEvent read_host(Line& line) { return HostChanged{line.known_person()}; }
TableEvent read_sat(Line& line) { return SeatTaken{line.known_person(), line.seat()}; }
TableEvent read_stood(Line& line) { return SeatLeft{line.person()}; }
TableEvent read_bot(Line& line) { return BotSeated{line.seat(), line.text("bot")}; }
TableEvent read_moved(Line& line) { return SeatsSwapped{line.seat("from"), line.seat("to")}; }
TableEvent read_ready(Line& line) { return ReadyMarked{line.known_person(), line.flag("ready").value_or(false)}; }
TableEvent read_contributed(Line& line) { return EntropyContributed{line.known_person(), line.text("entropy")}; }
TableEvent read_linked(Line& line) {
  return DeviceLinked{line.known_person(), line.text("link"), line.number("until")};
}
TableEvent read_redeemed(Line& line) { return LinkRedeemed{line.known_person(), line.text("key")}; }
TableEvent read_chat(Line& line) {
  Chat chat{line.person(), std::nullopt, line.text("text"), line.text("phrase"), line.number("at")};
  const auto* to = line.member("to");
  if (const auto* hearers = to ? to->if_array() : nullptr) {
    chat.to.emplace();
    for (const json::value& hearer : *hearers)
      if (const auto* number = hearer.if_int64()) chat.to->push_back(static_cast<int>(*number));
  }
  return ChatSaid{std::move(chat)};
}
TableEvent read_started(Line& line) {
  line.require(line.table().stage() == Stage::Lobby && !line.table().choices().game.empty() && !line.table().problem());
  return GameStarted{line.number("at")};
}
TableEvent read_acted(Line& line) {
  ActionTaken taken{line.seat(), line.person(), line.text("id"), nullptr};
  line.require(taken.person == 0 || line.table().person(taken.person));
  const Match* match = line.table().match();
  const auto* action = line.member("action");
  line.require(match && action);
  if (!line.is_good()) return taken;
  const auto read = match->read_action(*action);
  line.require(read && !match->refusal(Seat(taken.seat), **read));
  if (read) taken.action = *read;
  return taken;
}
TableEvent read_lapsed(Line& line) {
  const int seat = line.seat();
  const Match* match = line.table().match();
  line.require(match && match->waiting().contains(Seat(seat)) && !match->lapse_word().empty());
  return TimeRanOut{seat};
}
TableEvent read_wanted(Line& line) {
  return ReplacementWanted{line.person(), line.seat(), line.flag("want").value_or(true)};
}
TableEvent read_replaced(Line& line) { return PersonReplaced{line.seat(), line.text("bot")}; }
TableEvent read_back(Line& line) { return PersonCameBack{line.seat()}; }
TableEvent read_again(Line& line) { return NextGamePrepared{line.text("secret")}; }

struct Kind {
  std::string_view name;
  TableEvent (*read)(Line& line);
};
constexpr std::array kinds{
    Kind{"created", read_created}, Kind{"configured", read_configured},
    Kind{"joined", read_joined},   Kind{"renamed", read_renamed},
    Kind{"left", read_left},       Kind{"host", read_host},
    Kind{"sat", read_sat},         Kind{"stood", read_stood},
    Kind{"bot", read_bot},         Kind{"moved", read_moved},
    Kind{"ready", read_ready},     Kind{"contributed", read_contributed},
    Kind{"linked", read_linked},   Kind{"redeemed", read_redeemed},
    Kind{"chat", read_chat},       Kind{"started", read_started},
    Kind{"acted", read_acted},     Kind{"lapsed", read_lapsed},
    Kind{"wanted", read_wanted},   Kind{"replaced", read_replaced},
    Kind{"back", read_back},       Kind{"again", read_again},
};
static_assert(kinds.size() == std::variant_size_v<TableEvent>);

}  // namespace

void write_event(const TableEvent& event, JsonWriter& out) {
  match(event, [&](const auto& what) { write(what, out); });
  out.end_object();
}

std::optional<TableEvent> read_event(std::string_view text, const Table& table) {
  json::error_code error;
  const json::value json = parse_json(text, error);
  if (error || !json.is_object()) return std::nullopt;
  Line line(json.get_object(), table);
  const std::string name = line.text("e");
  const auto* kind = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& known) { return known.name == name; });
  if (kind == kinds.end()) return std::nullopt;
  TableEvent event = kind->read(line);
  return line.is_good() ? std::optional(std::move(event)) : std::nullopt;
}

}  // namespace roundtable
