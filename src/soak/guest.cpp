#include "soak/guest.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "soak/skim.h"

namespace roundtable {
namespace asio = boost::asio;
namespace json = boost::json;
using asio::awaitable;
using asio::use_awaitable;

Guest::Guest(asio::io_context& loop, unsigned short port, Party& party, int seat, std::uint64_t seed,
             Troubles& troubles)
    : loop_(loop), port_(port), party_(party), seat_(seat), rng_(seed), troubles_(troubles) {}

awaitable<void> Guest::rest(std::chrono::milliseconds time) {
  asio::steady_timer timer(loop_, time);
  boost::system::error_code ignored;
  co_await timer.async_wait(asio::redirect_error(use_awaitable, ignored));
}

awaitable<bool> Guest::say(json::object message) { co_return co_await wire_->send(json::serialize(message)); }

awaitable<void> Guest::play() {
  while (!done_) {
    if (seat_ != 0 && party_.code.empty()) {
      co_await rest(std::chrono::milliseconds(20));
      continue;
    }
    wire_ = std::make_unique<Wire>(loop_, port_);
    if (co_await wire_->connect() && co_await come()) co_await read();
    if (!done_) co_await rest(std::chrono::milliseconds(20));
  }
}

/// Says hello and comes to the table: as its maker, as a newcomer, or back again.
awaitable<bool> Guest::come() {
  if (!co_await say({{"op", "hello"}, {"protocol", 1}, {"language", "en"}})) co_return false;
  const std::string name = "Guest " + std::string(1, static_cast<char>('A' + seat_));
  if (!token_.empty())
    co_return co_await say({{"op", "enter"}, {"table", party_.code}, {"token", token_}, {"since", std::max(seq_, 0)}});
  if (seat_ == 0)
    co_return co_await say(
        {{"op", "create"}, {"game", party_.game}, {"config", party_.config}, {"name", name}, {"open", true}});
  co_return co_await say({{"op", "join"}, {"table", party_.code}, {"name", name}});
}

awaitable<void> Guest::read() {
  while (!done_) {
    const auto text = co_await wire_->receive();
    if (!text) co_return;
    if (overheard) overheard(*text);
    // Thousands of guests share a processor: one piece of memory for a whole message, let go at once.
    json::monotonic_resource memory(3 * text->size());
    const json::value message = in_haste ? skim(*text, &memory) : json::parse(*text, &memory);
    if (!co_await take(message.as_object())) co_return;
  }
}

/// False: the connection is of no more use.
awaitable<bool> Guest::take(const json::object& message) {
  const auto& type = message.at("type").as_string();
  if (type == "entered") {
    if (const auto* token = message.if_contains("token")) token_ = token->as_string();
    party_.code = message.at("table").as_string();
    if (pending_) co_return co_await say(*pending_);  // perhaps it never arrived
  } else if (type == "table") {
    co_return co_await settle(message);
  } else if (type == "game") {
    check_progress(message);
    choice_.reset();
    if (const auto* legal = message.at("legal").if_array(); legal && !legal->empty())
      choice_ = json::value((*legal)[below(rng_, static_cast<std::uint32_t>(legal->size()))], json::storage_ptr());
    co_return co_await decide();
  } else if (type == "ok" && pending_ && message.if_contains("id") && message.at("id") == pending_->at("id")) {
    pending_.reset();
    ++party_.actions;
    if (const auto* seq = message.if_contains("seq")) {
      kept_ = std::max(kept_, static_cast<int>(seq->as_int64()));
      if (acted) acted(number_, kept_, sent_);
      co_return true;
    }
    co_return co_await decide();  // it had been carried out before: what came since waits for an answer
  } else if (type == "error") {
    const auto& code = message.at("code").as_string();
    const bool about_act = pending_ && message.if_contains("id") && message.at("id") == pending_->at("id");
    if (about_act) pending_.reset();
    // A table made in the moment of a crash may never have been stored: then it is created again.
    if (code == "no_table" || code == "bad_token") troubles_.add("lost: " + json::serialize(message));
    if (code == "illegal_action" || code == "bad_json") troubles_.add(json::serialize(message));
    if (code == "name_taken") co_return false;
  }
  co_return true;
}

/// Another game may have begun while this guest was away.
void Guest::turn_to_game(int number) {
  if (number == number_) return;
  number_ = number;
  seq_ = -1;
  kept_ = 0;
  pending_.reset();
}

/// In the lobby: sits down, contributes; the host seats bots and starts when all are there.
awaitable<bool> Guest::settle(const json::object& table) {
  const auto& state = table.at("state").as_string();
  turn_to_game(static_cast<int>(table.at("number").as_int64()));
  if (state == "finished") {
    if (number_ >= party_.games) {
      done_ = party_.over = true;
      co_return true;
    }
    co_return seat_ != 0 || co_await say({{"op", "again"}, {"id", "again"}});
  }
  if (state != "lobby") co_return true;
  const auto& seats = table.at("seats").as_array();
  const int people = party_.seats - static_cast<int>(party_.bots.size());
  const auto& mine = seats[static_cast<std::size_t>(seat_)];
  if (mine.is_null()) {
    if (!co_await say({{"op", "sit"}, {"seat", seat_}})) co_return false;
    std::string entropy(32, '0');
    for (char& digit : entropy) digit = "0123456789abcdef"[below(rng_, 16)];
    co_return co_await say({{"op", "contribute"}, {"entropy", entropy}});
  }
  if (seat_ != 0) co_return true;
  int ready = 0;
  for (const auto& seat : seats) ready += seat.is_null() ? 0 : 1;
  for (std::size_t i = 0; i < party_.bots.size(); ++i) {
    const auto at = static_cast<std::size_t>(people) + i;
    if (seats[at].is_null() && !co_await say({{"op", "seat_bot"}, {"seat", at}, {"bot", party_.bots[i]}}))
      co_return false;
  }
  if (ready == party_.seats) co_return co_await say({{"op", "start"}, {"id", "start"}});
  co_return true;
}

/// What was acknowledged once must still be there.
void Guest::check_progress(const json::object& message) {
  const int number = static_cast<int>(message.at("number").as_int64());
  const int seq = static_cast<int>(message.at("seq").as_int64());
  turn_to_game(number);
  if (seq < kept_)
    troubles_.add("table " + party_.code + " fell back from step " + std::to_string(kept_) + " to " +
                  std::to_string(seq));
  seq_ = seq;
  kept_ = std::max(kept_, seq);
  if (heard) heard(number, seq);
}

bool Guest::may_act() const { return !pending_ && choice_; }

/// Goes on listening while it pauses, as people do.
awaitable<bool> Guest::decide() {
  if (thinking_ || !may_act()) co_return true;
  if (!pause.count()) co_return co_await act();
  thinking_ = true;
  asio::co_spawn(loop_, act_later(), asio::detached);
  co_return true;
}

/// Nobody takes the same time twice: tables do not fall into step.
awaitable<void> Guest::act_later() {
  co_await rest(std::chrono::milliseconds(below(rng_, static_cast<std::uint32_t>(2 * pause.count() + 1))));
  thinking_ = false;
  co_await act();
}

/// Something the last game message allows; false where the connection is of no more use.
awaitable<bool> Guest::act() {
  if (!may_act()) co_return true;
  pending_ = json::object{{"op", "act"},
                          {"id", std::to_string(number_) + "." + std::to_string(acts_++)},
                          {"number", number_},
                          {"action", *choice_}};
  sent_ = std::chrono::steady_clock::now();
  const bool sent = co_await say(*pending_);
  if (sent && breaks > 0 && below(rng_, 1000) < breaks * 1000) wire_->cut();
  co_return sent;
}

}  // namespace roundtable
