#include "server/commit_queue.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/live_table.h"
#include "server/log.h"

namespace roundtable {
namespace asio = boost::asio;
namespace {

constexpr std::chrono::minutes between_log_lines(1);  // a full disk fails everything at once

std::string_view name_of(StoreError error) {
  switch (error) {
    case StoreError::Full:
      return "full";
    case StoreError::Failed:
      return "failed";
    case StoreError::WrongSequence:
      return "sequence";
  }
  return "";
}

void refuse_requests(const Delivery& delivery) {
  for (const auto& client : delivery.dismissed) client->close();  // the client reconnects with its token
  for (const auto& request : delivery.requests) {
    JsonWriter out;
    write_error(request.id, Refusal("not_kept"), request.by->language, out);
    request.by->send(shared_text(out.text()));
  }
}

}  // namespace

CommitQueue::CommitQueue(asio::io_context& loop, Store& store, Metrics& metrics, OnLost on_lost)
    : loop_(loop), store_(store), metrics_(metrics), on_lost_(std::move(on_lost)) {}

void CommitQueue::gather(const TablePtr& table) {
  changed_.push_back(table);
  if (in_flight_ > 0 || std::exchange(will_flush_, true)) return;
  asio::post(loop_, [this] {
    will_flush_ = false;
    if (in_flight_ == 0) flush_all();
  });
}

void CommitQueue::flush_all() {
  for (const TablePtr& table : std::exchange(changed_, {})) flush(table);
}

void CommitQueue::flush(const TablePtr& table) {
  if (!table->has_change()) return;
  Commit commit = table->take_change();
  queue_.push_back({std::move(commit.delivery), false});
  const std::uint64_t place = first_ + queue_.size() - 1;
  ++in_flight_;
  // The store outlives this queue, and the loop both: what is reported last is never run.
  store_.append(std::move(commit.append), [this, &loop = loop_, table, place](std::optional<StoreError> error) {
    asio::post(loop, [this, table, place, error] { on_committed(table, place, error); });
  });
}

void CommitQueue::send(Delivery delivery) {
  queue_.push_back({std::move(delivery), true});
  release();
}

void CommitQueue::on_committed(const TablePtr& table, std::uint64_t place, std::optional<StoreError> error) {
  table->on_committed();
  --in_flight_;
  if (error) lose(table, *error);
  queue_[place - first_].ready = true;
  release();
  if (in_flight_ == 0) flush_all();
}

/// Memory is ahead of the store: everybody who asked for something since is refused, and the table is read again.
void CommitQueue::lose(const TablePtr& table, StoreError why) {
  ++metrics_.store_failures_total;
  const auto now = std::chrono::steady_clock::now();
  if (now - std::exchange(failed_at_, now) > between_log_lines) Log().note("not_kept", {{"why", name_of(why)}});
  for (Entry& entry : queue_)
    if (entry.delivery.about == table) refuse_requests(std::exchange(entry.delivery, {}));
  release();
  refuse_requests(table->drop_change());
  if (!table->is_closed()) on_lost_(table);
}

void CommitQueue::release() {
  while (!queue_.empty() && queue_.front().ready) {
    const Delivery delivery = std::move(queue_.front().delivery);
    queue_.pop_front();
    ++first_;
    for (const auto& [client, text] : delivery.messages) client->send(text);
  }
}

}  // namespace roundtable
