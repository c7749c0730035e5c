#include "games/avalon/bots/heuristic.h"

#include <algorithm>

namespace roundtable::avalon {

void HeuristicSuspicion::add(const QuestResult& result) {
  for (const Seat by : SeatSet::all(players_)) {
    const SeatSet others = result.team - SeatSet::of(by);
    if (others.empty()) continue;
    const double share = result.fails > 0 ? 3.0 * result.fails / others.size() : -0.5;
    for (const Seat of : others) by_[by][of] += share;
    if (result.fails == 0) continue;
    for (const Seat of : result.approving - others) by_[by][of] += 0.3;
    by_[by][result.leader] += 0.3;
  }
}

Picks HeuristicSuspicion::least(Seat by, SeatSet among, int count) const {
  Picks picks{{}, {}, count};
  while (picks.wanted > picks.tied.size() && !among.empty()) {
    picks.sure = picks.sure | picks.tied;
    picks.wanted -= picks.tied.size();
    double lowest = by_[by][among.first()];
    for (const Seat of : among) lowest = std::min(lowest, by_[by][of]);
    picks.tied = {};
    for (const Seat of : among) picks.tied.insert_if(by_[by][of] <= lowest, of);
    among = among - picks.tied;
  }
  return picks;
}

bool HeuristicSuspicion::likes(Seat by, SeatSet known_evil, SeatSet team) const {
  if (!(team & known_evil).empty()) return false;
  const SeatSet others = SeatSet::all(players_) - known_evil - SeatSet::of(by);
  const Picks trusted = least(by, others, sizes_for(players_).good - 1);
  return (trusted.sure | trusted.tied | SeatSet::of(by)).contains(team);
}

Picks HeuristicSuspicion::picks(Seat by, SeatSet left_out, int size) const {
  SeatSet among = SeatSet::all(players_) - left_out - SeatSet::of(by);
  if (among.size() < size - 1) among = SeatSet::all(players_) - SeatSet::of(by);
  Picks picks = least(by, among, size - 1);
  picks.sure.insert(by);
  return picks;
}

float heuristic_sign(Seat seat, Seat leader, bool approved, bool tainted) {
  const float led = seat != leader ? 0.0F : tainted ? -1.0F : 0.5F;
  return led + (approved == tainted ? -1.0F : 1.0F);
}

HeuristicCard heuristic_card(int friends, int needed, bool decisive, bool small_first_quest) {
  if (decisive) return HeuristicCard::Fail;
  if (friends < needed) return HeuristicCard::Success;
  return small_first_quest ? HeuristicCard::Either : HeuristicCard::Fail;
}

}  // namespace roundtable::avalon
