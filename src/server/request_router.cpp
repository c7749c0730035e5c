#include "server/request_router.h"

#include <algorithm>

#include "engine/match.h"
#include "server/replies.h"
#include "table/now.h"

namespace roundtable {
namespace {

std::optional<Refusal> missing(Needs needs, const Client& client) {
  if (needs == Needs::Nothing) return std::nullopt;
  if (!client.greeted) return Refusal("bad_protocol");
  const bool at_table = client.table && client.person && client.table->table().person(client.person);
  if (needs == Needs::PlaceAtTable && !at_table) return Refusal("not_at_table");
  return std::nullopt;
}

/// Whether advice harms nobody: all others are bots, or on the same side.
bool may_be_advised(const Table& table, int person) {
  const bool alone = std::all_of(table.chairs().begin(), table.chairs().end(),
                                 [&](const Chair& chair) { return chair.played_by_bot() || chair.person == person; });
  return alone || find_game(table.choices().game)->together;
}

template <class Write>
std::string written(const Write& write) {
  JsonWriter out;
  write(out);
  return std::string(out.text());
}

}  // namespace

RequestRouter::RequestRouter(boost::asio::io_context& loop, Store& store, Metrics& metrics, ServerOptions options)
    : metrics_(metrics),
      options_(std::move(options)),
      commits_(loop, store, metrics, [this](const TablePtr& table) { tables_.reload(table); }),
      bots_(loop, options_),
      services_{loop, metrics, options_, commits_, bots_},
      tables_(services_, store) {}

void RequestRouter::receive(const ClientPtr& client, std::string_view text) {
  ++metrics_.messages_in_total;
  ClientMessage message = parse_request(text);
  const From from{client, std::move(message.id)};
  Refused refused = missing(message.needs, *client);
  if (!refused && !message.request) refused = message.request.error();
  if (!refused) refused = match(*message.request, [&](const auto& request) { return serve(from, request); });
  if (!refused) return;
  ++metrics_.refusals_total;
  client->send(shared_text(written([&](JsonWriter& out) { write_error(from.id, *refused, client->language, out); })));
  if (refused->code == "bad_protocol") client->close();
}

void RequestRouter::disconnected(const ClientPtr& client) {
  if (client->table) client->table->detach(client);
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::Hello& request) {
  if (request.protocol != protocol_version) return Refusal("bad_protocol");
  from.client->language = language_from_code(request.language).value_or(Language::En);
  from.client->greeted = true;
  from.client->send(shared_text(written([&](JsonWriter& out) { write_hello(from.id, out); })));
  return std::nullopt;
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::Create& request) {
  if (tables_.is_full()) return Refusal("too_many");
  if (!from.client->may_make_table()) return Refusal("too_fast");
  const std::string token = fresh_token();
  const std::string_view language = language_codes[static_cast<std::size_t>(from.client->language)];
  const auto events = decide_creation(request, language, hash_of(token), Now{{}, now_ms()});
  if (!events) return events.error();
  const auto table = tables_.create();
  if (!table) return table.error();
  commit_entry(from, *table, (*table)->table().next_person(), token, *events);
  return std::nullopt;
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::Join& request) {
  const auto table = tables_.find(request.table);
  if (!table) return table.error();
  const Table& known = (*table)->table();
  if (known.stage() != Stage::Lobby && !known.choices().spectators) return Refusal("not_now");
  const std::string token = fresh_token();
  const auto events = decide_joining(known, request.name, hash_of(token));
  if (!events) return events.error();
  commit_entry(from, *table, known.next_person(), token, *events);
  (*table)->send_state(from.client, 0);
  return std::nullopt;
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::Enter& request) {
  const auto table = tables_.find(request.table);
  if (!table) return table.error();
  const Person* person = (*table)->table().keeper_of(request.token);
  if (!person) return Refusal("bad_token");
  const bool of_this_game = request.number == 0 || request.number == (*table)->table().number();
  show(from, *table, person->number, of_this_game ? request.since : 0);
  return std::nullopt;
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::Redeem& request) {
  const auto table = tables_.find(request.table);
  if (!table) return table.error();
  const std::string token = fresh_token();
  const auto events = decide_redeeming((*table)->table(), request.link, hash_of(token), Now{{}, now_ms()});
  if (!events) return events.error();
  commit_entry(from, *table, std::get<LinkRedeemed>(events->front()).person, token, *events);
  (*table)->send_state(from.client, 0);
  (*table)->send_presence();
  return std::nullopt;
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::Watch& request) {
  const auto table = tables_.find(request.table);
  if (!table) return table.error();
  if (!(*table)->table().choices().spectators) return Refusal("not_now");
  show(from, *table, 0, 0);
  return std::nullopt;
}

/// Comes to a table by events that change it.
void RequestRouter::commit_entry(const From& from, const TablePtr& table, int person, std::string_view token,
                                 const TableEvents& events) {
  table->attach(from.client, person);
  const std::string entered =
      written([&](JsonWriter& out) { write_entered(from.id, table->table().code(), person, token, out); });
  table->commit(events, {from.client, from.id, entered});
}

/// Comes to a table without changing it.
void RequestRouter::show(const From& from, const TablePtr& table, int person, int since) {
  table->attach(from.client, person);
  Delivery entered{nullptr};
  entered.add(from.client,
              written([&](JsonWriter& out) { write_entered(from.id, table->table().code(), person, "", out); }));
  commits_.send(std::move(entered));
  table->send_state(from.client, since);
  table->send_presence();
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::DeviceLink&) {
  const std::string link = fresh_token();
  const DeviceLinked linked{from.client->person, hash_of(link), now_ms() + options_.link_lives.count()};
  const std::string reply = written([&](JsonWriter& out) { write_device_link(from.id, link, out); });
  from.client->table->commit({linked}, {from.client, from.id, reply});
  return std::nullopt;
}

RequestRouter::Refused RequestRouter::serve(const From& from, const request::Suggest& request) {
  const Table& table = from.client->table->table();
  const auto seat = table.seat_of(from.client->person);
  if (!seat || table.stage() != Stage::Playing || !table.match()->waiting().contains(*seat)) return Refusal("not_now");
  if (!may_be_advised(table, from.client->person)) return Refusal("not_alone");
  if (from.client->awaits_advice) return Refusal("too_fast");
  const auto bots = find_game(table.choices().game)->bots();
  const std::string_view bot = request.bot.empty() ? bots.back() : std::string_view(request.bot);
  if (std::find(bots.begin(), bots.end(), bot) == bots.end()) return Refusal("unknown_bot");
  from.client->awaits_advice = true;
  bots_.advise(table.match()->thinker(*seat, bot), [client = from.client, id = from.id](std::string_view advice) {
    client->awaits_advice = false;
    client->send(shared_text(written([&](JsonWriter& out) { write_suggestion(id, advice, out); })));
  });
  return std::nullopt;
}

RequestRouter::Refused RequestRouter::serve(const From& from, const TableRequest& request) {
  const TablePtr table = from.client->table;
  const auto events = table->decide(from.client->person, request);
  if (!events) return events.error();
  const bool acts = std::holds_alternative<request::Act>(request) && !events->empty();
  const auto step = acts ? std::optional(table->table().steps() + 1) : std::nullopt;
  JsonWriter& ok = services_.reply;
  ok.clear();
  write_ok(from.id, step, ok);
  if (!events->empty()) {
    table->commit(*events, {from.client, from.id, ok.text()});
    return std::nullopt;
  }
  commits_.flush(table);  // a repeat is answered when what it repeats is durable
  Delivery again{table};
  again.add(from.client, ok.text());
  commits_.send(std::move(again));
  if (std::holds_alternative<request::Leave>(request)) table->detach(from.client);
  return std::nullopt;
}

bool RequestRouter::is_at_table(std::string_view code, std::string_view token) {
  const auto table = tables_.find(code);
  return table && (*table)->table().keeper_of(token) != nullptr;
}

std::string RequestRouter::preview(std::string_view code) {
  const auto table = tables_.find(code);
  if (!table) return {};
  return written([&](JsonWriter& out) { write_preview((*table)->table(), out); });
}

void RequestRouter::stop() {
  commits_.flush_all();
  tables_.stop();
  bots_.stop();
}

}  // namespace roundtable
