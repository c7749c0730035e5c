#include "games/avalon/bots/logic.h"

#include "engine/random_play.h"
#include "games/avalon/bots/belief.h"

namespace roundtable::avalon {
namespace {

/// The evil seats in one deal that fits, each deal equally likely.
SeatSet guessed_evil(const View& view, Rng& rng) {
  const auto possible = PossibleDeals::to_seat(view);
  const DealSpace& space = possible.space();
  return space.camps[space.camp[pick(rng, possible.deals())]][lancelots_changed(view.table) ? 1 : 0];
}

Action vote(const View& view, Rng& rng) {
  const Table& table = view.table;
  if (table.rejections == rejections_to_lose - 1) return CastVote{Vote::Approve};
  SeatSet judged = table.proposal->team;
  judged.insert(table.leader);
  const bool clean = (judged & guessed_evil(view, rng)).empty();
  return CastVote{clean == (view.mine.side == Side::Good) ? Vote::Approve : Vote::Reject};
}

/// A team that is clean in the guessed deal; evil proposes any, which comes nearest to the published results.
Action propose(const View& view, Rng& rng) {
  if (view.mine.side == Side::Evil) return random_action<Avalon>(view, rng);
  const SeatSet evil = guessed_evil(view, rng);
  for (int tries = 0; tries < 60; ++tries) {
    const Action action = random_action<Avalon>(view, rng);
    if ((std::get<ProposeTeam>(action).team & evil).empty()) return action;
  }
  return random_action<Avalon>(view, rng);
}

}  // namespace

Action logic_choice(const View& view, Rng& rng, const Budget&) {
  if (std::holds_alternative<Voting>(view.table.phase)) return vote(view, rng);
  if (std::holds_alternative<Proposing>(view.table.phase)) return propose(view, rng);
  if (std::holds_alternative<Questing>(view.table.phase) && may_play(view, Card::Fail)) return PlayCard{Card::Fail};
  return random_action<Avalon>(view, rng);
}

}  // namespace roundtable::avalon
