// Who is connected to a table, and what they are shown when they come.
#include "server/live_table.h"

#include <algorithm>

#include "table/event_codec.h"
#include "table/now.h"

namespace roundtable {

LiveTable::LiveTable(std::string code, TableServices& services)
    : services_(services), table_(std::move(code)), clock_(services.loop) {}

bool LiveTable::load(const std::vector<std::string>& lines) {
  NoticeList notices;
  for (const std::string& line : lines) {
    const auto event = read_event(line, table_);
    if (!event) return false;
    notices.clear();
    apply(*event, table_, notices);
  }
  update_decisions();
  return true;
}

void LiveTable::attach(const ClientPtr& client, int person) {
  if (client->table) client->table->detach(client);
  client->table = shared_from_this();
  client->person = person;
  clients_.push_back(client);
  presence_ = find_presence();
}

void LiveTable::detach(const ClientPtr& client) {
  const TablePtr self = std::exchange(client->table, nullptr);
  client->person = 0;
  std::erase(clients_, client);
  presence_ = find_presence();
  touched_ = left_ = std::chrono::steady_clock::now();
  send_presence();
}

Presence LiveTable::find_presence() const {
  Presence presence;
  for (const auto& client : clients_) {
    if (client->person == 0)
      ++presence.spectating;
    else if (std::find(presence.here.begin(), presence.here.end(), client->person) == presence.here.end())
      presence.here.push_back(client->person);
  }
  std::sort(presence.here.begin(), presence.here.end());
  return presence;
}

void LiveTable::send_presence() {
  services_.commits.flush(shared_from_this());
  JsonWriter& out = services_.text;
  out.clear();
  out.begin_object().key("type").name("presence");
  write_presence(presence_, out);
  out.end_object();
  const Text text = shared_text(out.text());
  Delivery delivery{shared_from_this()};
  for (const auto& client : clients_) delivery.messages.push_back({client, text});
  services_.commits.send(std::move(delivery));
}

void LiveTable::send_state(const ClientPtr& client, int since) {
  services_.commits.flush(shared_from_this());  // what is shown must not be ahead of what waits for the store
  const Reader reader{client->person, client->language};
  Delivery delivery{shared_from_this()};
  JsonWriter& out = services_.text;
  out.clear();
  write_table(table_, presence_, reader, out);
  delivery.add(client, out.text());
  if (!table_.chats().empty()) {
    out.clear();
    write_chats(table_, client->person, out);
    delivery.add(client, out.text());
  }
  if (table_.match()) {
    // A number that this game has not reached yet was another's.
    const int known = since == 0 || since > table_.steps() ? 0 : since + 1;
    out.clear();
    write_game(table_, reader, notices_since(table_, known), deadline_, out);
    delivery.add(client, out.text());
  }
  services_.commits.send(std::move(delivery));
}

Decided LiveTable::decide(int person, const TableRequest& request) const {
  return roundtable::decide(table_, person, request, Now{presence_.here, now_ms()});
}

bool LiveTable::may_leave_memory() const {
  const auto now = std::chrono::steady_clock::now();
  if (!clients_.empty() || bots_at_work_ || in_flight_ || has_change()) return false;
  return deadline_ ? now - left_ > services_.options.deserted : now - touched_ > services_.options.idle;
}

void LiveTable::close() {
  closed_ = true;
  clock_.cancel();
}

}  // namespace roundtable
