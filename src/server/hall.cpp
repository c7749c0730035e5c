// Requests: who may come to which table, and what is answered.
#include "server/hall.h"

#include <boost/asio/post.hpp>

#include "codec/object_reader.h"
#include "table/now.h"
#include "table/tokens.h"

namespace roundtable {
namespace json = boost::json;
namespace asio = boost::asio;
namespace {

constexpr int protocol_version = 1;
constexpr int deepest_nesting = 24;
constexpr std::size_t longest_id = 64;

Refused malformed(const Message& problem) { return Refused("bad_json", problem); }

/// The reader of a request, past what every request may have.
ObjectReader reader_of(const json::value& request) {
  ObjectReader reader(request);
  reader.member("op");
  reader.member("id");
  return reader;
}

std::string entered(const std::string& id, const Table& table, int person, std::string_view token) {
  JsonWriter out;
  out.begin_object().key("type").name("entered");
  if (!id.empty()) out.key("id").value(id);
  out.key("table").value(table.code());
  if (person) out.key("person").value(person);
  if (!token.empty()) out.key("token").value(token);
  out.end_object();
  return std::string(out.text());
}

}  // namespace

Hall::Hall(asio::io_context& loop, Store& store, Metrics& metrics, HallOptions options)
    : loop_(loop),
      store_(store),
      metrics_(metrics),
      options_(std::move(options)),
      thinkers_(static_cast<std::size_t>(options_.bot_threads)),
      sweeper_(loop) {
  sweep();
}

Hall::~Hall() {
  thinkers_.join();
  for (const auto& [code, live] : tables_) {
    for (const auto& client : live->clients) client->table = nullptr;
    live->clients.clear();
  }
}

void Hall::receive(const ClientPtr& client, std::string_view text) {
  ++metrics_.messages_in_total;
  json::error_code error;
  json::parse_options options;
  options.max_depth = deepest_nesting;
  std::array<unsigned char, 2048> room;  // enough for what is usual; the rest is allocated
  json::monotonic_resource memory(room.data(), room.size());
  const json::value message = json::parse(text, error, &memory, options);
  std::string id;
  std::string op;
  Answer no;
  if (error || !message.is_object()) {
    no = Refused("bad_json");
  } else {
    ObjectReader reader(message);
    if (reader.required("op")) reader.text("op", op);
    reader.text("id", id);
    if (id.size() > longest_id) no = Refused("too_large");
    if (reader.has_failed()) no = Refused("bad_json");
    if (no) id.clear();
    if (!no) no = serve({client, id, message}, op);
  }
  if (!no) return;
  ++metrics_.refusals_total;
  JsonWriter out;
  write_error(id, *no, client->language, out);
  client->send(std::make_shared<const std::string>(out.text()));
  if (no->code == "bad_protocol") client->close();
}

Hall::Answer Hall::serve(const Request& request, std::string_view op) {
  if (op == "hello") return hello(request);
  if (!request.client->greeted) return Refused("bad_protocol");
  if (op == "create") return create(request);
  if (op == "join") return join(request);
  if (op == "enter") return enter(request);
  if (op == "redeem") return redeem(request);
  if (op == "watch") return watch(request);
  const bool known = op == "device_link" || op == "suggest" || is_table_op(op);
  if (!known) return Refused("unknown_op");
  if (!request.client->table || !request.client->person) return Refused("not_at_table");
  if (!request.client->table->table.person(request.client->person)) return Refused("not_at_table");
  if (op == "device_link") return device_link(request);
  if (op == "suggest") return suggest(request);
  return at_table(request, op);
}

Hall::Answer Hall::hello(const Request& request) {
  ObjectReader reader = reader_of(request.json);
  int protocol = 0;
  std::string language;
  reader.required_integer("protocol", 0, 1'000'000, protocol);
  reader.text("language", language);
  if (const auto problem = reader.problem()) return malformed(*problem);
  if (protocol != protocol_version) return Refused("bad_protocol");
  request.client->language = language_from_code(language).value_or(Language::En);
  request.client->greeted = true;
  JsonWriter out;
  out.begin_object().key("type").name("hello");
  if (!request.id.empty()) out.key("id").value(request.id);
  out.key("protocol").value(protocol_version).key("server").name(ROUNDTABLE_VERSION).key("time").value(now_ms());
  out.end_object();
  request.client->send(std::make_shared<const std::string>(out.text()));
  return std::nullopt;
}

/// A code drawn by chance may be another table's, in memory or in the store.
std::expected<std::string, Refused> Hall::free_code() {
  for (;;) {
    const std::string code = options_.draw_code();
    const auto taken = find_table(code);
    if (!taken && taken.error().code == "no_table") return code;
    if (!taken) return std::unexpected(taken.error());
  }
}

Hall::Answer Hall::create(const Request& request) {
  const auto* given = request.json.get_object().if_contains("name");
  const auto* name = given ? given->if_string() : nullptr;
  if (!name) return Refused("bad_name");
  if (tables_.size() >= options_.most_tables) return Refused("too_many");
  if (!request.client->may_make_table()) return Refused("too_fast");
  auto events = decide_creation(request.json, code_of(request.client->language));
  if (!events) return events.error();
  const auto code = free_code();
  if (!code) return code.error();
  const auto live = std::make_shared<LiveTable>(*code, loop_);
  const std::string token = fresh_token();
  const auto joining = decide_joining(live->table, *name, hash_of(token));
  if (!joining) return joining.error();
  const int person = live->table.next_person();
  events->insert(events->end(), joining->begin(), joining->end());
  events->push_back({{"e", "sat"}, {"person", person}, {"seat", 0}});
  tables_[live->table.code()] = live;
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
  attach(request.client, live, person);
  ++metrics_.tables_created_total;
  return commit(live, *events, {request.client, request.id, entered(request.id, live->table, person, token)});
}

Hall::Answer Hall::join(const Request& request) {
  ObjectReader reader = reader_of(request.json);
  std::string code;
  std::string name;
  if (reader.required("table")) reader.text("table", code);
  if (reader.required("name")) reader.text("name", name);
  if (const auto problem = reader.problem()) return malformed(*problem);
  const auto live = find_table(code);
  if (!live) return live.error();
  if ((*live)->table.stage() != Stage::Lobby && !(*live)->table.choices().spectators) return Refused("not_now");
  const std::string token = fresh_token();
  const auto events = decide_joining((*live)->table, name, hash_of(token));
  if (!events) return events.error();
  const int person = (*live)->table.next_person();
  attach(request.client, *live, person);
  const Answer no =
      commit(*live, *events, {request.client, request.id, entered(request.id, (*live)->table, person, token)});
  if (!no) send_state(request.client, *live, 0);
  return no;
}

Hall::Answer Hall::enter(const Request& request) {
  ObjectReader reader = reader_of(request.json);
  std::string code;
  std::string token;
  int since = 0;
  int game = 0;
  if (reader.required("table")) reader.text("table", code);
  if (reader.required("token")) reader.text("token", token);
  reader.integer("since", 0, 1'000'000, since);
  reader.integer("number", 1, 1'000'000, game);
  if (const auto problem = reader.problem()) return malformed(*problem);
  const auto live = find_table(code);
  if (!live) return live.error();
  const Person* person = (*live)->table.keeper_of(token);
  if (!person) return Refused("bad_token");
  const int number = person->number;
  if (game && game != (*live)->table.number()) since = 0;  // it counts the steps of a game that is over
  show(request, *live, number, since);
  return std::nullopt;
}

/// Comes to a table without changing it.
void Hall::show(const Request& request, const TablePtr& live, int person, int since) {
  attach(request.client, live, person);
  // Not about what waits for the store: it stays true whatever becomes of that.
  Outgoing first{nullptr};
  first.add(request.client, entered(request.id, live->table, person, ""));
  outbox_.send(std::move(first));
  send_state(request.client, live, since);
  tell_presence(live);
}

Hall::Answer Hall::redeem(const Request& request) {
  ObjectReader reader = reader_of(request.json);
  std::string code;
  std::string link;
  if (reader.required("table")) reader.text("table", code);
  if (reader.required("link")) reader.text("link", link);
  if (const auto problem = reader.problem()) return malformed(*problem);
  const auto live = find_table(code);
  if (!live) return live.error();
  const std::string key = hash_of(link);
  for (const auto& [number, person] : (*live)->table.people()) {
    if (!same_secret(person.link, key) || person.link_until < now_ms()) continue;
    const int who = number;
    const std::string token = fresh_token();
    attach(request.client, *live, who);
    if (auto no = commit(*live, {{{"e", "redeemed"}, {"person", who}, {"key", hash_of(token)}}},
                         {request.client, request.id, entered(request.id, (*live)->table, who, token)}))
      return no;
    send_state(request.client, *live, 0);
    tell_presence(*live);
    return std::nullopt;
  }
  return Refused("bad_token");
}

Hall::Answer Hall::watch(const Request& request) {
  ObjectReader reader = reader_of(request.json);
  std::string code;
  if (reader.required("table")) reader.text("table", code);
  if (const auto problem = reader.problem()) return malformed(*problem);
  const auto live = find_table(code);
  if (!live) return live.error();
  if (!(*live)->table.choices().spectators) return Refused("not_now");
  show(request, *live, 0, 0);
  return std::nullopt;
}

Hall::Answer Hall::device_link(const Request& request) {
  if (const auto problem = reader_of(request.json).problem()) return malformed(*problem);
  const std::string link = fresh_token();
  const auto& client = request.client;
  JsonWriter out;
  out.begin_object().key("type").name("device_link");
  if (!request.id.empty()) out.key("id").value(request.id);
  out.key("link").value(link).end_object();
  const json::object event{{"e", "linked"},
                           {"person", client->person},
                           {"link", hash_of(link)},
                           {"until", now_ms() + options_.link_lives.count()}};
  return commit(client->table, {event}, {client, request.id, out.text()});
}

Hall::Answer Hall::at_table(const Request& request, std::string_view op) {
  const auto& client = request.client;
  const TablePtr live = client->table;
  const auto events = decide(live->table, client->person, op, request.json, {presence_of(*live).here, now_ms()});
  if (!events) return events.error();
  JsonWriter out;
  out.begin_object().key("type").name("ok");
  if (!request.id.empty()) out.key("id").value(request.id);
  if (op == "act" && !events->empty()) out.key("seq").value(live->table.steps() + 1);
  out.end_object();
  if (!events->empty()) return commit(live, *events, {client, request.id, out.text()});
  hand_over(live);  // a repeat is answered when what it repeats is kept
  Outgoing again{live};
  again.add(client, out.text());
  outbox_.send(std::move(again));
  if (op == "leave") detach(client);
  return std::nullopt;
}

bool Hall::is_at_table(std::string_view code, std::string_view token) {
  const auto live = find_table(code);
  return live && (*live)->table.keeper_of(token) != nullptr;
}

std::string Hall::door(std::string_view code) {
  const auto live = find_table(code);
  if (!live) return {};
  JsonWriter out;
  write_door((*live)->table, out);
  return std::string(out.text());
}

}  // namespace roundtable
