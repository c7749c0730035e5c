// What changes a table: applied at once, handed to the store with what else has changed, told to everybody when kept.
#include <boost/asio/post.hpp>

#include "server/hall.h"
#include "server/log.h"
#include "table/now.h"

namespace roundtable {
namespace json = boost::json;
namespace asio = boost::asio;
namespace {

constexpr std::chrono::minutes one_line_of_trouble(1);  // a full disk fails everything at once

/// Events after which only the course of the game is told, not the table.
bool is_play(std::string_view kind) { return kind == "acted" || kind == "lapsed"; }
/// What changes nothing that a table shows.
bool is_silent(std::string_view kind) {
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
  const Result result = *table.match()->result();
  finished.winner = winner_text(result);
  finished.reason = result.reason;
  finished.ended_at = now_ms() / 1000;
  for (const Chair& chair : table.chairs()) {
    const Person* person = table.person(chair.person);
    finished.names.push_back(person ? person->name : chair.bot);
  }
  finished.record = table.record();
  return finished;
}

}  // namespace

Hall::Answer Hall::commit(const TablePtr& live, const Events& events, const Reply& reply) {
  Change& change = live->change;
  if (change.append.finished) hand_over(live);  // what comes after a game is not told with it
  const std::uint64_t first = live->table.sequence() + 1;
  const Stage before = live->table.stage();
  for (const json::object& event : events)
    if (const auto fault = live->table.apply(event, change.notices)) return Refused(*fault);
  live->touched = std::chrono::steady_clock::now();
  if (change.is_empty()) {
    change.append.table = live->table.code();
    change.append.first = first;
    change.outgoing.about = live;
    changed_.push_back(live);
  }
  for (const json::object& event : events) gather(event, live->table, change);
  gather(before, live->table, change);
  if (reply.to) {
    change.outgoing.requests.push_back({reply.to, reply.id});
    change.outgoing.add(reply.to, reply.text);
  }
  dismiss(live);
  after_change(live);
  if (keeping_ == 0 && !std::exchange(will_hand_over_, true))
    asio::post(loop_, [this] {
      will_hand_over_ = false;
      if (keeping_ == 0) hand_over_all();
    });
  return std::nullopt;
}

/// One event that has been applied.
void Hall::gather(const json::object& event, const Table& table, Change& change) {
  const auto& kind = event.at("e").as_string();
  change.append.events.push_back(json::serialize(event));
  if (is_play(kind)) ++metrics_.actions_total;
  if (is_play(kind) || kind == "started") change.of_game = true;
  if (!is_play(kind) && !is_silent(kind)) change.of_table = true;
  if (kind == "chat") change.chats.push_back(table.chats().back());
  if (kind == "created" || kind == "configured") change.append.summary = summary_of(table);
}

/// What follows from the table's stage having changed, or not.
void Hall::gather(Stage before, const Table& table, Change& change) {
  if (before == table.stage()) return;
  change.append.summary = summary_of(table);
  if (table.stage() == Stage::Playing) ++metrics_.games_started_total;
  if (table.stage() != Stage::Finished) return;
  change.append.finished = finished_game_of(table);
  change.of_table = true;
  ++metrics_.games_finished_total;
}

void Hall::hand_over_all() {
  for (const TablePtr& live : std::exchange(changed_, {})) hand_over(live);
}

void Hall::hand_over(const TablePtr& live) {
  if (live->change.is_empty()) return;
  Change change = std::exchange(live->change, {});
  tell_everybody(live, change);
  const std::uint64_t place = outbox_.wait(std::move(change.outgoing));
  ++live->unkept;
  ++keeping_;
  // The store outlives the hall, and the loop both: what is reported last is never run.
  store_.append(std::move(change.append), [this, &loop = loop_, live, place](std::optional<StoreError> error) {
    asio::post(loop, [this, live, place, error] { kept(live, place, error); });
  });
}

void Hall::kept(const TablePtr& live, std::uint64_t place, std::optional<StoreError> error) {
  --live->unkept;
  --keeping_;
  if (error) lose(live, *error);
  outbox_.kept(place);
  if (keeping_ == 0) hand_over_all();
}

/// What memory holds is ahead of the store: it is forgotten, and everybody is told what really is.
void Hall::lose(const TablePtr& live, StoreError why) {
  ++metrics_.store_failures_total;
  const auto now = std::chrono::steady_clock::now();
  if (now - std::exchange(lost_at_, now) > one_line_of_trouble)
    Log().note("not_kept", {{"why", why == StoreError::Full     ? "full"
                                    : why == StoreError::Failed ? "failed"
                                                                : "sequence"}});
  const auto failed = [](const Outgoing& outgoing) {
    for (const auto& client : outgoing.dismissed) client->close();  // comes back by its key
    for (const auto& request : outgoing.requests) {
      JsonWriter out;
      write_error(request.id, Refused("not_kept"), request.by->language, out);
      request.by->send(std::make_shared<const std::string>(out.text()));
    }
  };
  outbox_.drop(live, failed);
  failed(std::exchange(live->change, {}).outgoing);
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
  send_state(client, *live, 0);
}

void Hall::dismiss(const TablePtr& live) {
  const Table& table = live->table;
  Outgoing& out = live->change.outgoing;
  const auto stays = [&](const ClientPtr& client) {
    return client->person ? table.person(client->person) != nullptr : table.choices().spectators;
  };
  for (const auto& client : live->clients) {
    if (stays(client)) continue;
    JsonWriter text;
    write_error("", Refused("not_at_table"), client->language, text);
    const bool asked = !out.requests.empty() && out.requests.back().by == client;
    if (!asked) out.add(client, text.text());
    out.dismissed.push_back(client);
    client->table = nullptr;
    client->person = 0;
  }
  std::erase_if(live->clients, [](const ClientPtr& client) { return !client->table; });
}

/// Everybody hears what the change means for them: of the table, of the game, and lines of chat.
void Hall::tell_everybody(const TablePtr& live, Change& change) {
  const Table& table = live->table;
  const Presence presence = change.of_table ? presence_of(*live) : Presence();
  const auto write = [&](const ClientPtr& client, const auto& say) {
    text_.clear();
    say();
    change.outgoing.add(client, text_.text());
  };
  for (const auto& client : live->clients) {
    const Reader reader{client->person, client->language};
    if (change.of_table) write(client, [&] { write_table(table, presence, reader, text_); });
    if (change.of_game) write(client, [&] { write_game(table, reader, change.notices, live->deadline, text_); });
    for (const Chat& line : change.chats) {
      if (!may_hear(line, client->person)) continue;
      write(client, [&] {
        text_.begin_object().key("type").name("chat");
        write_chat(line, text_);
        text_.end_object();
      });
    }
  }
}

}  // namespace roundtable
