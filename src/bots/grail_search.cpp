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

/// Takes an action; over the days the encounter may end by it and the game goes on, so its outcome is caught here.
std::optional<Reason> take(State& state, Seat seat, const Action& action) {
  std::optional<Reason> reason;
  play<Grail>(state, seat, action, [&](const Event& event, const State& before) {
    const auto* ended = std::get_if<EncounterEnded>(&event);
    if (ended && before.table.mode == Mode::Campaign) reason = ended->reason;
  });
  return reason;
}

class Activation {
 public:
  Activation(const View& view, Allowance& allowance)
      : seat_(view.seat), turn_(view.table.meeting.turn), allowance_(allowance) {}

  double value_of(const State& state, const Action& action) {
    State next = state;
    const auto ended = take(next, seat_, action);
    return (ended ? outcome_worth(*ended) : 0) + best(next);
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

/// What needs no search.
Action simple_choice(const View& view, Rng& rng) {
  switch (view.table.next().kind) {
    case StepKind::Open: return opening(view);
    case StepKind::Avoid:
    case StepKind::Agree: return Answer{is_weak(view)};
    case StepKind::Discard: return worst_card(view);
    default: return day_choice(view, rng);
  }
}

bool is_searched(StepKind kind) { return kind == StepKind::Lay || kind == StepKind::Ask; }

/// The rest of an encounter in an imagined world, each decision by what looks best at once.
class Playout {
 public:
  Playout(Rng& rng, Allowance& allowance) : rng_(rng), allowance_(allowance) {}

  double value_of(const State& start, Seat seat, const Action& action) {
    state_ = start;
    auto ended = take(state_, seat, action);
    while (!ended && !state_.table.over && state_.table.meeting_now) {
      const Seat next = state_.table.waiting.first();
      ended = take(state_, next, choice(next));
    }
    return worth(state_.table) + (ended ? outcome_worth(*ended) : 0);
  }

 private:
  Action choice(Seat seat) {
    const View view = observe(state_, seat);
    if (!is_searched(state_.table.next().kind)) return simple_choice(view, rng_);
    const auto actions = legal_actions(view);
    std::size_t best = 0;
    double highest = -1e9;
    for (std::size_t i = 0; i < actions.size() && actions.size() > 1; ++i) {
      allowance_.is_spent();
      trial_ = state_;
      const auto ended = take(trial_, seat, actions[i]);
      const double value = worth(trial_.table) + (ended ? outcome_worth(*ended) : 0);
      if (value <= highest) continue;
      highest = value;
      best = i;
    }
    return actions[best];
  }

  Rng& rng_;
  Allowance& allowance_;
  State state_, trial_;
};

/// Two looks at the same choice: all that this activation can bring, and then, while the budget lasts, for the actions
/// that look best, how the encounter goes on from there.
class Deliberation {
 public:
  Deliberation(const View& view, Rng& rng, const Budget& budget)
      : view_(view), rng_(rng), budget_(budget), actions_(legal_actions(view)) {
    for (std::size_t i = 0; i < actions_.size(); ++i) candidates_.push_back({i, 0});
  }

  Action decide() {
    if (actions_.size() == 1) return actions_[0];
    look_through_activation();
    look_ahead();
    return actions_[candidates_[0].place];
  }

 private:
  struct Candidate {
    std::size_t place;
    double sum;
  };

  static bool is_better(const Candidate& a, const Candidate& b) {
    return a.sum != b.sum ? a.sum > b.sum : a.place < b.place;
  }

  void look_through_activation() {
    Allowance allowance(share(budget_, first_look));
    for (int world = 0; world < worlds && (world == 0 || !allowance.is_spent()); ++world) {
      const State state = imagine(view_, rng_);
      Activation activation(view_, allowance);
      for (Candidate& candidate : candidates_) candidate.sum += activation.value_of(state, actions_[candidate.place]);
    }
    std::sort(candidates_.begin(), candidates_.end(), is_better);
  }

  /// Each world is played from every candidate, so that luck is the same for all.
  void look_ahead() {
    Allowance allowance(share(budget_, 1 - first_look));
    std::vector<Candidate> rest = candidates_;
    if (rest.size() > finalists) rest.resize(finalists);
    for (Candidate& candidate : rest) candidate.sum = 0;
    Playout playout(rng_, allowance);
    int rounds = 0;
    while (!allowance.is_spent() && rounds < most_rounds) {
      const State state = imagine(view_, rng_);
      for (Candidate& candidate : rest) candidate.sum += playout.value_of(state, view_.seat, actions_[candidate.place]);
      ++rounds;
    }
    if (rounds < fewest_rounds) return;
    std::sort(rest.begin(), rest.end(), is_better);
    candidates_ = rest;
  }

  static Budget share(const Budget& budget, double part) {
    return {std::chrono::milliseconds(std::max(1L, static_cast<long>(static_cast<double>(budget.time.count()) * part))),
            static_cast<std::uint64_t>(static_cast<double>(budget.nodes) * part)};
  }

  static constexpr double first_look = 0.4;
  static constexpr std::size_t finalists = 4;
  static constexpr int fewest_rounds = 4;
  static constexpr int most_rounds = 2000;

  const View& view_;
  Rng& rng_;
  const Budget& budget_;
  LegalActions actions_;
  std::vector<Candidate> candidates_;
};

}  // namespace

Action search_choice(const View& view, Rng& rng, const Budget& budget) {
  if (is_searched(view.table.next().kind)) return Deliberation(view, rng, budget).decide();
  return simple_choice(view, rng);
}

}  // namespace roundtable::grail
