#include "lab/standings.h"

namespace roundtable::lab {
namespace {

constexpr std::string_view given_away = "forfeit";
constexpr std::string_view unfinished = "unfinished";

}  // namespace

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
  return {seat != by && mind.side != state.secrets.seats[by].side, name_of(mind.side), name_of(mind.role), given_away, false};
}

/// The seats of the duel are its sides; there are no characters.
template <>
Standing standing<duel::Duel>(const duel::State& state, Seat seat) {
  const auto* end = std::get_if<duel::Over>(&state.table.phase);
  const auto side = duel::seat_name(seat);
  return {end && end->winner == seat, side, "", end ? name_of(end->reason) : unfinished, false};
}

template <>
Standing forfeited<duel::Duel>(const duel::State&, Seat seat, Seat by) {
  const auto side = duel::seat_name(seat);
  return {seat != by, side, "", given_away, false};
}

}  // namespace roundtable::lab
