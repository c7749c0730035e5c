// The hall: all tables, who is connected to them, and the order of things. Runs on one thread, the event loop's; the
// store and the bots work on their own and report back here. Knows no socket.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <deque>
#include <functional>
#include <unordered_map>

#include "server/client.h"
#include "server/metrics.h"
#include "server/outbox.h"
#include "store/store.h"
#include "table/table_messages.h"
#include "table/table_ops.h"
#include "table/tokens.h"

namespace roundtable {

struct HallOptions {
  std::size_t most_tables = 100'000;         // in memory
  std::chrono::milliseconds bot_delay{900};  // the least; as much again is added at random
  std::chrono::milliseconds bot_budget{200};
  int bot_threads = 1;
  std::chrono::seconds idle{600};                        // after which a table nobody is connected to leaves memory
  std::chrono::seconds deserted{1200};                   // after which a table's clock no longer runs for nobody
  std::chrono::milliseconds link_lives{10 * 60 * 1000};  // a personal link to another device
  std::function<std::string()> draw_code = fresh_table_code;
};

/// What has happened at a table since the store was last given something of it. However much that is, it is one append,
/// and everybody hears of it in one message.
struct Change {
  Append append;
  NoticeList notices;
  std::vector<Chat> chats;
  bool of_game = false;
  bool of_table = false;
  Outgoing outgoing;
  bool is_empty() const { return append.events.empty(); }
};

/// A table in memory, with who is connected to it and what runs for it.
struct LiveTable {
  LiveTable(std::string code, boost::asio::io_context& loop) : table(std::move(code)), clock(loop) {}
  Table table;
  std::vector<std::shared_ptr<Client>> clients;
  boost::asio::steady_timer clock;
  std::int64_t deadline = 0;
  std::array<std::uint32_t, max_seats> asked{};      // which of its decisions each seat was asked for last
  std::array<std::uint32_t, max_seats> question{};   // the number of that question; a new phase asks anew
  std::array<std::uint32_t, max_seats> answering{};  // the one a bot is at work on
  std::uint32_t questions = 0;
  SeatSet was_waiting;
  std::string phase;
  int thinking = 0;  // bots at work
  Change change;
  int unkept = 0;     // appends the store has not settled
  bool lost = false;  // the store refused its events: it is read anew
  std::chrono::steady_clock::time_point touched = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point left = touched;  // by the last who was connected
};

class Hall {
 public:
  Hall(boost::asio::io_context& loop, Store& store, Metrics& metrics, HallOptions options);
  ~Hall();

  void receive(const std::shared_ptr<Client>& client, std::string_view text);
  void gone(const std::shared_ptr<Client>& client);
  /// Takes up the games that were running when the server stopped.
  void resume();
  /// Whether this token belongs to a person at the table.
  bool is_at_table(std::string_view code, std::string_view token);
  /// What is told of a table to one who has its code and has not come yet; nothing where there is none.
  std::string door(std::string_view code);
  void stop();

 private:
  using TablePtr = std::shared_ptr<LiveTable>;
  using ClientPtr = std::shared_ptr<Client>;
  using Answer = std::optional<Refused>;
  struct Request {
    const ClientPtr& client;
    std::string id;
    const boost::json::value& json;
  };

  Answer serve(const Request& request, std::string_view op);
  Answer hello(const Request& request);
  Answer create(const Request& request);
  Answer join(const Request& request);
  Answer enter(const Request& request);
  Answer redeem(const Request& request);
  Answer watch(const Request& request);
  Answer device_link(const Request& request);
  Answer suggest(const Request& request);
  Answer at_table(const Request& request, std::string_view op);

  std::expected<TablePtr, Refused> find_table(std::string_view code);
  std::expected<std::string, Refused> free_code();
  void show(const Request& request, const TablePtr& table, int person, int since);
  void attach(const ClientPtr& client, const TablePtr& table, int person);
  void detach(const ClientPtr& client);
  Presence presence_of(const LiveTable& table) const;
  void tell_presence(const TablePtr& table);

  struct Reply {
    ClientPtr to;
    std::string id;
    std::string_view text;
  };
  /// Applies the events, and sends the reply and what follows for others once the store has kept them.
  Answer commit(const TablePtr& table, const Events& events, const Reply& reply = {});
  void gather(const boost::json::object& event, const Table& table, Change& change);
  void gather(Stage before, const Table& table, Change& change);
  /// Sends those away who are no longer of the table.
  void dismiss(const TablePtr& table);
  /// Gives the store what has changed. While it is busy changes gather, so that under load there are fewer and larger
  /// ones; but nothing is shown of a table before what has changed there is handed over.
  void hand_over(const TablePtr& table);
  void hand_over_all();
  void kept(const TablePtr& table, std::uint64_t place, std::optional<StoreError> error);
  void lose(const TablePtr& table, StoreError why);
  void come_back(const ClientPtr& client, const std::expected<TablePtr, Refused>& table);
  void after_change(const TablePtr& table);
  void ask_bots(const TablePtr& table, SeatSet waiting);
  void ask_bot(const TablePtr& table, Seat seat);
  struct Question {
    Seat seat;
    std::uint32_t number;
    int steps;  // of the game when it was asked
  };
  void bot_decided(const TablePtr& table, const Question& question, const std::string& action);
  void run_clock(const TablePtr& table, SeatSet newly);
  void time_up(const TablePtr& table);
  bool may_leave_memory(const LiveTable& table) const;
  void sweep();

  void send_state(const ClientPtr& client, const TablePtr& table, int since);
  void tell_everybody(const TablePtr& table, Change& change);

  boost::asio::io_context& loop_;
  Store& store_;
  Metrics& metrics_;
  HallOptions options_;
  std::unordered_map<std::string, TablePtr> tables_;
  std::vector<TablePtr> changed_;  // wait to be handed over
  bool will_hand_over_ = false;
  int keeping_ = 0;  // appends the store is at work on
  Outbox outbox_;
  JsonWriter text_;  // the message being written
  boost::asio::thread_pool thinkers_;
  boost::asio::steady_timer sweeper_;
  std::chrono::steady_clock::time_point lost_at_{};  // when the store last failed
};

}  // namespace roundtable
