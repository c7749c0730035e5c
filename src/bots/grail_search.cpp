#include "bots/grail_search.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

#include "bots/grail_days.h"
#include "bots/grail_worth.h"
#include "engine/signature.h"

namespace roundtable::grail {
namespace {

constexpr int worlds = 8;
constexpr std::uint64_t nodes_a_world = 1500;

/// What is left of the budget: nodes where they are counted, otherwise the time.
class Allowance {
 public:
  explicit Allowance(const Budget& budget) : nodes_(budget.nodes), end_(Clock::now() + budget.time) {}
  bool is_spent() {
    ++used_;
    if (nodes_ > 0) return used_ > nodes_;
    if (used_ % 64 == 0) late_ = late_ || Clock::now() > end_;
    return late_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::uint64_t nodes_;
  Clock::time_point end_;
  std::uint64_t used_ = 0;
  bool late_ = false;
};

/// Everything that matters for the rest of this activation.
std::uint64_t key_of(const Table& table) {
  Fingerprint print;
  const Meeting& meeting = table.meeting;
  for (const auto part : {meeting.markers, meeting.stage, meeting.laid}) print.mix(part);
  print.mix((meeting.free_lay ? 1U : 0U) | (meeting.ran ? 2U : 0U));
  print.mix(static_cast<std::uint64_t>(meeting.affinity + 64));
  for (const Laid& laid : meeting.row)
    print.mix(std::uint64_t{laid.card} | std::uint64_t{laid.tokens} << 16U | std::uint64_t{laid.charges} << 32U);
  for (const auto count : meeting.joined) print.mix(count);
  for (const Member& member : table.members) {
    Cards hand = member.hand;
    std::sort(hand.begin(), hand.end());
    for (const CardId card : hand) print.mix(card + 1U);
    for (const auto stock : member.stock) print.mix(static_cast<std::uint64_t>(stock));
    print.mix(std::uint64_t{member.deck} | std::uint64_t{member.used} << 8U | std::uint64_t{member.in} << 32U);
  }
  print.mix(static_cast<std::uint64_t>(table.next().kind));
  return print.value();
}

class Activation {
 public:
  Activation(const View& view, Allowance& allowance)
      : seat_(view.seat), turn_(view.table.meeting.turn), allowance_(allowance) {}

  double value_of(const State& state, const Action& action) {
    State next = state;
    double outcome = 0;
    play<Grail>(next, seat_, action, [&](const Event& event, const State& before) {
      const auto* ended = std::get_if<EncounterEnded>(&event);
      if (ended && before.table.mode == Mode::Campaign) outcome += outcome_worth(ended->reason);
    });
    return outcome + best(next);
  }

 private:
  bool is_mine(const Table& table) const {
    return !table.over && table.meeting_now && table.waiting.contains(seat_) && table.meeting.active == seat_ &&
           table.meeting.turn == turn_ && table.next().kind != StepKind::Agree;
  }

  double best(const State& state) {
    if (!is_mine(state.table) || allowance_.is_spent() || ++nodes_ > nodes_a_world) return worth(state.table);
    const auto key = key_of(state.table);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const auto actions = legal_actions(observe(state, seat_));
    double value = -1e9;
    for (std::size_t i = 0; i < actions.size(); ++i) value = std::max(value, value_of(state, actions[i]));
    return known_[key] = value;
  }

  Seat seat_;
  std::uint8_t turn_;
  Allowance& allowance_;
  std::uint64_t nodes_ = 0;
  std::unordered_map<std::uint64_t, double> known_;
};

Action best_on_average(const View& view, Rng& rng, const Budget& budget) {
  const auto actions = legal_actions(view);
  if (actions.size() == 1) return actions[0];
  std::vector<double> sums(actions.size(), 0.0);
  Allowance allowance(budget);
  for (int world = 0; world < worlds && (world == 0 || !allowance.is_spent()); ++world) {
    const State state = imagine(view, rng);
    Activation activation(view, allowance);
    for (std::size_t i = 0; i < actions.size(); ++i) sums[i] += activation.value_of(state, actions[i]);
  }
  return actions[static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

/// A hand is kept when something in it does well as a first card.
Action opening(const View& view) {
  const Member& member = view.table.at(view.seat);
  if (view.table.next().amount <= 2) return Keep{};
  for (const CardId card : member.hand)
    if (!view.table.card(card).left.empty() && !view.table.card(card).left[0].empty()) return Keep{};
  return Redraw{};
}

Action worst_card(const View& view) {
  const auto& hand = view.table.at(view.seat).hand;
  std::size_t worst = 0;
  for (std::size_t i = 1; i < hand.size(); ++i)
    if (card_worth(view.table.card(hand[i])) < card_worth(view.table.card(hand[worst]))) worst = i;
  return DiscardCard{static_cast<std::uint8_t>(worst)};
}

bool is_weak(const View& view) { return view.table.at(view.seat).of(Stock::Health) <= 3; }

}  // namespace

Action search_choice(const View& view, Rng& rng, const Budget& budget) {
  switch (view.table.next().kind) {
    case StepKind::Open: return opening(view);
    case StepKind::Avoid:
    case StepKind::Agree: return Answer{is_weak(view)};
    case StepKind::Discard: return worst_card(view);
    case StepKind::Lay:
    case StepKind::Ask: return best_on_average(view, rng, budget);
    default: return day_choice(view, rng);
  }
}

}  // namespace roundtable::grail
