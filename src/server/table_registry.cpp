#include "server/table_registry.h"

namespace roundtable {
namespace {

constexpr std::chrono::seconds between_sweeps(30);

/// Whoever is not at the table as it is stored has been refused already.
void come_back(const ClientPtr& client, const std::expected<TablePtr, Refusal>& table) {
  const int person = std::exchange(client->person, 0);
  client->table = nullptr;
  if (!table && table.error().code != "no_table") client->close();
  if (!table || (person && !(*table)->table().person(person))) return;
  (*table)->attach(client, person);
  (*table)->send_state(client, 0);
}

}  // namespace

TableRegistry::TableRegistry(TableServices& services, Store& store)
    : services_(services), store_(store), sweeper_(services.loop) {
  sweep();
}

TableRegistry::~TableRegistry() {
  for (const auto& [code, table] : tables_)
    for (const auto& client : table->release_clients()) client->table = nullptr;
}

std::expected<TablePtr, Refusal> TableRegistry::find(std::string_view code) {
  if (!is_table_code(code)) return refuse("no_table");
  const auto found = tables_.find(std::string(code));
  if (found != tables_.end()) {
    found->second->touch();
    return found->second;
  }
  if (is_full()) return refuse("too_many");
  const auto lines = store_.events(code);
  if (!lines) return refuse("not_kept");
  if (lines->empty()) return refuse("no_table");
  const auto table = std::make_shared<LiveTable>(std::string(code), services_);
  if (!table->load(*lines)) return refuse("not_kept");
  add(table);
  return table;
}

/// A code drawn by chance may be another table's, in memory or in the store.
std::expected<std::string, Refusal> TableRegistry::free_code() {
  for (;;) {
    std::string code = services_.options.draw_code();
    const auto taken = find(code);
    if (!taken && taken.error().code == "no_table") return code;
    if (!taken) return std::unexpected(taken.error());
  }
}

std::expected<TablePtr, Refusal> TableRegistry::create() {
  const auto code = free_code();
  if (!code) return std::unexpected(code.error());
  const auto table = std::make_shared<LiveTable>(*code, services_);
  add(table);
  ++services_.metrics.tables_created_total;
  return table;
}

void TableRegistry::add(const TablePtr& table) {
  tables_[table->table().code()] = table;
  services_.metrics.tables = static_cast<std::int64_t>(tables_.size());
}

void TableRegistry::resume() {
  const auto codes = store_.tables_in(name_of(Stage::Playing));
  if (!codes) return;
  for (const std::string& code : *codes) (void)find(code);
}

void TableRegistry::reload(const TablePtr& table) {
  table->close();
  const auto found = tables_.find(table->table().code());
  if (found != tables_.end() && found->second == table) tables_.erase(found);
  const auto clients = table->release_clients();
  const auto again = find(table->table().code());
  for (const auto& client : clients) come_back(client, again);
}

void TableRegistry::sweep() {
  std::erase_if(tables_, [&](const auto& entry) {
    if (!entry.second->may_leave_memory()) return false;
    entry.second->close();  // its clock may be about to strike
    return true;
  });
  services_.metrics.tables = static_cast<std::int64_t>(tables_.size());
  sweeper_.expires_after(std::min(between_sweeps, services_.options.idle + std::chrono::seconds(1)));
  sweeper_.async_wait([this](const boost::system::error_code& error) {
    if (!error) sweep();
  });
}

void TableRegistry::stop() {
  sweeper_.cancel();
  for (const auto& [code, table] : tables_) table->stop_clock();
}

}  // namespace roundtable
