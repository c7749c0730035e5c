// Between the tables and the store: gathers what has changed, appends it, and releases the messages about it once it is
// durable. All messages leave in the order in which they were put in.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <deque>
#include <functional>

#include "server/delivery.h"
#include "server/metrics.h"
#include "store/store.h"

namespace roundtable {

class CommitQueue {
 public:
  /// Called for a table whose events were not stored: its memory must be reloaded.
  using OnLost = std::function<void(const TablePtr&)>;
  CommitQueue(boost::asio::io_context& loop, Store& store, Metrics& metrics, OnLost on_lost);

  /// The table has a change to be committed soon. While the store is busy changes gather, so that under load there are
  /// fewer and larger appends.
  void gather(const TablePtr& table);
  /// Commits the table's change now. Nothing may be shown of a table before this.
  void flush(const TablePtr& table);
  void flush_all();
  /// Sends this after everything that was put in before.
  void send(Delivery delivery);

  /// When the store last failed.
  std::chrono::steady_clock::time_point failed_at() const { return failed_at_; }

 private:
  struct Entry {
    Delivery delivery;
    bool ready;
  };
  void on_committed(const TablePtr& table, std::uint64_t place, std::optional<StoreError> error);
  void lose(const TablePtr& table, StoreError why);
  void release();

  boost::asio::io_context& loop_;
  Store& store_;
  Metrics& metrics_;
  OnLost on_lost_;
  std::vector<TablePtr> changed_;
  bool will_flush_ = false;
  int in_flight_ = 0;  // appends that the store is at work on
  std::deque<Entry> queue_;
  std::uint64_t first_ = 0;  // the place of the first entry in the queue
  std::chrono::steady_clock::time_point failed_at_{};
};

}  // namespace roundtable
