#include "server/table_ops.h"

#include <algorithm>
#include <array>

#include "codec/object_reader.h"
#include "server/person_name.h"
#include "server/tokens.h"

namespace roundtable {
namespace json = boost::json;
namespace {

constexpr std::size_t most_people = 64;
constexpr int shortest_clock = 5;
constexpr int longest_clock = 3600;
constexpr std::size_t longest_chat = 500;
constexpr std::size_t longest_config = 64 * 1024;

std::unexpected<Refused> no(std::string_view code) { return std::unexpected(Refused(code)); }

/// One request at one table, with what every op needs of it.
struct Asked {
  const Table& table;
  int person;
  ObjectReader& request;
  const Moment& moment;

  bool is_host() const { return table.host() == person; }
  bool in_lobby() const { return table.stage() == Stage::Lobby; }
  bool is_seat(int seat) const { return seat >= 0 && seat < static_cast<int>(table.chairs().size()); }
  const Chair& chair(int seat) const { return table.chairs()[static_cast<std::size_t>(seat)]; }
  bool is_here(int somebody) const {
    return std::find(moment.here.begin(), moment.here.end(), somebody) != moment.here.end();
  }
  int seat(std::string_view key) const {
    int seat = -1;
    request.required_integer(key, 0, max_seats - 1, seat);
    return seat;
  }
  std::optional<Refused> malformed() const {
    const auto problem = request.problem();
    return problem ? std::optional(Refused("bad_json", *problem)) : std::nullopt;
  }
  /// Malformed, or about a seat that this table does not have.
  std::optional<Refused> malformed(int seat) const {
    if (auto bad = malformed()) return bad;
    return is_seat(seat) ? std::nullopt : std::optional(Refused("bad_seat"));
  }
};

Decided sit(const Asked& asked) {
  const int seat = asked.seat("seat");
  if (auto bad = asked.malformed(seat)) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  if (asked.chair(seat).person == asked.person) return Events();
  if (!asked.chair(seat).is_free()) return no("seat_taken");
  return Events{{{"e", "sat"}, {"person", asked.person}, {"seat", seat}}};
}

Decided stand(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  if (!asked.table.seat_of(asked.person)) return Events();
  return Events{{{"e", "stood"}, {"person", asked.person}}};
}

Decided ready(const Asked& asked) {
  bool ready = false;
  asked.request.required_flag("ready", ready);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  if (asked.table.person(asked.person)->ready == ready) return Events();
  return Events{{{"e", "ready"}, {"person", asked.person}, {"ready", ready}}};
}

bool name_is_taken(const Table& table, const std::string& name, int but) {
  const std::string look = look_of(name);
  return std::any_of(table.people().begin(), table.people().end(), [&](const auto& entry) {
    return entry.first != but && look_of(entry.second.name) == look;
  });
}

Decided rename(const Asked& asked) {
  std::string given;
  if (asked.request.required("name")) asked.request.text("name", given);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  const auto name = tidy_name(given);
  if (!name) return no("bad_name");
  if (name_is_taken(asked.table, *name, asked.person)) return no("name_taken");
  return Events{{{"e", "renamed"}, {"person", asked.person}, {"name", *name}}};
}

bool knows_bot(const Table& table, std::string_view bot) {
  const auto bots = find_game(table.choices().game)->bots();
  return std::find(bots.begin(), bots.end(), bot) != bots.end();
}

Decided seat_bot(const Asked& asked) {
  const int seat = asked.seat("seat");
  const auto* given = asked.request.required("bot");
  std::string bot;
  if (given && !given->is_null()) asked.request.text("bot", bot);
  if (auto bad = asked.malformed(seat)) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  if (asked.chair(seat).person) return no("seat_taken");
  if (!bot.empty() && !knows_bot(asked.table, bot)) return no("unknown_bot");
  return Events{{{"e", "bot"}, {"seat", seat}, {"bot", bot}}};
}

Decided move(const Asked& asked) {
  const int from = asked.seat("from");
  const int to = asked.seat("to");
  if (auto bad = asked.malformed(from)) return std::unexpected(*bad);
  if (!asked.is_seat(to)) return no("bad_seat");
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  return Events{{{"e", "moved"}, {"from", from}, {"to", to}}};
}

Decided remove(const Asked& asked) {
  int person = 0;
  asked.request.required_integer("person", 1, 1'000'000, person);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby() || person == asked.person) return no("not_now");
  if (!asked.table.person(person)) return Events();
  return Events{{{"e", "left"}, {"person", person}}};
}

/// A host who is not here would keep all others waiting.
Decided take_over(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (asked.is_host()) return Events();
  if (!asked.in_lobby() || asked.is_here(asked.table.host())) return no("not_now");
  return Events{{{"e", "host"}, {"person", asked.person}}};
}

Decided leave(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby() && asked.table.seat_of(asked.person)) return Events();  // the seat stays theirs
  return Events{{{"e", "left"}, {"person", asked.person}}};
}

