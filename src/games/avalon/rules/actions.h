// What a player may ask for. Who asks is never in it.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/seat.h"
#include "engine/small_list.h"
#include "games/avalon/rules/vocabulary.h"

namespace roundtable::avalon {

inline constexpr std::size_t max_plots_drawn = 3;

struct ProposeTeam {
  SeatSet team;
  std::optional<std::uint8_t> quest;  // chosen with the team when targeting
  std::optional<Seat> bearer;         // of Excalibur
  bool operator==(const ProposeTeam&) const = default;
};
struct CastVote {
  Vote vote;
  bool operator==(const CastVote&) const = default;
};
struct PlayCard {
  Card card;
  bool operator==(const PlayCard&) const = default;
};
struct UseExcalibur {
  std::optional<Seat> target;
  bool operator==(const UseExcalibur&) const = default;
};
struct AskLady {
  std::optional<Seat> target;
  bool operator==(const AskLady&) const = default;
};
struct Assassinate {
  Seat target;
  bool operator==(const Assassinate&) const = default;
};
struct GivePlots {
  SmallList<Seat, max_plots_drawn> to;  // in the order drawn
  bool operator==(const GivePlots&) const = default;
};
struct PlayPlot {
  Plot plot;
  std::optional<Seat> target;
  bool operator==(const PlayPlot&) const = default;
};
struct Pass {
  bool operator==(const Pass&) const = default;
};
struct Overhear {
  Seat target;
  bool operator==(const Overhear&) const = default;
};
struct OpenUp {
  Seat target;
  bool operator==(const OpenUp&) const = default;
};
struct EstablishConfidence {
  Seat target;
  bool operator==(const EstablishConfidence&) const = default;
};
struct TakeResponsibility {
  Seat from;
  Plot plot;
  bool operator==(const TakeResponsibility&) const = default;
};

using Action = std::variant<ProposeTeam, CastVote, PlayCard, UseExcalibur, AskLady, Assassinate, GivePlots, PlayPlot,
                            Pass, Overhear, OpenUp, EstablishConfidence, TakeResponsibility>;

enum class Refusal : std::uint8_t {
  NotYourTurn,
  NotNow,
  NoSuchSeat,
  WrongTeamSize,
  QuestNotChosen,
  QuestIsFixed,
  NoSuchQuest,
  QuestAlreadyDone,
  LastQuestTooEarly,
  BearerMissing,
  NoExcalibur,
  BearerNotInTeam,
  LeaderCannotBear,
  GoodMustSucceed,
  LancelotMustFail,
  TargetNotInTeam,
  TargetIsYourself,
  CardLiesOpen,
  LadyMustBeUsed,
  HasHeldLady,
  KnownToBeEvil,
  WrongNumberOfReceivers,
  LeaderCannotReceive,
  ReceiversNotDistinct,
  PlotNotInThisWindow,
  TargetMissing,
  NoTargetAllowed,
  CardAlreadySeen,
  NotANeighbour,
  CardNotThere,
  CardActsAtOnce,
};

}  // namespace roundtable::avalon
