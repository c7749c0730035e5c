// A folder for a store that goes with the test, and short ways to work with a store in it.
#pragma once

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>
#include <string>

#include "store/sqlite/store.h"
#include "tests/scratch_folder.h"

namespace roundtable::test {

class Scratch : public ScratchFolder {
 public:
  std::filesystem::path data() const { return path() / "data"; }
  std::filesystem::path data_file() const { return data() / "roundtable.db"; }
};

inline std::unique_ptr<Store> opened(const std::filesystem::path& folder) {
  auto store = open_sqlite_store(folder);
  REQUIRE_MESSAGE(store.has_value(), store.error().key);
  return std::move(*store);
}

/// The key of the message that opening ends with, or nothing.
inline std::string refusal_to_open(const std::filesystem::path& folder) {
  const auto store = open_sqlite_store(folder);
  return store ? "" : store.error().key;
}

inline std::string event(const std::string& table, std::uint64_t number, std::size_t padding = 0) {
  return R"({"table":")" + table + R"(","number":)" + std::to_string(number) + R"(,"more":")" +
         std::string(padding, 'x') + "\"}";
}

inline Append one_event(const std::string& table, std::uint64_t number, std::size_t padding = 0) {
  return {.table = table, .first = number, .events = {event(table, number, padding)}, .summary = {}, .finished = {}};
}

/// Appends and waits for the outcome.
inline std::optional<StoreError> keep(Store& store, Append what) {
  std::promise<std::optional<StoreError>> outcome;
  auto future = outcome.get_future();
  store.append(std::move(what), [&](std::optional<StoreError> failure) { outcome.set_value(failure); });
  return future.get();
}

inline void keep_events(Store& store, const std::string& table, std::uint64_t count) {
  for (std::uint64_t number = 1; number <= count; ++number)
    REQUIRE(keep(store, one_event(table, number)) == std::nullopt);
}

/// Exactly the events 1 to `count`, in order.
inline bool has_events(Store& store, const std::string& table, std::uint64_t count, std::size_t padding = 0) {
  const auto events = store.events(table);
  if (!events || events->size() != count) return false;
  for (std::uint64_t number = 1; number <= count; ++number)
    if ((*events)[number - 1] != event(table, number, padding)) return false;
  return true;
}

inline std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

inline void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

}  // namespace roundtable::test