std::optional<Refused> bad_clock(const json::value& clock, const GameEntry& game) {
  if (clock.is_null()) return std::nullopt;
  const auto* seconds = clock.if_object();
  if (!seconds || !game.timed || seconds->size() > 16) return Refused("bad_clock");
  for (const auto& [phase, value] : *seconds) {
    const auto* number = value.if_int64();
    if (phase.size() > 32 || !number || *number < shortest_clock || *number > longest_clock) return Refused("bad_clock");
  }
  return std::nullopt;
}

/// Reads the choices that are given into the event.
std::optional<Refused> read_choices(ObjectReader& request, const GameEntry& game, json::object& event) {
  for (const std::string_view key : {"open", "spectators", "hide_votes"}) {
    bool flag = false;
    if (!request.member(key)) continue;
    request.flag(key, flag);
    event[key] = flag;
  }
  if (const auto* clock = request.member("clock")) {
    if (auto bad = bad_clock(*clock, game)) return bad;
    event["clock"] = *clock;
  }
  if (const auto* config = request.member("config")) {
    if (json::serialize(*config).size() > longest_config) return Refused("too_large");
    event["config"] = *config;
  }
  return std::nullopt;
}

/// With this config the game can be played.
std::optional<Refused> unplayable(const GameEntry& game, const json::value& config) {
  const auto match = game.start(config, "", nullptr);
  return match ? std::nullopt : std::optional(Refused(match.error()));
}

Decided configure(const Asked& asked) {
  const GameEntry& game = *find_game(asked.table.choices().game);
  json::object event{{"e", "configured"}};
  if (auto bad = read_choices(asked.request, game, event)) return std::unexpected(*bad);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  if (const auto* config = event.if_contains("config"))
    if (auto bad = unplayable(game, *config)) return std::unexpected(*bad);
  return Events{event};
}

