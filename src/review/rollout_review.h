// Review of a game without hidden characters: how often each side wins when quick bots play on from a position.
#pragma once

#include <algorithm>

#include "bots/bot.h"
#include "review/review_walk.h"

namespace roundtable::lab {

inline constexpr int longest_rollout = 3'000;

/// Rollouts from each position; fewer in games with more actions than usual, down to a quarter.
struct Thoroughness {
  int rollouts;
  int usual_actions;
  int in(const boost::json::value& record, int effort) const {
    const auto actions = static_cast<int>(record.at("actions").get_array().size());
    const int most = std::max(4, rollouts * effort / 100);
    return std::clamp(most * usual_actions / std::max(1, actions), (most + 3) / 4, most);
  }
};

/// `shuffled(state, rng)`: the same position with all that nobody knows drawn anew.
template <Game G>
class RolloutReviewer {
 public:
  RolloutReviewer(const ReviewPlan& plan, Review& review, const Bot<G>& bot, Budget budget)
      : plan_(plan), review_(review), bot_(bot), budget_(budget) {}

  bool run(const boost::json::value& record) {
    return walk<G>(
        record, plan_, review_,
        [&](const typename G::State& state) {
          review_.players = G::seats(state.table);
          add_point(state, 0, "deal", std::nullopt);
        },
        [&](const typename G::State& before, const RecordedMove<G>& move, const typename G::State& after) {
          add_point(after, move.step, G::phase_name(before.table), move.seat);
        });
  }

 private:
  void add_point(const typename G::State& state, int step, std::string_view kind, std::optional<Seat> seat) {
    const double first = chance_of_first(state, step);
    review_.points.push_back({step, kind, seat, {first, 1 - first}, std::nullopt, {}});
  }

  double chance_of_first(const typename G::State& state, int step) const {
    if (G::is_over(state.table)) return share(state);
    double sum = 0;
    for (int i = 0; i < review_.playouts; ++i) {
      Rng rng = Rng::stream(plan_.seed + static_cast<std::uint64_t>(step), static_cast<std::uint64_t>(i));
      sum += roll_out(shuffled(state, rng), rng);
    }
    return sum / review_.playouts;
  }

  double roll_out(typename G::State state, Rng& rng) const {
    for (int actions = 0; !G::is_over(state.table) && actions < longest_rollout; ++actions) {
      const Seat seat = G::waiting(state.table).first();
      play<G>(state, seat, bot_.choose(G::observe(state, seat), rng, budget_), unrecorded);
    }
    return G::is_over(state.table) ? share(state) : 0.5;
  }

  double share(const typename G::State& state) const {
    return G::winner_name(state.table) == review_.winners[0] ? 1 : 0;
  }

  const ReviewPlan& plan_;
  Review& review_;
  const Bot<G>& bot_;
  Budget budget_;
};

}  // namespace roundtable::lab
