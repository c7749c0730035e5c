// What a request at a table leads to: events, or a refusal. Nothing is changed here, and nothing but the arguments
// counts.
#pragma once

#include <span>

#include "table/events.h"
#include "table/requests.h"
#include "table/table.h"
#include "table/tokens.h"

namespace roundtable {

using Decided = std::expected<TableEvents, Refusal>;

/// What is true when something is asked, beside the table.
struct Now {
  std::span<const int> here = {};  // people who are connected
  std::int64_t time = 0;           // milliseconds since 1970
  std::string (*draw_secret)() = fresh_secret;
};

/// A request of a person at the table. No events: nothing needs to change.
Decided decide(const Table& table, int person, const TableRequest& request, const Now& now);

/// A new table with its maker on the first seat. The language is the maker's where the request says none; `key` is the
/// hash of the token they were given.
Decided decide_creation(const request::Create& request, std::string_view language, const std::string& key,
                        const Now& now);
/// Somebody new comes to the table, with the hash of the token they were given.
Decided decide_joining(const Table& table, std::string_view name, const std::string& key);
/// The person whose link this is gets another key, for another device.
Decided decide_redeeming(const Table& table, std::string_view link, const std::string& key, const Now& now);

}  // namespace roundtable
