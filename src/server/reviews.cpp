#include "server/reviews.h"

#include <algorithm>
#include <boost/asio/post.hpp>

#include "review/review.h"

namespace roundtable {
namespace {

constexpr std::size_t most_kept = 64;
constexpr std::size_t most_waiting = 16;

}  // namespace

Reviews::~Reviews() {
  ending_ = true;
  worker_.join();
}

std::optional<Reviews::State> Reviews::ask(const std::string& name, const std::string& record) {
  EntryPtr entry = find(name);
  if (!entry) {
    if (!makes_room()) return std::nullopt;
    entry = std::make_shared<Entry>();
    entry->name = name;
    entry->record = record;
    entries_.push_front(entry);
    boost::asio::post(worker_, [this, entry] { make(entry); });
  }
  const std::lock_guard lock(mutex_);
  return State{entry->progress, entry->ready, entry->failed};
}

Reviews::EntryPtr Reviews::find(const std::string& name) const {
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [&](const EntryPtr& entry) { return entry->name == name; });
  return found == entries_.end() ? nullptr : *found;
}

/// Whether one more may wait; the oldest that are done make room.
bool Reviews::makes_room() {
  const std::lock_guard lock(mutex_);
  const auto waits = [](const EntryPtr& entry) { return !entry->ready && !entry->failed; };
  if (static_cast<std::size_t>(std::count_if(entries_.begin(), entries_.end(), waits)) >= most_waiting) return false;
  while (entries_.size() >= most_kept) {
    const auto oldest = std::find_if_not(entries_.rbegin(), entries_.rend(), waits);
    if (oldest == entries_.rend()) return false;
    entries_.erase(std::next(oldest).base());
  }
  return true;
}

void Reviews::make(const EntryPtr& entry) {
  lab::ReviewPlan plan;
  plan.progress = [&](int done, int all) {
    entry->progress = static_cast<double>(done) / std::max(1, all);
    return !ending_;
  };
  if (ending_) return;
  const auto made = lab::review(boost::json::parse(entry->record), plan);
  if (!made) {
    entry->failed = true;
    return;
  }
  JsonWriter out;
  lab::write_json(*made, out);
  const std::lock_guard lock(mutex_);
  entry->record.clear();
  entry->ready = std::make_shared<const std::string>(out.text());
}

}  // namespace roundtable
