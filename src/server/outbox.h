// What waits to be sent until the store has kept the events it speaks of, in order.
#pragma once

#include <deque>
#include <functional>
#include <vector>

#include "server/client.h"

namespace roundtable {

struct Outgoing {
  struct Letter {
    std::shared_ptr<Client> to;
    Text text;
  };
  struct Request {
    std::shared_ptr<Client> by;
    std::string id;
  };
  std::shared_ptr<LiveTable> about;
  std::vector<Letter> letters = {};
  std::vector<Request> requests = {};                   // who is told if it could not be kept
  std::vector<std::shared_ptr<Client>> dismissed = {};  // sent away by it

  void add(const std::shared_ptr<Client>& client, std::string_view text) {
    letters.push_back({client, std::make_shared<const std::string>(text)});
  }
};

class Outbox {
 public:
  /// Waits for the store; the result is the place to be given to `kept`.
  std::uint64_t wait(Outgoing outgoing) {
    queue_.push_back({std::move(outgoing), false});
    return first_ + queue_.size() - 1;
  }
  /// Waits for nothing but what was put in before.
  void send(Outgoing outgoing) {
    queue_.push_back({std::move(outgoing), true});
    flush();
  }
  void kept(std::uint64_t place) {
    queue_[place - first_].ready = true;
    flush();
  }
  /// Gives each waiting piece about this table to `failed` instead of sending it; those not yet settled by the store
  /// stay in the queue, empty.
  template <class Failed>
  void drop(const std::shared_ptr<LiveTable>& table, Failed failed) {
    for (Entry& entry : queue_) {
      if (entry.outgoing.about != table) continue;
      failed(entry.outgoing);
      entry.outgoing = {};
    }
    flush();
  }

 private:
  struct Entry {
    Outgoing outgoing;
    bool ready;
  };
  void flush() {
    while (!queue_.empty() && queue_.front().ready) {
      const Outgoing outgoing = std::move(queue_.front().outgoing);
      queue_.pop_front();
      ++first_;
      for (const auto& [client, text] : outgoing.letters) client->send(text);
    }
  }
  std::deque<Entry> queue_;
  std::uint64_t first_ = 0;
};

}  // namespace roundtable
