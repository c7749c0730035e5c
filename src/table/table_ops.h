// What people may do at a table: a request becomes events, or is refused. Nothing is changed here.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <vector>

#include "table/refused.h"
#include "table/table.h"

namespace roundtable {

using Events = std::vector<boost::json::object>;
using Decided = std::expected<Events, Refused>;

/// What is true when something is asked, beside the table.
struct Moment {
  std::vector<int> here;  // people who are connected
  std::int64_t now;       // milliseconds since 1970
};

/// A request of a person at the table; `op` has been read already. No events: it is as it should be by now.
Decided decide(const Table& table, int person, std::string_view op, const boost::json::value& request,
               const Moment& moment);
bool is_table_op(std::string_view op);

/// A new table: game, config and the other choices come from the request, the language from its maker where it says
/// none.
Decided decide_creation(const boost::json::value& request, std::string_view language);
/// Somebody new comes to the table, with the hash of the token they were given.
Decided decide_joining(const Table& table, std::string_view name, const std::string& key);

}  // namespace roundtable
