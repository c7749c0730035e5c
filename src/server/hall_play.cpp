// What goes on at a table by itself: bots think, clocks run.
#include <boost/asio/post.hpp>

#include "codec/object_reader.h"
#include "server/hall.h"
#include "server/now.h"
#include "server/tokens.h"

namespace roundtable {
namespace json = boost::json;
namespace asio = boost::asio;

void Hall::after_change(const TablePtr& live) {
  const Match* match = live->table.match();
  const bool plays = match && live->table.stage() == Stage::Playing;
  const SeatSet waiting = plays ? match->waiting() : SeatSet();
  // A seat that has just decided and is asked again is asked anew.
  SeatSet newly;
  for (const Seat seat : waiting) {
    auto& asked = live->asked[static_cast<std::size_t>(seat.index())];
    if (live->was_waiting.contains(seat) && asked == live->table.decisions(seat)) continue;
    asked = live->table.decisions(seat);
    newly.insert(seat);
  }
  live->was_waiting = waiting;
  run_clock(live, newly);
  ask_bots(live, waiting);
}

void Hall::ask_bots(const TablePtr& live, SeatSet waiting) {
  for (const Seat seat : waiting) {
    const Chair& chair = live->table.chairs()[static_cast<std::size_t>(seat.index())];
    const std::uint32_t asked = live->asked[static_cast<std::size_t>(seat.index())];
    auto& answering = live->answering[static_cast<std::size_t>(seat.index())];
    if (!chair.played_by_bot()) answering = 0;
    if (!chair.played_by_bot() || answering == asked) continue;
    answering = asked;
    ++live->thinking;
    // How long it takes to answer depends on nothing that is hidden: the thinking is over before the delay is.
    const auto least = options_.bot_delay.count();
    const auto delay = std::chrono::milliseconds(
        least + static_cast<long>(least > 0 ? fresh_number() % static_cast<std::uint64_t>(least) : 0));
    const auto due = std::chrono::steady_clock::now() + delay;
    std::shared_ptr<Thinker> thinker = live->table.match()->thinker(seat, chair.bot);
    asio::post(thinkers_, [this, live, seat, asked, thinker, due, seed = fresh_number(), budget = options_.bot_budget] {
      Rng rng(seed);
      std::string action = thinker->think(rng, Budget{budget});
      asio::post(loop_, [this, live, seat, asked, due, action = std::move(action)] {
        const auto timer = std::make_shared<asio::steady_timer>(loop_, due);
        timer->async_wait([this, live, seat, asked, action, timer](const boost::system::error_code&) {
          --live->thinking;
          bot_decided(live, seat, asked, action);
        });
      });
    });
  }
}

void Hall::bot_decided(const TablePtr& live, Seat seat, std::uint32_t asked, const std::string& action) {
  if (live->lost || live->table.stage() != Stage::Playing) return;
  const Chair& chair = live->table.chairs()[static_cast<std::size_t>(seat.index())];
  const bool stands = live->table.match()->waiting().contains(seat) && live->table.decisions(seat) == asked;
  if (!stands || !chair.played_by_bot()) return;
  commit(live, {{{"e", "acted"}, {"seat", seat.index()}, {"action", json::parse(action)}}}, {live, {}, nullptr, ""});
}

void Hall::run_clock(const TablePtr& live, SeatSet newly) {
  const auto& clock = live->table.choices().clock;
  const Match* match = live->table.match();
  if (!clock || !match || live->was_waiting.empty()) {
    live->deadline = 0;
    live->clock.cancel();
    return;
  }
  const bool same = live->deadline && newly.empty();
  if (same) return;
  const int seconds = clock->of(match->phase());
  live->deadline = seconds ? now_ms() + 1000 * seconds : 0;
  live->clock.cancel();
  if (!seconds) return;
  live->clock.expires_after(std::chrono::seconds(seconds));
  live->clock.async_wait([this, live](const boost::system::error_code& error) {
    if (!error) time_up(live);
  });
}

/// Everybody who still owes a decision takes the safe default; those it brings into play have their own time.
void Hall::time_up(const TablePtr& live) {
  if (live->lost || live->table.stage() != Stage::Playing) return;
  const SeatSet late = live->table.match()->waiting();
  const std::string phase(live->table.match()->phase());
  Events events;
  for (const Seat seat : late) {
    const bool still = live->table.match()->waiting().contains(seat) && live->table.match()->phase() == phase;
    if (still) commit(live, {{{"e", "lapsed"}, {"seat", seat.index()}}}, {live, {}, nullptr, ""});
    if (live->table.stage() != Stage::Playing) return;
  }
}

Hall::Answer Hall::suggest(const Request& request) {
  ObjectReader reader(request.json);
  for (const std::string_view key : {"op", "id"}) reader.member(key);
  std::string bot;
  reader.text("bot", bot);
  if (const auto problem = reader.problem()) return Refused("bad_json", *problem);
  const TablePtr live = request.client->table;
  const Table& table = live->table;
  const auto seat = table.seat_of(request.client->person);
  if (!seat || table.stage() != Stage::Playing || !table.match()->waiting().contains(*seat)) return Refused("not_now");
  const bool alone = std::all_of(table.chairs().begin(), table.chairs().end(), [&](const Chair& chair) {
    return chair.played_by_bot() || chair.person == request.client->person;
  });
  if (!alone) return Refused("not_alone");
  const auto bots = find_game(table.choices().game)->bots();
  if (bot.empty()) bot = bots.back();
  if (std::find(bots.begin(), bots.end(), bot) == bots.end()) return Refused("unknown_bot");
  std::shared_ptr<Thinker> thinker = table.match()->thinker(*seat, bot);
  asio::post(thinkers_, [this, thinker, client = request.client, id = request.id, seed = fresh_number(),
                         budget = options_.bot_budget] {
    Rng rng(seed);
    std::string action = thinker->think(rng, Budget{budget});
    asio::post(loop_, [client, id, action = std::move(action)] {
      JsonWriter out;
      out.begin_object().key("type").name("suggestion").key("id").value(id).key("action").raw(action).end_object();
      client->send(std::make_shared<const std::string>(out.text()));
    });
  });
  return std::nullopt;
}

}  // namespace roundtable
