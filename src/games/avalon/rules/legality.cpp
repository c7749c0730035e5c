#include "games/avalon/rules/legality.h"

#include "engine/match.h"

namespace roundtable::avalon {
namespace {

using Answer = std::optional<Refusal>;

template <class Phase>
const Phase* phase_of(const View& view) {
  return std::get_if<Phase>(&view.table.phase);
}

bool on_table(const View& view, Seat seat) { return view.table.everyone().contains(seat); }
bool on_table(const View& view, SeatSet seats) { return view.table.everyone().contains(seats); }

Answer quest_refusal(const View& view, std::optional<std::uint8_t> chosen) {
  if (!view.table.setup.targeting) return chosen ? Answer(Refusal::QuestIsFixed) : std::nullopt;
  if (!chosen) return Refusal::QuestNotChosen;
  if (*chosen < 1 || *chosen > quest_count) return Refusal::NoSuchQuest;
  if (view.table.results[*chosen - 1U]) return Refusal::QuestAlreadyDone;
  if (!may_choose_quest(view.table, *chosen)) return Refusal::LastQuestTooEarly;
  return std::nullopt;
}

Answer bearer_refusal(const View& view, const ProposeTeam& action) {
  if (!view.table.setup.excalibur) return action.bearer ? Answer(Refusal::NoExcalibur) : std::nullopt;
  if (!action.bearer) return Refusal::BearerMissing;
  if (!action.team.contains(*action.bearer)) return Refusal::BearerNotInTeam;
  if (*action.bearer == view.seat) return Refusal::LeaderCannotBear;
  return std::nullopt;
}

Answer check(const View& view, const ProposeTeam& action) {
  if (!phase_of<Proposing>(view)) return Refusal::NotNow;
  if (const auto no = quest_refusal(view, action.quest)) return no;
  if (!on_table(view, action.team)) return Refusal::NoSuchSeat;
  const int quest = action.quest.value_or(view.table.round);
  if (action.team.size() != team_size(view.table.players(), quest)) return Refusal::WrongTeamSize;
  return bearer_refusal(view, action);
}

Answer check(const View& view, const CastVote&) {
  return phase_of<Voting>(view) ? std::nullopt : Answer(Refusal::NotNow);
}

Answer check(const View& view, const PlayCard& action) {
  if (!phase_of<Questing>(view)) return Refusal::NotNow;
  if (may_play(view, action.card)) return std::nullopt;
  return action.card == Card::Fail ? Refusal::GoodMustSucceed : Refusal::LancelotMustFail;
}

Answer check(const View& view, const UseExcalibur& action) {
  if (!phase_of<Bearing>(view)) return Refusal::NotNow;
  if (!action.target) return std::nullopt;
  if (*action.target == view.seat) return Refusal::TargetIsYourself;
  if (!view.table.proposal->team.contains(*action.target)) return Refusal::TargetNotInTeam;
  if (action.target == view.table.spotlight) return Refusal::CardLiesOpen;
  return std::nullopt;
}

Answer check(const View& view, const AskLady& action) {
  if (!phase_of<Examining>(view)) return Refusal::NotNow;
  if (!action.target) return lady_may_be_declined(view.table.setup) ? std::nullopt : Answer(Refusal::LadyMustBeUsed);
  if (!on_table(view, *action.target)) return Refusal::NoSuchSeat;
  if (view.table.lady->past.contains(*action.target)) return Refusal::HasHeldLady;
  return std::nullopt;
}

Answer check(const View& view, const Assassinate& action) {
  if (!phase_of<Assassinating>(view)) return Refusal::NotNow;
  if (!on_table(view, action.target)) return Refusal::NoSuchSeat;
  if (action.target == view.seat) return Refusal::TargetIsYourself;
  if (!assassination_targets(view).contains(action.target)) return Refusal::KnownToBeEvil;
  return std::nullopt;
}

Answer check(const View& view, const GivePlots& action) {
  if (!phase_of<Giving>(view)) return Refusal::NotNow;
  if (action.to.size() != view.table.plots.drawn.size()) return Refusal::WrongNumberOfReceivers;
  SeatSet receivers;
  for (const Seat seat : action.to) {
    if (!on_table(view, seat)) return Refusal::NoSuchSeat;
    if (seat == view.seat) return Refusal::LeaderCannotReceive;
    if (receivers.contains(seat)) return Refusal::ReceiversNotDistinct;
    receivers.insert(seat);
  }
  return std::nullopt;
}

Answer check(const View& view, const PlayPlot& action) {
  const auto* asking = phase_of<Asking>(view);
  if (!asking) return Refusal::NotNow;
  if (action.plot != asking->plot) return Refusal::PlotNotInThisWindow;
  if (!takes_target(action.plot)) return action.target ? Answer(Refusal::NoTargetAllowed) : std::nullopt;
  if (!action.target) return Refusal::TargetMissing;
  if (!view.table.proposal->team.contains(*action.target)) return Refusal::TargetNotInTeam;
  if (!plot_targets(view, action.plot).contains(*action.target)) return Refusal::CardAlreadySeen;
  return std::nullopt;
}

Answer check(const View& view, const Pass&) { return phase_of<Asking>(view) ? std::nullopt : Answer(Refusal::NotNow); }

bool is_resolving(const View& view, Plot plot) {
  const auto* acting = phase_of<AtOnceActing>(view);
  return acting && acting->queue[0].plot == plot;
}

Answer check(const View& view, const Overhear& action) {
  if (!is_resolving(view, Plot::OverheardConversation)) return Refusal::NotNow;
  return neighbours(view).contains(action.target) ? std::nullopt : Answer(Refusal::NotANeighbour);
}

Answer show_to(const View& view, Plot plot, Seat target) {
  if (!is_resolving(view, plot)) return Refusal::NotNow;
  if (!on_table(view, target)) return Refusal::NoSuchSeat;
  return target == view.seat ? Answer(Refusal::TargetIsYourself) : std::nullopt;
}

Answer check(const View& view, const OpenUp& action) { return show_to(view, Plot::OpenUp, action.target); }
Answer check(const View& view, const EstablishConfidence& action) {
  return show_to(view, Plot::EstablishConfidence, action.target);
}

Answer check(const View& view, const TakeResponsibility& action) {
  if (!is_resolving(view, Plot::TakeResponsibility)) return Refusal::NotNow;
  if (!on_table(view, action.from)) return Refusal::NoSuchSeat;
  if (action.from == view.seat) return Refusal::TargetIsYourself;
  if (!view.table.plots.held[action.from].contains(action.plot)) return Refusal::CardNotThere;
  return kind_of(action.plot) == PlotKind::AtOnce ? Answer(Refusal::CardActsAtOnce) : std::nullopt;
}

}  // namespace

Answer refusal(const View& view, const Action& action) {
  if (!view.table.waiting.contains(view.seat)) return Refusal::NotYourTurn;
  return match(action, [&](const auto& what) { return check(view, what); });
}

SeatSet lady_targets(const View& view) {
  SeatSet targets = view.table.everyone();
  for (const Seat seat : view.table.lady->past) targets.erase(seat);
  return targets;
}

SeatSet excalibur_targets(const View& view) {
  SeatSet targets = view.table.proposal->team;
  targets.erase(view.seat);
  if (view.table.spotlight) targets.erase(*view.table.spotlight);
  return targets;
}

// Only the opening counts: what the Lady or a plot card showed does not narrow the list, and Oberon stays on it.
SeatSet assassination_targets(const View& view) {
  return view.table.everyone() - view.mine.opening.evil - view.mine.opening.assassin - SeatSet::of(view.seat);
}

SeatSet plot_targets(const View& view, Plot plot) {
  const SeatSet team = view.table.proposal->team;
  return plot == Plot::CloseEye ? team - view.table.eyed : team;
}

SeatSet neighbours(const View& view) {
  return SeatSet::of(clockwise(view.seat, view.table.players())) |
         SeatSet::of(clockwise(view.seat, view.table.players(), -1));
}

SeatSet confers(const View& view) {
  const bool choosing = phase_of<Assassinating>(view) != nullptr;
  if (!choosing || printed_side(view.mine.role) != Side::Evil) return {};
  SeatSet fellows = view.mine.opening.evil | view.mine.opening.assassin;
  fellows.erase(view.seat);
  return fellows;
}

bool may_play(const View& view, Card card) {
  if (view.mine.side == Side::Good) return card == Card::Success;
  const bool must_fail = view.table.setup.lancelots == Lancelots::Scheduled && is_lancelot(view.mine.role);
  return card == Card::Fail || !must_fail;
}

}  // namespace roundtable::avalon
