#include "lab/avalon_arena.h"

namespace roundtable::lab {

using namespace avalon;

template <>
Standing standing<Avalon>(const State& state, Seat seat) {
  const auto& end = std::get<Over>(state.table.phase);
  const Knowledge& mind = state.secrets.seats[seat];
  Standing standing;
  standing.won = end.winner == mind.side;
  standing.side = name_of(mind.side);
  standing.role = name_of(mind.role);
  standing.reason = name_of(end.reason);
  standing.blamed = end.reason == Reason::Rejections && mind.side == Side::Good &&
                    !state.table.history.back().approving.contains(seat);
  return standing;
}

}  // namespace roundtable::lab
