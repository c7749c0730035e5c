// What is told of an event, and to whom. Every event is handled explicitly: none is public by default.
#pragma once

#include "games/avalon/rules/events.h"
#include "games/avalon/rules/state.h"

namespace roundtable::avalon::notice {

// Events that hold nothing secret are told as they are; the others in these forms.
struct Started {
  Seat leader;
};
struct YourCharacter {
  Seat seat;
  Role role;
  Side side;
  Opening opening;
};
struct Voted {
  Seat seat;
};
struct CardLaid {
  Seat seat;
  std::optional<Card> open;  // shown in the spotlight
};
struct PlotUsed {
  Seat seat;
  Plot plot;
  std::optional<Seat> target;
};
struct SideLooked {
  Plot plot;
  Seat learner;
  Seat shown;
};
struct ExcaliburDrawn {
  Seat bearer;
  std::optional<Seat> target;
};
struct LadyWent {
  Seat holder;
  std::optional<Seat> target;
};
struct YouLearned {
  Seat subject;
  Source source;
  Sight sight;
  std::uint8_t round;
};
struct TeamNamed {
  Seat leader;
  TeamProposed proposal;
};
struct RoundOpened {
  std::uint8_t round;
  Seat leader;
  std::optional<Loyalty> turned;
};
struct QuestClosed {
  std::uint8_t quest;
  std::uint8_t fails;
  Card result;
};
struct VotesTurned {
  SeatSet approving;
  int players;
  bool approved;
};
struct QuestCards {
  std::uint8_t quest;
  SeatSet team;
  SeatSet failing;  // as counted
};
struct Ended {
  Side winner;
  Reason reason;
  PerSeat<Role> roles;
  SmallList<QuestCards, quest_count> quests;  // in the order played
};
struct OpinionsTurned {
  SeatSet makers;
  SeatSet approving;
};

using Notice =
    std::variant<Started, YourCharacter, Voted, CardLaid, PlotUsed, SideLooked, ExcaliburDrawn, LadyWent, YouLearned,
                 TeamNamed, RoundOpened, QuestClosed, VotesTurned, OpinionsTurned, PlotsDrawn, PlotsGiven, PlotLapsed,
                 PlotPassed, PlotTaken, LancelotsSwitched, AssassinRevealed, Assassinated, AssassinationLapsed, Ended>;

struct Told {
  std::optional<Seat> only;  // nobody else hears it
  Notice notice;
};
using Telling = SmallList<Told, max_players + 1>;

/// `before` is the state the event is about to change.
Telling telling(const Event& event, const State& before);

}  // namespace roundtable::avalon::notice
