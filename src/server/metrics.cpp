#include "server/metrics.h"

#include <fmt/format.h>

namespace roundtable {

std::string Metrics::text() const {
  struct Line {
    const char* name;
    const char* kind;
    const std::atomic<std::int64_t>& value;
  };
  const Line lines[] = {{"connections", "gauge", connections},
                        {"connections_total", "counter", connections_total},
                        {"tables", "gauge", tables},
                        {"tables_created_total", "counter", tables_created_total},
                        {"games_started_total", "counter", games_started_total},
                        {"games_finished_total", "counter", games_finished_total},
                        {"actions_total", "counter", actions_total},
                        {"messages_in_total", "counter", messages_in_total},
                        {"messages_out_total", "counter", messages_out_total},
                        {"refusals_total", "counter", refusals_total},
                        {"store_failures_total", "counter", store_failures_total},
                        {"slow_readers_total", "counter", slow_readers_total},
                        {"limited_total", "counter", limited_total}};
  std::string out;
  for (const auto& [name, kind, value] : lines)
    out += fmt::format("# TYPE roundtable_{0} {1}\nroundtable_{0} {2}\n", name, kind, value.load());
  return out;
}

}  // namespace roundtable
