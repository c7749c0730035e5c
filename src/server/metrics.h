// Counters for the operator, as Prometheus text. They hold numbers, never what anybody said or holds.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace roundtable {

struct Metrics {
  std::atomic<std::int64_t> connections{0};  // open now
  std::atomic<std::int64_t> connections_total{0};
  std::atomic<std::int64_t> tables{0};  // in memory
  std::atomic<std::int64_t> tables_created_total{0};
  std::atomic<std::int64_t> games_started_total{0};
  std::atomic<std::int64_t> games_finished_total{0};
  std::atomic<std::int64_t> actions_total{0};
  std::atomic<std::int64_t> messages_in_total{0};
  std::atomic<std::int64_t> messages_out_total{0};
  std::atomic<std::int64_t> refusals_total{0};
  std::atomic<std::int64_t> store_failures_total{0};
  std::atomic<std::int64_t> slow_readers_total{0};
  std::atomic<std::int64_t> limited_total{0};  // turned away by a limit

  std::string text() const;
};

}  // namespace roundtable
