// A table in memory: its events, who is connected to it, its clock, and the decisions it waits for.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/bot_pool.h"
#include "server/commit_queue.h"
#include "server/options.h"
#include "table/decide.h"
#include "table/table_messages.h"

namespace roundtable {

/// What all tables share.
struct TableServices {
  boost::asio::io_context& loop;
  Metrics& metrics;
  const ServerOptions& options;
  CommitQueue& commits;
  BotPool& bots;
  JsonWriter text = {};   // the message being written
  JsonWriter reply = {};  // the answer to the request being served
};

/// What the store is given of a table, and what is sent when it has it.
struct Commit {
  Append append;
  Delivery delivery;
};

/// What has happened at a table since its last commit. However much that is, it is one append, and everybody hears of
/// it in one message.
struct Change {
  Commit commit;
  NoticeList notices;
  std::vector<Chat> chats;
  bool of_game = false;
  bool of_table = false;
  bool is_empty() const { return commit.append.events.empty(); }
};

/// A decision that a seat owes.
struct PendingDecision {
  std::uint32_t decision = 0;  // which of the seat's decisions it is
  std::uint32_t question = 0;  // unique at this table; a new phase gives a new number
  bool bot_at_work = false;
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  LiveTable(std::string code, TableServices& services);

  /// The table of these lines of the store; false where they are not the log of a table.
  bool load(const std::vector<std::string>& lines);
  const Table& table() const { return table_; }

  // Clients.
  /// The client leaves the table where it is, if any, and comes here.
  void attach(const ClientPtr& client, int person);
  void detach(const ClientPtr& client);
  /// Everything this client may know, from this step of the game on.
  void send_state(const ClientPtr& client, int since);
  void send_presence();

  // Changes.
  Decided decide(int person, const TableRequest& request) const;
  struct Reply {
    ClientPtr to;
    std::string id;
    std::string_view text;
  };
  /// Applies the events. The reply and what others hear of it leave once the store has them.
  void commit(const TableEvents& events, const Reply& reply = {});
  bool has_change() const { return !change_.is_empty(); }
  /// The change with a message for everybody whom it concerns; the store must be given it.
  Commit take_change();
  /// Drops a change that could not be stored; returns its messages.
  Delivery drop_change();
  void on_committed() { --in_flight_; }

  // The end of its life in memory.
  bool may_leave_memory() const;
  /// From now on its clock and bots do nothing.
  void close();
  void stop_clock() { clock_.cancel(); }
  bool is_closed() const { return closed_; }
  std::vector<ClientPtr> release_clients() { return std::exchange(clients_, {}); }
  void touch() { touched_ = std::chrono::steady_clock::now(); }

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Question {
    Seat seat;
    std::uint32_t number;
    int steps;  // of the game when it was asked
  };

  // live_table_changes.cpp
  void note(const TableEvent& event);
  void note_stage(Stage before);
  void dismiss();
  void write_messages(Delivery& delivery, const ClientPtr& client);
  // live_table_play.cpp
  void update_decisions();
  void run_clock(bool asked_anew);
  void time_up();
  void ask_bots();
  void ask_bot(Seat seat);
  void bot_decided(const Question& question, const ActionPtr& action);
  std::optional<PendingDecision>& pending(Seat seat) { return pending_[static_cast<std::size_t>(seat.index())]; }

  Presence find_presence() const;

  TableServices& services_;
  Table table_;
  std::vector<ClientPtr> clients_;
  Presence presence_;
  Change change_;
  int in_flight_ = 0;  // commits that the store has not answered
  bool closed_ = false;

  std::array<std::optional<PendingDecision>, max_seats> pending_;
  std::uint32_t questions_ = 0;
  std::string phase_;
  int bots_at_work_ = 0;
  boost::asio::steady_timer clock_;
  std::int64_t deadline_ = 0;  // milliseconds since 1970; 0: the clock does not run

  Time touched_ = std::chrono::steady_clock::now();
  Time left_ = touched_;  // by the last who was connected
};

}  // namespace roundtable
