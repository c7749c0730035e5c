// Five clients of one table at a relay, who act in the rhythm of Avalon: one proposes, five vote, two go on a quest.
#pragma once

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "engine/rng.h"
#include "soak/skim.h"
#include "soak/wire.h"
#include "stopwatch.h"

namespace roundtable {

class RelayTable {
 public:
  RelayTable(boost::asio::io_context& loop, unsigned short port, int number, const std::string& game,
             std::chrono::milliseconds pause)
      : loop_(loop), port_(port), number_(number), game_(game), pause_(pause) {}

  void begin() {
    for (int seat = 0; seat < 5; ++seat) boost::asio::co_spawn(loop_, play(seat), boost::asio::detached);
  }
  /// Forgets the times so far; how many acts there were.
  long restart() {
    watch_ = Stopwatch();
    return acts();
  }
  long acts() const { return heard_[0]; }
  void collect(std::vector<double>& milliseconds) const { watch_.collect(milliseconds); }

 private:
  static constexpr std::array<int, 3> actors_in_turn{1, 5, 2};

  boost::asio::awaitable<void> play(int seat) {
    Wire wire(loop_, port_);
    while (!co_await wire.connect()) co_await rest(std::chrono::milliseconds(50));
    boost::json::object hello{{"table", number_}, {"seat", seat}};
    if (seat == 0) hello["game"] = game_;
    co_await wire.send(boost::json::serialize(hello));
    for (;;) {
      const auto text = co_await wire.receive();
      if (!text) co_return;
      boost::json::monotonic_resource memory(3 * text->size());
      const boost::json::value message = skim(*text, &memory);
      if (message.at("type") == "ok") continue;
      if (message.at("type") != "all_here") watch_.heard(seat, 1, ++heard_[static_cast<std::size_t>(seat)]);
      if (acts_now(seat)) boost::asio::co_spawn(loop_, act(wire), boost::asio::detached);
    }
  }

  boost::asio::awaitable<void> act(Wire& wire) {
    if (pause_.count())
      co_await rest(std::chrono::milliseconds(below(rng_, static_cast<std::uint32_t>(2 * pause_.count() + 1))));
    watch_.acted(1, ++sent_, std::chrono::steady_clock::now());
    const boost::json::object vote{{"type", "vote"}, {"approve", true}};
    co_await wire.send(boost::json::serialize(
        boost::json::object{{"op", "act"}, {"id", "1." + std::to_string(sent_)}, {"number", 1}, {"action", vote}}));
  }

  /// Whether the acts heard so far end a round, and this seat is one of those who act in the next.
  bool acts_now(int seat) {
    int heard = heard_[static_cast<std::size_t>(seat)] % 8;
    std::size_t round = 0;
    while (round < actors_in_turn.size() && heard >= actors_in_turn[round]) heard -= actors_in_turn[round++];
    return heard == 0 && seat < actors_in_turn[round];
  }

  boost::asio::awaitable<void> rest(std::chrono::milliseconds time) {
    boost::asio::steady_timer timer(loop_, time);
    boost::system::error_code ignored;
    co_await timer.async_wait(boost::asio::redirect_error(boost::asio::use_awaitable, ignored));
  }

  boost::asio::io_context& loop_;
  unsigned short port_;
  int number_;
  std::string game_;
  std::chrono::milliseconds pause_;
  Stopwatch watch_;
  Rng rng_{static_cast<std::uint64_t>(number_)};
  int sent_ = 0;
  std::array<int, 5> heard_{};
};

}  // namespace roundtable
