// What changes a table: applied at once, committed with what else has changed, sent to everybody when it is durable.
#include "engine/match.h"
#include "server/live_table.h"
#include "table/event_codec.h"
#include "table/now.h"

namespace roundtable {
namespace {

template <class... Kinds>
bool is_one_of(const TableEvent& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

Visibility visibility_of(const TableEvent& event) {
  return match(event, [](const auto& what) { return what.visibility; });
}

TableSummary summary_of(const Table& table) {
  return {table.choices().game, table.choices().open, std::string(name_of(table.stage())), now_ms() / 1000,
          table.choices().language};
}

FinishedGame finished_game_of(const Table& table) {
  const Result result = *table.match()->result();
  FinishedGame finished;
  finished.table = table.code();
  finished.number = table.number();
  finished.game = table.choices().game;
  finished.open = table.choices().open;
  finished.players = static_cast<int>(table.chairs().size());
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

void LiveTable::commit(const TableEvents& events, const Reply& reply) {
  // The end of a game and what comes after it are two messages.
  if (change_.commit.append.finished) services_.commits.flush(shared_from_this());
  const bool begins = change_.is_empty();
  if (begins) {
    change_.commit.append.table = table_.code();
    change_.commit.append.first = table_.sequence() + 1;
    change_.commit.delivery.about = shared_from_this();
  }
  const Stage before = table_.stage();
  for (const TableEvent& event : events) {
    apply(event, table_, change_.notices);
    note(event);
  }
  note_stage(before);
  touch();
  if (reply.to) {
    change_.commit.delivery.requests.push_back({reply.to, reply.id});
    change_.commit.delivery.add(reply.to, reply.text);
  }
  dismiss();
  update_decisions();
  if (begins) services_.commits.gather(shared_from_this());
}

/// One event that has been applied.
void LiveTable::note(const TableEvent& event) {
  services_.text.clear();
  write_event(event, services_.text);
  change_.commit.append.events.emplace_back(services_.text.text());
  const Visibility visibility = visibility_of(event);
  if (visibility == Visibility::InGame) ++services_.metrics.actions_total;
  if (visibility == Visibility::InGame || visibility == Visibility::InTableAndGame) change_.of_game = true;
  if (visibility == Visibility::InTable || visibility == Visibility::InTableAndGame) change_.of_table = true;
  if (visibility == Visibility::InChat) change_.chats.push_back(table_.chats().back());
  if (is_one_of<TableCreated, Configured>(event)) change_.commit.append.summary = summary_of(table_);
}

/// What follows from the table's stage having changed, or not.
void LiveTable::note_stage(Stage before) {
  if (before == table_.stage()) return;
  change_.commit.append.summary = summary_of(table_);
  if (table_.stage() == Stage::Playing) ++services_.metrics.games_started_total;
  if (table_.stage() != Stage::Finished) return;
  change_.commit.append.finished = finished_game_of(table_);
  change_.of_table = true;
  ++services_.metrics.games_finished_total;
}

/// Sends those away who no longer belong to the table.
void LiveTable::dismiss() {
  Delivery& delivery = change_.commit.delivery;
  const auto stays = [&](const ClientPtr& client) {
    return client->person ? table_.person(client->person) != nullptr : table_.choices().spectators;
  };
  for (const auto& client : clients_) {
    if (stays(client)) continue;
    const bool asked_for_it = !delivery.requests.empty() && delivery.requests.back().by == client;
    if (!asked_for_it) {
      services_.text.clear();
      write_error("", Refusal("not_at_table"), client->language, services_.text);
      delivery.add(client, services_.text.text());
    }
    delivery.dismissed.push_back(client);
    client->table = nullptr;
    client->person = 0;
  }
  if (std::erase_if(clients_, [](const ClientPtr& client) { return !client->table; }) > 0) presence_ = find_presence();
}

Commit LiveTable::take_change() {
  Delivery& delivery = change_.commit.delivery;
  for (const auto& client : clients_) write_messages(delivery, client);
  ++in_flight_;
  return std::exchange(change_, {}).commit;
}

Delivery LiveTable::drop_change() { return std::exchange(change_, {}).commit.delivery; }

/// What the change means for this client: of the table, of the game, and lines of chat.
void LiveTable::write_messages(Delivery& delivery, const ClientPtr& client) {
  const Reader reader{client->person, client->language};
  JsonWriter& out = services_.text;
  const auto add = [&](const auto& write) {
    out.clear();
    write();
    delivery.add(client, out.text());
  };
  if (change_.of_table) add([&] { write_table(table_, presence_, reader, out); });
  if (change_.of_game) add([&] { write_game(table_, reader, change_.notices, deadline_, out); });
  for (const Chat& line : change_.chats)
    if (may_hear(line, client->person)) add([&] { write_chat_message(line, out); });
}

}  // namespace roundtable
