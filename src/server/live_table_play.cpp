// What goes on at a table by itself: bots think, clocks run.
#include "server/live_table.h"
#include "table/now.h"

namespace roundtable {

void LiveTable::update_decisions() {
  const bool plays = table_.stage() == Stage::Playing;
  const SeatSet waiting = plays ? table_.match()->waiting() : SeatSet();
  const std::string_view phase = plays ? table_.match()->phase() : std::string_view();
  // A seat that has just decided and owes another decision is asked anew, and so is everybody in a new phase.
  bool asked_anew = false;
  for (const Seat seat : SeatSet::all(max_seats)) {
    auto& decision = pending(seat);
    if (!waiting.contains(seat)) {
      decision.reset();
    } else if (!decision || phase_ != phase || decision->decision != table_.decisions(seat)) {
      decision = PendingDecision{table_.decisions(seat), ++questions_, false};
      asked_anew = true;
    }
  }
  phase_ = phase;
  run_clock(asked_anew);
  ask_bots();
}

void LiveTable::ask_bots() {
  for (std::size_t i = 0; i < table_.chairs().size(); ++i) {
    auto& decision = pending_[i];
    if (!decision) continue;
    const bool by_bot = table_.chairs()[i].played_by_bot();
    if (!by_bot) decision->bot_at_work = false;
    if (by_bot && !decision->bot_at_work) ask_bot(Seat(static_cast<int>(i)));
  }
}

void LiveTable::ask_bot(Seat seat) {
  pending(seat)->bot_at_work = true;
  ++bots_at_work_;
  // How long it takes to answer depends on nothing that is hidden: the thinking is over before the delay is.
  const auto least = services_.options.bot_delay.count();
  const auto delay = std::chrono::milliseconds(
      least + static_cast<long>(least > 0 ? fresh_number() % static_cast<std::uint64_t>(least) : 0));
  // A store in trouble is not asked again at once.
  const auto due =
      std::max(std::chrono::steady_clock::now() + delay, services_.commits.failed_at() + std::chrono::seconds(1));
  const Question question{seat, pending(seat)->question, table_.steps()};
  const std::string& bot = table_.chairs()[static_cast<std::size_t>(seat.index())].bot;
  services_.bots.think(table_.match()->thinker(seat, bot), due,
                       [self = shared_from_this(), question](const ActionPtr& action) {
                         --self->bots_at_work_;
                         self->bot_decided(question, action);
                       });
}

void LiveTable::bot_decided(const Question& question, const ActionPtr& action) {
  if (closed_ || table_.stage() != Stage::Playing) return;
  const auto& decision = pending(question.seat);
  const bool stands = decision && decision->question == question.number;
  const int seat = question.seat.index();
  if (!stands || !table_.chairs()[static_cast<std::size_t>(seat)].played_by_bot()) return;
  if (!table_.match()->refusal(question.seat, *action))
    commit({ActionTaken{seat, 0, "", action}});
  else if (question.steps != table_.steps())
    ask_bot(question.seat);  // what others did meanwhile has made it impossible: the bot looks again
}

void LiveTable::run_clock(bool asked_anew) {
  const auto& clock = table_.choices().clock;
  if (!clock || phase_.empty()) {
    deadline_ = 0;
    clock_.cancel();
    return;
  }
  if (deadline_ && !asked_anew) return;
  const int seconds = clock->of(phase_);
  deadline_ = seconds ? now_ms() + 1000 * seconds : 0;
  clock_.cancel();
  if (!seconds) return;
  clock_.expires_after(std::chrono::seconds(seconds));
  clock_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
    if (!error) self->time_up();
  });
}

/// Everybody who still owes a decision takes the safe default; those it brings into play have their own time.
void LiveTable::time_up() {
  if (closed_ || table_.stage() != Stage::Playing) return;
  // A decision may have come when the time was up already but this had not been called: the next one has its own time.
  if (!deadline_ || clock_.expiry() > std::chrono::steady_clock::now()) return;
  const SeatSet late = table_.match()->waiting();
  const std::string phase(table_.match()->phase());
  for (const Seat seat : late) {
    const bool still = table_.match()->waiting().contains(seat) && table_.match()->phase() == phase;
    if (still) commit({TimeRanOut{seat.index()}});
    if (table_.stage() != Stage::Playing) return;
  }
}

}  // namespace roundtable