Decided contribute(const Asked& asked) {
  std::string entropy;
  if (asked.request.required("entropy")) asked.request.text("entropy", entropy);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  const bool is_hex = std::all_of(entropy.begin(), entropy.end(),
                                  [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
  if (!is_hex || entropy.size() < 32 || entropy.size() > 128) return no("bad_entropy");
  return Events{{{"e", "contributed"}, {"person", asked.person}, {"entropy", entropy}}};
}

Decided start(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  if (asked.table.problem()) return std::unexpected(Refused("bad_config", *asked.table.problem()));
  const auto& chairs = asked.table.chairs();
  if (std::any_of(chairs.begin(), chairs.end(), [](const Chair& chair) { return chair.is_free(); }))
    return no("seats_free");
  return Events{{{"e", "started"}, {"at", asked.moment.now}}};
}

Decided again(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (asked.table.stage() == Stage::Lobby) return Events();
  if (asked.table.stage() != Stage::Finished) return no("not_now");
  if (!asked.table.seat_of(asked.person) && !asked.is_host()) return no("not_seated");
  return Events{{{"e", "again"}, {"secret", fresh_secret()}}};
}

Decided act(const Asked& asked) {
  std::string id;
  int number = asked.table.number();
  if (asked.request.required("id")) asked.request.text("id", id);
  asked.request.integer("number", 1, 1'000'000, number);
  const auto* action = asked.request.required("action");
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (id.empty()) return no("bad_json");  // it would be taken for a repeat of the last without one
  const auto& acts = asked.table.person(asked.person)->acts;
  if (std::find(acts.begin(), acts.end(), id) != acts.end()) return Events();
  if (asked.in_lobby() || number != asked.table.number()) return no("not_now");
  const auto seat = asked.table.seat_of(asked.person);
  if (!seat) return no("not_seated");
  if (asked.chair(seat->index()).played_by_bot()) return no("bot_plays");
  Events events(1);
  events[0] = {{"e", "acted"}, {"seat", seat->index()}, {"person", asked.person}, {"id", id}, {"action", *action}};
  return events;
}

/// How many of the others must want it: more than half of the seated people who are not that one.
bool enough(const Table& table, int seat, std::size_t wanting) {
  const auto others = std::count_if(table.chairs().begin(), table.chairs().end(), [&](const Chair& chair) {
    return chair.person && chair.person != table.chairs()[static_cast<std::size_t>(seat)].person;
  });
  return 2 * static_cast<long>(wanting) > others;
}

Decided replace(const Asked& asked) {
  const int seat = asked.seat("seat");
  bool want = true;
  asked.request.flag("want", want);
  if (auto bad = asked.malformed(seat)) return std::unexpected(*bad);
  if (asked.table.stage() != Stage::Playing) return no("not_now");
  if (!asked.table.seat_of(asked.person)) return no("not_seated");
  const Chair& chair = asked.chair(seat);
  if (!chair.person || chair.played_by_bot() || (want && asked.is_here(chair.person))) return no("not_now");
  Events events{{{"e", "wanted"}, {"person", asked.person}, {"seat", seat}, {"want", want}}};
  const auto found = asked.table.wanting().find(seat);
  std::vector<int> those = found == asked.table.wanting().end() ? std::vector<int>() : found->second;
  std::erase(those, asked.person);
  if (want && enough(asked.table, seat, those.size() + 1)) {
    const auto bots = find_game(asked.table.choices().game)->bots();
    events.push_back({{"e", "replaced"}, {"seat", seat}, {"bot", bots.back()}});
  }
  return events;
}

Decided back(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  const auto seat = asked.table.seat_of(asked.person);
  if (!seat) return no("not_seated");
  if (!asked.chair(seat->index()).played_by_bot()) return Events();
  return Events{{{"e", "back"}, {"seat", seat->index()}}};
}

enum class Hearers : std::uint8_t { Table, Allies };
constexpr std::array<std::string_view, 2> names_of(Hearers) { return {"table", "allies"}; }

Decided chat(const Asked& asked) {
  Hearers to = Hearers::Table;
  std::string text;
  std::string phrase;
  asked.request.word("to", to);
  asked.request.text("text", text);
  asked.request.text("phrase", phrase);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  json::object event{{"e", "chat"}, {"person", asked.person}, {"at", asked.moment.now}};
  if (phrase.empty()) {
    const auto tidy = tidy_text(text, longest_chat);
    if (!tidy) return no("bad_chat");
    event["text"] = *tidy;
  } else {
    const bool is_key = phrase.size() <= 32 && std::all_of(phrase.begin(), phrase.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || c == '_';
    });
    if (!is_key || !text.empty()) return no("bad_chat");
    event["phrase"] = phrase;
  }
  if (to == Hearers::Table) return Events{event};
  const auto seat = asked.table.seat_of(asked.person);
  const SeatSet allies = seat && asked.table.match() ? asked.table.match()->confers(*seat) : SeatSet();
  if (allies.empty()) return no("nobody_to_confer");
  json::array hearers{asked.person};
  for (const Seat ally : allies)
    if (const int person = asked.chair(ally.index()).person) hearers.push_back(person);
  event["to"] = hearers;
  return Events{event};
}

struct Op {
  std::string_view name;
  Decided (*decide)(const Asked&);
};
constexpr std::array ops{Op{"sit", sit},           Op{"stand", stand},     Op{"ready", ready},
                         Op{"rename", rename},     Op{"seat_bot", seat_bot}, Op{"move", move},
                         Op{"remove", remove},     Op{"leave", leave},     Op{"configure", configure},
                         Op{"contribute", contribute}, Op{"start", start}, Op{"again", again},
                         Op{"act", act},           Op{"replace", replace}, Op{"back", back},
                         Op{"chat", chat},         Op{"take_over", take_over}};

}  // namespace

bool is_table_op(std::string_view op) {
  return std::any_of(ops.begin(), ops.end(), [&](const Op& known) { return known.name == op; });
}

Decided decide(const Table& table, int person, std::string_view op, const json::value& request, const Moment& moment) {
  ObjectReader reader(request);
  reader.member("op");
  reader.member("id");
  const auto* found = std::find_if(ops.begin(), ops.end(), [&](const Op& known) { return known.name == op; });
  return found->decide({table, person, reader, moment});
}

Decided decide_creation(const json::value& request) {
  ObjectReader reader(request);
  for (const std::string_view key : {"op", "id", "name"}) reader.member(key);
  std::string id;
  if (reader.required("game")) reader.text("game", id);
  const GameEntry* game = find_game(id);
  if (!game) return no("unknown_game");
  json::object event{{"e", "created"}, {"game", id}, {"config", json::object()}, {"secret", fresh_secret()}};
  if (auto bad = read_choices(reader, *game, event)) return std::unexpected(*bad);
  if (const auto problem = reader.problem()) return std::unexpected(Refused("bad_json", *problem));
  if (auto bad = unplayable(*game, event.at("config"))) return std::unexpected(*bad);
  return Events{event};
}

Decided decide_joining(const Table& table, std::string_view name, const std::string& key) {
  const auto tidy = tidy_name(name);
  if (!tidy) return no("bad_name");
  if (name_is_taken(table, *tidy, 0)) return no("name_taken");
  if (table.people().size() >= most_people) return no("too_many");
  return Events{{{"e", "joined"}, {"person", table.next_person()}, {"name", *tidy}, {"key", key}}};
}

}  // namespace roundtable
