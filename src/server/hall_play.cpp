// What goes on at a table by itself: bots think, clocks run.
#include <boost/asio/post.hpp>

#include "codec/object_reader.h"
#include "server/answer_time.h"
#include "server/hall.h"
#include "table/now.h"
#include "table/tokens.h"

namespace roundtable {
namespace json = boost::json;
namespace asio = boost::asio;

void Hall::after_change(const TablePtr& live) {
  const Match* match = live->table.match();
  const bool plays = match && live->table.stage() == Stage::Playing;
  const SeatSet waiting = plays ? match->waiting() : SeatSet();
  const std::string_view phase = plays ? match->phase() : std::string_view();
  // A seat that has just decided and is asked again is asked anew, and so is everybody in a new phase.
  SeatSet newly;
  for (const Seat seat : waiting) {
    const auto i = static_cast<std::size_t>(seat.index());
    const bool was_asked = live->was_waiting.contains(seat) && live->phase == phase;
    if (was_asked && live->asked[i] == live->table.decisions(seat)) continue;
    live->asked[i] = live->table.decisions(seat);
    live->question[i] = ++live->questions;
    newly.insert(seat);
  }
  live->was_waiting = waiting;
  live->phase = phase;
  run_clock(live, newly);
  ask_bots(live, waiting);
}

void Hall::ask_bots(const TablePtr& live, SeatSet waiting) {
  for (const Seat seat : waiting) {
    const auto i = static_cast<std::size_t>(seat.index());
    const bool by_bot = live->table.chairs()[i].played_by_bot();
    if (!by_bot) live->answering[i] = 0;
    if (by_bot && live->answering[i] != live->question[i]) ask_bot(live, seat);
  }
}

void Hall::ask_bot(const TablePtr& live, Seat seat) {
  const auto i = static_cast<std::size_t>(seat.index());
  live->answering[i] = live->question[i];
  ++live->thinking;
  // How long it takes to answer depends on nothing that is hidden: the thinking is over before the delay is.
  const auto least = options_.bot_delay.count();
  const auto delay = std::chrono::milliseconds(
      least + static_cast<long>(least > 0 ? fresh_number() % static_cast<std::uint64_t>(least) : 0));
  // A store in trouble is not asked again at once.
  const auto due = std::max(std::chrono::steady_clock::now() + delay, lost_at_ + std::chrono::seconds(1));
  const Question question{seat, live->question[i], live->table.steps()};
  std::shared_ptr<Thinker> thinker = live->table.match()->thinker(seat, live->table.chairs()[i].bot);
  asio::post(thinkers_, [this, live, question, thinker, due, seed = fresh_number(), budget = options_.bot_budget] {
    Rng rng(seed);
    JsonWriter action_text;
    thinker->think(rng, Budget{budget})->write(action_text);
    std::string action(action_text.text());
    asio::post(loop_, [this, live, question, due, action = std::move(action)] {
      const auto at = answer_time(due, std::chrono::steady_clock::now(), options_.bot_delay);
      const auto timer = std::make_shared<asio::steady_timer>(loop_, at);
      timer->async_wait([this, live, question, action, timer](const boost::system::error_code&) {
        --live->thinking;
        bot_decided(live, question, action);
      });
    });
  });
}

void Hall::bot_decided(const TablePtr& live, const Question& question, const std::string& action) {
  if (live->lost || live->table.stage() != Stage::Playing) return;
  const auto i = static_cast<std::size_t>(question.seat.index());
  const bool stands = live->was_waiting.contains(question.seat) && live->question[i] == question.number;
  if (!stands || !live->table.chairs()[i].played_by_bot()) return;
  const json::object event{{"e", "acted"}, {"seat", question.seat.index()}, {"action", json::parse(action)}};
  const Answer no = commit(live, {event});
  // What others did meanwhile may have made it impossible: then the bot looks again.
  if (no && question.steps != live->table.steps()) ask_bot(live, question.seat);
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
  // A decision may have come when the time was up already but this had not been called: the next one has its own time.
  if (!live->deadline || live->clock.expiry() > std::chrono::steady_clock::now()) return;
  const SeatSet late = live->table.match()->waiting();
  const std::string phase(live->table.match()->phase());
  for (const Seat seat : late) {
    const bool still = live->table.match()->waiting().contains(seat) && live->table.match()->phase() == phase;
    if (still) commit(live, {{{"e", "lapsed"}, {"seat", seat.index()}}});
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
  const GameEntry& game = *find_game(table.choices().game);
  if (!alone && !game.together) return Refused("not_alone");
  if (request.client->advised) return Refused("too_fast");
  const auto bots = game.bots();
  if (bot.empty()) bot = bots.back();
  if (std::find(bots.begin(), bots.end(), bot) == bots.end()) return Refused("unknown_bot");
  request.client->advised = true;
  std::shared_ptr<Thinker> thinker = table.match()->thinker(*seat, bot);
  asio::post(thinkers_, [this, thinker, client = request.client, id = request.id, seed = fresh_number(),
                         budget = options_.bot_budget] {
    Rng rng(seed);
    JsonWriter out;
    out.begin_object().key("type").name("suggestion");
    if (!id.empty()) out.key("id").value(id);
    thinker->write_advice(rng, Budget{budget}, out);
    out.end_object();
    asio::post(loop_, [client, text = std::make_shared<const std::string>(out.text())] {
      client->advised = false;
      client->send(text);
    });
  });
  return std::nullopt;
}

}  // namespace roundtable
