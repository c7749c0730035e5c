// What happened. The events of a game are its record; the state is their fold. Chance is only in `Dealt`.
#pragma once

#include "games/avalon/rules/actions.h"

namespace roundtable::avalon {

struct Dealt {
  PerSeat<Role> roles;
  Seat leader;
  std::optional<Seat> knife;  // the floating assassin
  SmallList<Loyalty, loyalty_deck_size> loyalty;
  SmallList<Plot, plot_deck_size> plots;
};
struct RoundStarted {
  std::optional<Loyalty> turned;
};
struct PlotsDrawn {
  SmallList<Plot, max_plots_drawn> plots;
};
struct PlotsGiven {
  SmallList<Seat, max_plots_drawn> to;
};
/// An at-once card found nothing to act on.
struct PlotLapsed {
  Seat receiver;
  Plot plot;
};
struct PlotPlayed {
  Seat seat;
  Plot plot;
  std::optional<Seat> target;
  std::optional<Card> seen;  // by close eye
};
struct PlotPassed {
  Seat seat;
  Plot plot;
};
struct PlotTaken {
  Seat seat;
  Seat from;
  Plot plot;
};
/// One player learns the side of another by a plot card.
struct SideShown {
  Plot plot;
  Seat learner;
  Seat shown;
  Side side;
};
struct TeamProposed {
  SeatSet team;
  std::uint8_t quest;
  std::optional<Seat> bearer;
};
struct VoteCast {
  Seat seat;
  Vote vote;
};
struct OpinionsShown {
  SeatSet makers;
  SeatSet approving;
};
struct VotesShown {
  SeatSet approving;
};
/// The open loyalty card beside the quest takes effect.
struct LancelotsSwitched {};
struct CardPlayed {
  Seat seat;
  Card card;
};
struct ExcaliburUsed {
  std::optional<Seat> target;
  Card first;  // the card played first, when there is a target
};
struct QuestFinished {
  std::uint8_t fails;
};
struct LadyAsked {
  std::optional<Seat> target;
  Side side;  // the answer, when there is a target
};
struct AssassinRevealed {
  Seat seat;
};
struct Assassinated {
  Seat target;
};
/// The Assassin's time ran out and he named nobody.
struct AssassinationLapsed {};
struct GameEnded {
  Side winner;
  Reason reason;
  PerSeat<Role> roles;
  std::array<SeatSet, quest_count> failing;  // by round, as counted
};

using Event =
    std::variant<VoteCast, CardPlayed, TeamProposed, VotesShown, QuestFinished, RoundStarted, Dealt, PlotsDrawn,
                 PlotsGiven, PlotLapsed, PlotPlayed, PlotPassed, PlotTaken, SideShown, OpinionsShown, LancelotsSwitched,
                 ExcaliburUsed, LadyAsked, AssassinRevealed, Assassinated, GameEnded, AssassinationLapsed>;

}  // namespace roundtable::avalon
