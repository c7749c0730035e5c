#include "games/avalon/bots/suspicion.h"

namespace roundtable::avalon {
namespace {

bool may_have_changed(const View& view, Seat seat) {
  const auto& opening = view.mine.opening;
  return has_loyalty_cards(view.table.setup) && (opening.lancelot_evil | opening.lancelot_good).contains(seat);
}

SeatSet learned_as(const View& view, Sight sight) {
  SeatSet seats;
  std::size_t answer = 0;
  for (const Glimpse& glimpse : view.table.glimpses)
    if (glimpse.learner == view.seat && view.mine.learned[answer++] == sight) seats.insert(glimpse.subject);
  return seats;
}

/// Each member of a failed team carries an equal share of its fails; a clean quest clears a little.
void weigh_quest(const View& view, const Ballot& ballot, Suspicion& suspicion) {
  const SeatSet others = ballot.proposal.team - SeatSet::of(view.seat);
  if (others.empty()) return;
  const double share = *ballot.fails > 0 ? 3.0 * *ballot.fails / others.size() : -0.5;
  for (const Seat seat : others) suspicion[seat] += share;
  if (*ballot.fails == 0) return;
  for (const Seat seat : ballot.approving - others) suspicion[seat] += 0.3;
  suspicion[ballot.leader] += 0.3;
}

}  // namespace

SeatSet known_evil(const View& view) {
  const auto& opening = view.mine.opening;
  SeatSet evil = opening.evil | opening.assassin | learned_as(view, Sight::Evil) | learned_as(view, Sight::Fail);
  if (!has_loyalty_cards(view.table.setup)) evil = evil | opening.lancelot_evil;
  return evil - SeatSet::of(view.seat);
}

SeatSet known_good(const View& view) {
  const auto& opening = view.mine.opening;
  SeatSet good = opening.merlin | learned_as(view, Sight::Good);
  if (!has_loyalty_cards(view.table.setup)) good = good | opening.lancelot_good;
  if (view.mine.side == Side::Good) good.insert(view.seat);
  return good - known_evil(view);
}

Suspicion suspicion(const View& view) {
  Suspicion suspicion(view.table.players());
  for (const Ballot& ballot : view.table.history)
    if (ballot.fails) weigh_quest(view, ballot, suspicion);
  for (const Seat seat : known_good(view)) suspicion[seat] = certainly_good;
  for (const Seat seat : known_evil(view)) suspicion[seat] = certainly_evil;
  for (const Seat seat : view.table.everyone())
    if (may_have_changed(view, seat)) suspicion[seat] = 2.0;
  return suspicion;
}

}  // namespace roundtable::avalon
