#include "games/avalon/lab/standings.h"

namespace roundtable::lab {

template <>
Standing standing<avalon::Avalon>(const avalon::State& state, Seat seat) {
  const auto& end = std::get<avalon::Over>(state.table.phase);
  const avalon::Knowledge& mind = state.secrets.seats[seat];
  Standing standing;
  standing.won = end.winner == mind.side;
  standing.side = name_of(mind.side);
  standing.role = name_of(mind.role);
  standing.reason = name_of(end.reason);
  standing.blamed = end.reason == avalon::Reason::Rejections && mind.side == avalon::Side::Good &&
                    !state.table.history.back().approving.contains(seat);
  return standing;
}

template <>
Standing forfeited<avalon::Avalon>(const avalon::State& state, Seat seat, Seat by) {
  const avalon::Knowledge& mind = state.secrets.seats[seat];
  return {seat != by && mind.side != state.secrets.seats[by].side, name_of(mind.side), name_of(mind.role), forfeit,
          false};
}

}  // namespace roundtable::lab
