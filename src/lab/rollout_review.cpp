#include "lab/rollout_review.h"

#include <algorithm>

#include "bots/duel.h"
#include "bots/grail.h"
#include "codec/duel.h"
#include "codec/grail.h"
#include "lab/review_walk.h"

namespace roundtable::lab {
namespace {

constexpr int longest_rollout = 3'000;

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

/// Hands and table as they are; what neither player knows is drawn anew.
duel::State shuffled(const duel::State& truth, Rng& rng) {
  duel::State state = truth;
  auto& secrets = state.secrets;
  shuffle(rng, secrets.deck.begin(), secrets.deck.end());
  std::vector<std::uint8_t*> hidden;
  for (std::size_t at = 0; at < duel::territory_count; ++at)
    if (!state.table.territories[at].card) hidden.push_back(&secrets.territories[at]);
  for (auto rest = static_cast<std::uint32_t>(hidden.size()); rest > 1; --rest)
    std::swap(*hidden[rest - 1], *hidden[below(rng, rest)]);
  secrets.shuffles = duel::dealing::shuffle_key(rng);
  return state;
}

/// In grail all seats know the same, so any seat's worlds are everybody's.
grail::State shuffled(const grail::State& truth, Rng& rng) { return grail::imagine(grail::observe(truth, Seat(0)), rng); }

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

  double share(const typename G::State& state) const { return G::winner_name(state.table) == review_.winners[0] ? 1 : 0; }

  const ReviewPlan& plan_;
  Review& review_;
  const Bot<G>& bot_;
  Budget budget_;
};

}  // namespace

bool review_duel(const boost::json::value& record, const ReviewPlan& plan, Review& review) {
  review.winners = {duel::seat_name(Seat(0)), duel::seat_name(Seat(1))};
  review.playouts = Thoroughness{200, 150}.in(record, plan.effort);
  return RolloutReviewer<duel::Duel>(plan, review, *find_bot<duel::Duel>("simple"), {}).run(record);
}

bool review_grail(const boost::json::value& record, const ReviewPlan& plan, Review& review) {
  review.winners = {name_of(grail::Winner::Party), name_of(grail::Winner::Avalon)};
  const Budget quick{std::chrono::milliseconds(1), 20};
  review.playouts = Thoroughness{40, 50}.in(record, plan.effort);
  return RolloutReviewer<grail::Grail>(plan, review, *find_bot<grail::Grail>("search"), quick).run(record);
}

}  // namespace roundtable::lab
