#include "games/duel/lab/standings.h"

namespace roundtable::lab {

/// The seats of the duel are its sides; there are no characters.
template <>
Standing standing<duel::Duel>(const duel::State& state, Seat seat) {
  const auto* end = std::get_if<duel::Over>(&state.table.phase);
  const auto side = duel::seat_name(seat);
  return {end && end->winner == seat, side, "", end ? name_of(end->reason) : "unfinished", false};
}

template <>
Standing forfeited<duel::Duel>(const duel::State&, Seat seat, Seat by) {
  const auto side = duel::seat_name(seat);
  return {seat != by, side, "", forfeit, false};
}

}  // namespace roundtable::lab
