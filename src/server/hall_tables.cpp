// Tables: found in memory or in the store, who is there, what they are shown when they come.
#include "server/hall.h"
#include "table/tokens.h"

namespace roundtable {
namespace json = boost::json;

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
  NoticeList notices;
  for (const std::string& event : *events) {
    notices.clear();
    if (live->table.apply(json::parse(event).as_object(), notices)) return std::unexpected(Refused("not_kept"));
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
  hand_over(table);
  JsonWriter out;
  out.begin_object().key("type").name("presence");
  write_presence(presence_of(*table), out);
  out.end_object();
  const auto text = std::make_shared<const std::string>(out.text());
  Outgoing outgoing{table};
  for (const auto& client : table->clients) outgoing.letters.push_back({client, text});
  outbox_.send(std::move(outgoing));
}

void Hall::send_state(const ClientPtr& client, const TablePtr& live, int since) {
  hand_over(live);  // what is shown is not ahead of what waits for the store
  const Table& table = live->table;
  const Reader reader{client->person, client->language};
  Outgoing out{live};
  JsonWriter text;
  write_table(table, presence_of(*live), reader, text);
  out.add(client, text.text());
  if (!table.chats().empty()) {
    text.clear();
    write_chats(table, client->person, text);
    out.add(client, text.text());
  }
  if (table.match()) {
    text.clear();
    // A number that this game has not reached yet was another's.
    const int known = since == 0 || since > table.steps() ? 0 : since + 1;
    write_game(table, reader, notices_since(table, known), live->deadline, text);
    out.add(client, text.text());
  }
  outbox_.send(std::move(out));
}

void Hall::resume() {
  const auto codes = store_.tables_in(name_of(Stage::Playing));
  if (!codes) return;
  for (const std::string& code : *codes) (void)find_table(code);
}

bool Hall::may_leave_memory(const LiveTable& live) const {
  const auto now = std::chrono::steady_clock::now();
  if (!live.clients.empty() || live.thinking || live.unkept || !live.change.is_empty()) return false;
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
  sweeper_.expires_after(
      std::min<std::chrono::seconds>(std::chrono::seconds(30), options_.idle + std::chrono::seconds(1)));
  sweeper_.async_wait([this](const boost::system::error_code& error) {
    if (!error) sweep();
  });
}

void Hall::stop() {
  hand_over_all();
  sweeper_.cancel();
  for (const auto& [code, live] : tables_) live->clock.cancel();
  thinkers_.stop();
}

}  // namespace roundtable
