// A simulated player: plays random legal moves, comes back when the connection breaks, and notices when something that
// the server acknowledged is lost.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "engine/rng.h"
#include "soak/wire.h"

namespace roundtable {

/// What the guests of one table share.
struct Party {
  std::string game;
  boost::json::value config;
  std::vector<std::string> bots;  // on the last seats
  int seats = 5;
  int games = 1;     // one after the other
  std::string code;  // once the host has made the table
  int seated = 0;    // guests who sit
  bool over = false;
  long actions = 0;  // acknowledged
};

/// What went wrong: empty is good.
struct Troubles {
  std::vector<std::string> list;
  void add(std::string what) { list.push_back(std::move(what)); }
};

class Guest {
 public:
  Guest(boost::asio::io_context& loop, unsigned short port, Party& party, int seat, std::uint64_t seed,
        Troubles& troubles);

  /// Plays until the party's games are over.
  boost::asio::awaitable<void> play();
  const std::string& token() const { return token_; }
  /// Every message received, for those who want to look for what should not be there.
  std::function<void(const std::string&)> overheard;
  using Moment = std::chrono::steady_clock::time_point;
  /// Told of each act that was answered, by the number of its game message and when it was sent, and of each game
  /// message that comes.
  std::function<void(int number, int seq, Moment sent)> acted;
  std::function<void(int number, int seq)> heard;
  std::chrono::milliseconds pause{0};  // before each act, in the mean
  bool in_haste = false;               // reads no more of a game than it needs to act
  double breaks = 0;                   // the chance that the connection is cut after an act is sent

 private:
  boost::asio::awaitable<bool> come();
  boost::asio::awaitable<void> read();
  boost::asio::awaitable<bool> take(const boost::json::object& message);
  bool may_act() const;
  boost::asio::awaitable<bool> decide();
  boost::asio::awaitable<void> act_later();
  boost::asio::awaitable<bool> act();
  boost::asio::awaitable<bool> settle(const boost::json::object& table);
  boost::asio::awaitable<bool> say(boost::json::object message);
  boost::asio::awaitable<void> rest(std::chrono::milliseconds time);
  void turn_to_game(int number);
  void check_progress(const boost::json::object& message);

  boost::asio::io_context& loop_;
  unsigned short port_;
  Party& party_;
  int seat_;
  Rng rng_;
  Troubles& troubles_;
  std::unique_ptr<Wire> wire_;
  std::string token_;
  int number_ = 1;                              // of the game at the table
  int seq_ = -1;                                // of the last game message
  int kept_ = 0;                                // the highest step that was acknowledged
  std::optional<boost::json::object> pending_;  // an act not yet answered
  std::optional<boost::json::value> choice_;    // from what the last game message allows
  long acts_ = 0;
  bool thinking_ = false;  // pauses before an act
  Moment sent_;            // the pending act
  bool done_ = false;
};

}  // namespace roundtable
