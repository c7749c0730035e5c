// Tables: found in memory or in the store, changed, kept, told to everybody who is there.
#include <boost/asio/post.hpp>

#include "server/hall.h"
#include "server/log.h"
#include "server/now.h"
#include "server/tokens.h"

namespace roundtable {
namespace json = boost::json;
namespace asio = boost::asio;
namespace {

constexpr std::chrono::minutes one_line_of_trouble(1);  // a full disk fails everything at once

/// Events after which only the course of the game is told, not the table.
bool is_play(const json::object& event) {
  const auto& kind = event.at("e").as_string();
  return kind == "acted" || kind == "lapsed";
}
/// What changes nothing that a table shows.
bool is_silent(const json::object& event) {
  const auto& kind = event.at("e").as_string();
  return kind == "linked" || kind == "redeemed" || kind == "chat" || kind == "contributed";
}

TableSummary summary_of(const Table& table) {
  return {table.choices().game, table.choices().open, std::string(name_of(table.stage())), now_ms() / 1000,
          table.choices().language};
}

FinishedGame finished_game_of(const Table& table) {
  FinishedGame finished;
  finished.table = table.code();
  finished.number = table.number();
  finished.game = table.choices().game;
  finished.open = table.choices().open;
  finished.players = static_cast<int>(table.chairs().size());
  JsonWriter out;
  out.begin_object();
  table.match()->write_result(out);
  out.end_object();
  const json::value result = json::parse(out.text());
  const auto word = [&](std::string_view key) {
    const auto* text = result.as_object().at(key).if_string();
    return text ? std::string(*text) : json::serialize(result.as_object().at(key));
  };
  finished.winner = word("winner");
  finished.reason = word("reason");
  finished.ended_at = now_ms() / 1000;
  for (const Chair& chair : table.chairs()) {
    const Person* person = table.person(chair.person);
    finished.names.push_back(person ? person->name : chair.bot);
  }
  finished.record = table.record();
  return finished;
}

Reader reader_of(const Client& client) { return {client.person, client.language}; }

}  // namespace

std::expected<Hall::TablePtr, Refused> Hall::find_table(std::string_view code) {
  if (!is_table_code(code)) return std::unexpected(Refused("no_table"));
  const auto found = tables_.find(std::string(code));
  if (found != tables_.end()) {
    found->second->touched = std::chrono::steady_clock::now();
    return found->second;
  }
  if (tables_.size() >= options_.most_tables) return std::unexpected(Refused("too_many"));
  const auto events = store_.events(code);
  if (!events) return std::unexpected(Refused("not_kept"));
  if (events->empty()) return std::unexpected(Refused("no_table"));
  const auto live = std::make_shared<LiveTable>(std::string(code), loop_);
  JsonWriter told;
  for (const std::string& event : *events) {
    told.clear();
    if (live->table.apply(json::parse(event).as_object(), told)) return std::unexpected(Refused("not_kept"));
  }
  tables_[live->table.code()] = live;
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
  after_change(live);
  return live;
}

void Hall::attach(const ClientPtr& client, const TablePtr& table, int person) {
  detach(client);
  client->table = table;
  client->person = person;
  table->clients.push_back(client);
}

void Hall::detach(const ClientPtr& client) {
  const TablePtr table = std::exchange(client->table, nullptr);
  client->person = 0;
  if (!table) return;
  std::erase(table->clients, client);
  table->touched = table->left = std::chrono::steady_clock::now();
  tell_presence(table);
}

void Hall::gone(const ClientPtr& client) { detach(client); }

Presence Hall::presence_of(const LiveTable& table) const {
  Presence presence;
  for (const auto& client : table.clients) {
    if (client->person == 0)
      ++presence.spectating;
    else if (std::find(presence.here.begin(), presence.here.end(), client->person) == presence.here.end())
      presence.here.push_back(client->person);
  }
  std::sort(presence.here.begin(), presence.here.end());
  return presence;
}

void Hall::tell_presence(const TablePtr& table) {
  JsonWriter out;
  out.begin_object().key("type").name("presence");
  write_presence(presence_of(*table), out);
  out.end_object();
  const auto text = std::make_shared<const std::string>(out.text());
  Outgoing outgoing{table, {}, nullptr, ""};
  for (const auto& client : table->clients) outgoing.letters.push_back({client, text});
  outbox_.send(std::move(outgoing));
}

Hall::Answer Hall::commit(const TablePtr& live, const Events& events, Outgoing outgoing) {
  Append append;
  append.table = live->table.code();
  append.first = live->table.sequence() + 1;
  const Stage before = live->table.stage();
  told_.clear();
  for (const json::object& event : events) {
    if (const auto fault = live->table.apply(event, told_)) return Refused(*fault);
    append.events.push_back(json::serialize(event));
    if (is_play(event)) ++metrics_.actions_total;
  }
  live->touched = std::chrono::steady_clock::now();
  const Stage after = live->table.stage();
  const bool listed = append.first == 1 || before != after || events[0].at("e") == "configured";
  if (listed) append.summary = summary_of(live->table);
  if (before != Stage::Playing && after == Stage::Playing) ++metrics_.games_started_total;
  if (before == Stage::Playing && after == Stage::Finished) {
    append.finished = finished_game_of(live->table);
    ++metrics_.games_finished_total;
  }
  after_change(live);
  broadcast(live, events, told_.text(), outgoing);
  const std::uint64_t place = outbox_.wait(std::move(outgoing));
  ++live->unkept;
  store_.append(std::move(append), [this, live, place](std::optional<StoreError> error) {
    asio::post(loop_, [this, live, place, error] {
      --live->unkept;
      if (error) lose(live, *error);
      outbox_.kept(place);
    });
  });
  return std::nullopt;
}

/// What memory holds is ahead of the store: it is forgotten, and everybody is told what really is.
void Hall::lose(const TablePtr& live, StoreError why) {
  ++metrics_.store_failures_total;
  const auto now = std::chrono::steady_clock::now();
  if (now - std::exchange(lost_at_, now) > one_line_of_trouble)
    Log().note("not_kept", {{"why", why == StoreError::Full ? "full" : why == StoreError::Failed ? "failed" : "sequence"}});
  outbox_.drop(live, [&](const Outgoing& outgoing) {
    for (const auto& client : outgoing.dismissed) client->close();  // comes back by its key
    if (!outgoing.asked_by) return;
    JsonWriter out;
    write_error(outgoing.id, Refused("not_kept"), outgoing.asked_by->language, out);
    outgoing.asked_by->send(std::make_shared<const std::string>(out.text()));
  });
  if (std::exchange(live->lost, true)) return;
  live->clock.cancel();
  const auto found = tables_.find(live->table.code());
  if (found != tables_.end() && found->second == live) tables_.erase(found);
  const auto clients = std::exchange(live->clients, {});
  const auto again = find_table(live->table.code());
  for (const auto& client : clients) come_back(client, again);
}

/// To the table as the store knows it; who is not of it there was told that coming was not kept.
void Hall::come_back(const ClientPtr& client, const std::expected<TablePtr, Refused>& live) {
  const int person = std::exchange(client->person, 0);
  client->table = nullptr;
  if (!live && live.error().code != "no_table") client->close();
  if (!live || (person && !(*live)->table.person(person))) return;
  attach(client, *live, person);
  Outgoing out{*live, {}, nullptr, ""};
  send_state(client, *live, 0, out);
  outbox_.send(std::move(out));
}

void Hall::send_state(const ClientPtr& client, const TablePtr& live, int since, Outgoing& out) {
  const Table& table = live->table;
  const Reader reader = reader_of(*client);
  JsonWriter text;
  write_table(table, presence_of(*live), reader, text);
  out.add(client, text.text());
  if (!table.chats().empty()) {
    text.clear();
    write_chats(table, client->person, text);
    out.add(client, text.text());
  }
  if (!table.match()) return;
  text.clear();
  // A number that this game has not reached yet was another's.
  const int known = since == 0 || since > table.steps() ? 0 : since + 1;
  write_game(table, reader, notices_since(table, reader, known), live->deadline, text);
  out.add(client, text.text());
}

void Hall::dismiss(const TablePtr& live, Outgoing& out) {
  const Table& table = live->table;
  const auto stays = [&](const ClientPtr& client) {
    return client->person ? table.person(client->person) != nullptr : table.choices().spectators;
  };
  for (const auto& client : live->clients) {
    if (stays(client)) continue;
    JsonWriter text;
    write_error("", Refused("not_at_table"), client->language, text);
    if (client != out.asked_by) out.add(client, text.text());
    out.dismissed.push_back(client);
    client->table = nullptr;
    client->person = 0;
  }
  std::erase_if(live->clients, [](const ClientPtr& client) { return !client->table; });
}

/// Everybody hears what the events mean for them: of the game, of the table, or a line of chat.
void Hall::broadcast(const TablePtr& live, const Events& events, std::string_view told, Outgoing& out) {
  const Table& table = live->table;
  dismiss(live, out);
  bool game = false;
  bool of_table = false;
  for (const json::object& event : events) {
    game = game || is_play(event) || event.at("e") == "started";
    of_table = of_table || (!is_play(event) && !is_silent(event));
  }
  of_table = of_table || (game && table.stage() == Stage::Finished);
  const bool chat = events.back().at("e") == "chat";
  const Presence presence = of_table ? presence_of(*live) : Presence();
  const Notices notices(told);
  for (const auto& client : live->clients) {
    const Reader reader = reader_of(*client);
    const auto seat = table.seat_of(client->person);
    if (of_table) {
      text_.clear();
      write_table(table, presence, reader, text_);
      out.add(client, text_.text());
    }
    if (game) {
      text_.clear();
      write_game(table, reader, notices.for_reader(seat), live->deadline, text_);
      out.add(client, text_.text());
    }
    if (chat && may_hear(table.chats().back(), client->person)) {
      text_.clear();
      text_.begin_object().key("type").name("chat");
      write_chat(table.chats().back(), text_);
      text_.end_object();
      out.add(client, text_.text());
    }
  }
}

void Hall::resume() {
  const auto codes = store_.tables_in(name_of(Stage::Playing));
  if (!codes) return;
  for (const std::string& code : *codes) (void)find_table(code);
}

bool Hall::may_leave_memory(const LiveTable& live) const {
  const auto now = std::chrono::steady_clock::now();
  if (!live.clients.empty() || live.thinking || live.unkept) return false;
  return live.deadline ? now - live.left > options_.deserted : now - live.touched > options_.idle;
}

void Hall::sweep() {
  std::erase_if(tables_, [&](const auto& entry) {
    LiveTable& live = *entry.second;
    if (!may_leave_memory(live)) return false;
    live.lost = true;  // its clock may be about to strike
    live.clock.cancel();
    return true;
  });
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
  sweeper_.expires_after(std::min<std::chrono::seconds>(std::chrono::seconds(30), options_.idle + std::chrono::seconds(1)));
  sweeper_.async_wait([this](const boost::system::error_code& error) {
    if (!error) sweep();
  });
}

void Hall::stop() {
  sweeper_.cancel();
  for (const auto& [code, live] : tables_) live->clock.cancel();
  thinkers_.stop();
}

}  // namespace roundtable
