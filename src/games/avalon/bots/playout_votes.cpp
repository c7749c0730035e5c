// How a team fares with each kind of player in a playout.
#include <cmath>

#include "games/avalon/bots/playout.h"

namespace roundtable::avalon {
namespace {

constexpr unsigned waver_bits = 10;

/// How much worse than the best a team may be for one voter or another: even steps of a logistic curve.
const std::array<float, 1U << waver_bits>& waver() {
  static const auto table = [] {
    std::array<float, 1U << waver_bits> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
      const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(table.size());
      table[i] = static_cast<float>(0.35 + std::log(1 / share - 1) / 5);
    }
    return table;
  }();
  return table;
}

}  // namespace

/// How all vote whose kind the world tells.
SeatSet Playout::approving(SeatSet team) {
  const SeatSet all = SeatSet::all(start_.players);
  if (world_->kind == PlayerModel::Random) return SeatSet::from_bits(static_cast<unsigned>(rng_.next() >> 40)) & all;
  if (world_->kind == PlayerModel::Logic) return is_last_try() ? all : logic_approving(team);
  return world_->kind == PlayerModel::Heuristic ? heuristic_approving(team) : people_approving(team);
}

SeatSet Playout::heuristic_approving(SeatSet team) {
  SeatSet approvals;
  for (const Seat seat : SeatSet::all(start_.players)) {
    const SeatSet known = known_to(seat);
    const bool leads = now_.leader == seat;
    if (is_evil(seat))
      approvals.insert_if(leads || (!is_last_try() && ((known | SeatSet::of(seat)) & team).size() >=
                                                          fails_needed(start_.players, quest_number())),
                          seat);
    else
      approvals.insert_if(is_last_try() || ((known & team).empty() && (leads || heuristic_.likes(seat, known, team))),
                          seat);
  }
  return approvals;
}

SeatSet Playout::people_approving(SeatSet team) {
  Lanes sum{};
  for (const Seat of : team)
    for (std::size_t by = 0; by < lanes; ++by) sum[by] += suspicion_[lane(of)][by];
  SeatSet approvals;
  for (const Seat seat : SeatSet::all(start_.players))
    approvals.insert_if(
        is_evil(seat) ? evil_approves(seat, team) : good_approves(seat, sum[lane(seat)] - least_[lane(seat)]), seat);
  return approvals;
}

bool Playout::good_approves(Seat seat, float worse) {
  if (is_last_try()) return toss(0.98);
  if (now_.leader == seat) return true;
  return worse - 0.08F * static_cast<float>(now_.rejections) < waver()[rng_.next() >> (64 - waver_bits)];
}

bool Playout::own_approves(SeatSet team) {
  if (is_evil(*self_)) return evil_approves(*self_, team);
  if (is_last_try() || now_.leader == *self_) return true;
  return worse(*self_, team) - 0.08F * static_cast<float>(now_.rejections) < 0.3F;
}

/// How much worse a team looks than the best this seat could think of.
float Playout::worse(Seat by, SeatSet team) const {
  float sum = -least_[lane(by)];
  for (const Seat of : team) sum += suspicion_[lane(of)][lane(by)];
  return sum;
}

bool Playout::evil_approves(Seat seat, SeatSet team) {
  if (is_last_try()) return toss(0.1);
  if (now_.leader == seat) return true;
  const int gone = (team & world_->evil).size();
  return toss(gone >= fails_needed(start_.players, quest_number()) ? 0.75 : 0.35);
}

/// One deal that fits what this seat knows and what has come out.
SeatSet Playout::guess_camp(Seat seat) {
  constexpr int most_tries = 100;
  const bool knows = world_->merlin == seat;
  if (camps_.empty() || (knows && world_->seen_by_merlin == world_->evil)) return world_->evil;
  for (int tries = 0; tries < most_tries; ++tries) {
    const SeatSet camp = pick(rng_, camps_);
    if (!camp.contains(seat) && (!knows || camp.contains(world_->seen_by_merlin))) return camp;
  }
  return world_->evil;
}

SeatSet Playout::logic_approving(SeatSet team) {
  SeatSet judged = team;
  judged.insert(now_.leader);
  SeatSet approvals = (judged & world_->evil).empty() ? SeatSet() : world_->evil;
  for (const Seat seat : SeatSet::all(start_.players) - world_->evil)
    if (seat != self_ && (judged & guess_camp(seat)).empty()) approvals.insert(seat);
  return approvals;
}

}  // namespace roundtable::avalon
