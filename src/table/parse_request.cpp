#include <algorithm>
#include <array>

#include "codec/object_reader.h"
#include "codec/parse_json.h"
#include "table/requests.h"
#include "text/catalogue.h"

namespace roundtable {
namespace json = boost::json;
namespace {

using namespace request;

constexpr int deepest_nesting = 24;
constexpr std::size_t longest_id = 64;
constexpr int most_steps = 1'000'000;
constexpr int shortest_clock = 5;
constexpr int longest_clock = 3600;
constexpr std::size_t longest_config = 64 * 1024;

using Parsed = std::expected<ClientRequest, Refusal>;

void required_text(ObjectReader& in, std::string_view key, std::string& out) {
  if (in.required(key)) in.text(key, out);
}
void required_seat(ObjectReader& in, std::string_view key, int& out) {
  in.required_integer(key, 0, max_seats - 1, out);
}
/// A copy that outlives the text it was parsed from.
json::value owned(const json::value& value) { return json::value(value, json::storage_ptr()); }

// The members of each request.
void read(ObjectReader& in, Hello& hello) {
  in.required_integer("protocol", 0, 1'000'000, hello.protocol);
  in.text("language", hello.language);
}
void read(ObjectReader& in, Join& join) {
  required_text(in, "table", join.table);
  required_text(in, "name", join.name);
}
void read(ObjectReader& in, Enter& enter) {
  required_text(in, "table", enter.table);
  required_text(in, "token", enter.token);
  in.integer("since", 0, most_steps, enter.since);
  in.integer("number", 1, most_steps, enter.number);
}
void read(ObjectReader& in, Redeem& redeem) {
  required_text(in, "table", redeem.table);
  required_text(in, "link", redeem.link);
}
void read(ObjectReader& in, Watch& watch) { required_text(in, "table", watch.table); }
void read(ObjectReader&, DeviceLink&) {}
void read(ObjectReader& in, Suggest& suggest) { in.text("bot", suggest.bot); }
void read(ObjectReader& in, Sit& sit) { required_seat(in, "seat", sit.seat); }
void read(ObjectReader&, Stand&) {}
void read(ObjectReader& in, MarkReady& mark) { in.required_flag("ready", mark.ready); }
void read(ObjectReader& in, Rename& rename) { required_text(in, "name", rename.name); }
void read(ObjectReader& in, SeatBot& seat) {
  required_seat(in, "seat", seat.seat);
  const auto* bot = in.required("bot");
  if (bot && !bot->is_null()) in.text("bot", seat.bot);
}
void read(ObjectReader& in, Move& move) {
  required_seat(in, "from", move.from);
  required_seat(in, "to", move.to);
}
void read(ObjectReader& in, Remove& remove) { in.required_integer("person", 1, 1'000'000, remove.person); }
void read(ObjectReader&, TakeOver&) {}
void read(ObjectReader&, Leave&) {}
void read(ObjectReader& in, Contribute& contribute) { required_text(in, "entropy", contribute.entropy); }
void read(ObjectReader&, Start&) {}
void read(ObjectReader& in, Replace& replace) {
  required_seat(in, "seat", replace.seat);
  in.flag("want", replace.want);
}
void read(ObjectReader&, Back&) {}
void read(ObjectReader& in, SendChat& chat) {
  in.word("to", chat.to);
  in.text("text", chat.text);
  in.text("phrase", chat.phrase);
}
void read(ObjectReader&, Again&) {}

std::expected<std::optional<Clock>, Refusal> read_clock(const json::value& given) {
  if (given.is_null()) return std::nullopt;
  const auto* seconds = given.if_object();
  if (!seconds || seconds->size() > 16) return refuse("bad_clock");
  Clock clock;
  for (const auto& [phase, value] : *seconds) {
    const auto* number = value.if_int64();
    if (phase.size() > 32 || !number || *number < shortest_clock || *number > longest_clock) return refuse("bad_clock");
    clock.seconds[std::string(phase)] = static_cast<int>(*number);
  }
  return clock;
}

std::optional<Refusal> read_choices(ObjectReader& in, ChoiceChanges& choices) {
  const auto flag = [&](std::string_view key, std::optional<bool>& out) {
    if (in.member(key)) in.flag(key, out.emplace(false));
  };
  flag("open", choices.open);
  flag("spectators", choices.spectators);
  flag("hide_votes", choices.hide_votes);
  if (in.member("language")) {
    in.text("language", choices.language.emplace());
    if (!language_from_code(*choices.language)) return Refusal("bad_json");
  }
  if (const auto* given = in.member("clock")) {
    const auto clock = read_clock(*given);
    if (!clock) return clock.error();
    choices.clock = *clock;
  }
  if (const auto* config = in.member("config")) {
    if (json::serialize(*config).size() > longest_config) return Refusal("too_large");
    choices.config = owned(*config);
  }
  return std::nullopt;
}

/// The request, unless something was wrong with one of its members or there is one too many.
template <class Request>
Parsed complete(ObjectReader& in, Request request) {
  if (const auto problem = in.problem()) return std::unexpected(Refusal("bad_json", *problem));
  return ClientRequest(std::move(request));
}

template <class Request>
Parsed parse(ObjectReader& in) {
  Request request;
  read(in, request);
  return complete(in, std::move(request));
}

template <>
Parsed parse<Create>(ObjectReader& in) {
  Create create;
  const auto* name = in.member("name");
  if (!name || !name->is_string()) return refuse("bad_name");
  in.text("name", create.name);
  const auto* game = in.member("game");
  if (!game || !game->is_string()) return refuse("unknown_game");
  in.text("game", create.game);
  if (auto bad = read_choices(in, create.choices)) return std::unexpected(*bad);
  return complete(in, std::move(create));
}

template <>
Parsed parse<Configure>(ObjectReader& in) {
  Configure configure;
  if (auto bad = read_choices(in, configure.choices)) return std::unexpected(*bad);
  return complete(in, TableRequest(std::move(configure)));
}

template <>
Parsed parse<Act>(ObjectReader& in) {
  Act act;
  required_text(in, "id", act.id);
  if (in.member("number")) in.integer("number", 1, 1'000'000, act.number.emplace(0));
  if (const auto* action = in.required("action")) act.action = owned(*action);
  // Without an id it would be taken for a repeat of the last one that had none.
  if (!in.problem() && act.id.empty()) return refuse("bad_json");
  return complete(in, TableRequest(std::move(act)));
}

struct Op {
  std::string_view name;
  Needs needs;
  Parsed (*parse)(ObjectReader& in);
};

constexpr std::array ops{
    Op{"hello", Needs::Nothing, parse<Hello>},
    Op{"create", Needs::Greeting, parse<Create>},
    Op{"join", Needs::Greeting, parse<Join>},
    Op{"enter", Needs::Greeting, parse<Enter>},
    Op{"redeem", Needs::Greeting, parse<Redeem>},
    Op{"watch", Needs::Greeting, parse<Watch>},
    Op{"device_link", Needs::PlaceAtTable, parse<DeviceLink>},
    Op{"suggest", Needs::PlaceAtTable, parse<Suggest>},
    Op{"sit", Needs::PlaceAtTable, parse<Sit>},
    Op{"stand", Needs::PlaceAtTable, parse<Stand>},
    Op{"ready", Needs::PlaceAtTable, parse<MarkReady>},
    Op{"rename", Needs::PlaceAtTable, parse<Rename>},
    Op{"seat_bot", Needs::PlaceAtTable, parse<SeatBot>},
    Op{"move", Needs::PlaceAtTable, parse<Move>},
    Op{"remove", Needs::PlaceAtTable, parse<Remove>},
    Op{"take_over", Needs::PlaceAtTable, parse<TakeOver>},
    Op{"leave", Needs::PlaceAtTable, parse<Leave>},
    Op{"configure", Needs::PlaceAtTable, parse<Configure>},
    Op{"contribute", Needs::PlaceAtTable, parse<Contribute>},
    Op{"start", Needs::PlaceAtTable, parse<Start>},
    Op{"act", Needs::PlaceAtTable, parse<Act>},
    Op{"replace", Needs::PlaceAtTable, parse<Replace>},
    Op{"back", Needs::PlaceAtTable, parse<Back>},
    Op{"chat", Needs::PlaceAtTable, parse<SendChat>},
    Op{"again", Needs::PlaceAtTable, parse<Again>},
};

}  // namespace

ClientMessage parse_request(std::string_view text) {
  json::error_code error;
  std::array<unsigned char, 2048> room;  // enough for most requests; longer ones are allocated
  json::monotonic_resource memory(room.data(), room.size());
  const json::value message = parse_json(text, error, &memory, deepest_nesting);
  if (error || !message.is_object()) return {"", Needs::Nothing, refuse("bad_json")};
  ObjectReader in(message);
  std::string name;
  std::string id;
  required_text(in, "op", name);
  in.text("id", id);
  if (in.has_failed()) return {"", Needs::Nothing, refuse("bad_json")};
  if (id.size() > longest_id) return {"", Needs::Nothing, refuse("too_large")};
  const auto* op = std::find_if(ops.begin(), ops.end(), [&](const Op& known) { return known.name == name; });
  if (op == ops.end()) return {std::move(id), Needs::Greeting, refuse("unknown_op")};
  return {std::move(id), op->needs, op->parse(in)};
}

}  // namespace roundtable
