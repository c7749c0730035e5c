#include "games/avalon/talk/public_course.h"

#include <algorithm>

#include "engine/match.h"

namespace roundtable::avalon::talk {
namespace {

using Held = SmallList<Plot, plot_deck_size>;

auto copies(const Held& held, Plot plot) { return std::count(held.begin(), held.end(), plot); }

std::optional<Seat> looked_at(const Table& before, Seat seat, const Table& after) {
  if (after.glimpses.size() == before.glimpses.size()) return std::nullopt;
  const Glimpse& glimpse = after.glimpses[before.glimpses.size()];
  return glimpse.subject == seat ? glimpse.learner : glimpse.subject;
}

/// Whose plot card was taken by "take responsibility".
std::optional<Seat> robbed(const Table& before, Seat seat, const Table& after) {
  for (const Seat other : before.everyone() - SeatSet::of(seat))
    if (after.plots.held[other].size() < before.plots.held[other].size()) return other;
  return std::nullopt;
}

Step about(const Table& before, Deed deed, Seat seat) {
  Step step;
  step.deed = deed;
  step.seat = seat;
  const bool voted_on = before.proposal && !std::holds_alternative<Voting>(before.phase);
  step.ballot = static_cast<std::uint8_t>(before.history.size() - (voted_on ? 1U : 0U));
  return step;
}

Step vote(const Table& before, Seat seat, const Table& after) {
  Step step = about(before, Deed::Vote, seat);
  step.finishes_phase = after.history.size() > before.history.size();
  return step;
}

Step card(const Table& before, const Questing& questing, Seat seat, const Table& after) {
  Step step = about(before, Deed::Card, seat);
  step.last_card = (questing.played | SeatSet::of(seat)) == before.proposal->team;
  step.finishes_phase = step.last_card;
  // A finished quest has taken its open card from the table into the history.
  if (before.spotlight == seat)
    step.open_card = after.open_card ? after.open_card : after.history[step.ballot].open_card;
  return step;
}

Step window(const Table& before, const Asking& asking, Seat seat, const Table& after) {
  Step step = about(before, Deed::PlotWindow, seat);
  step.plot = asking.plot;
  step.played = copies(after.plots.held[seat], asking.plot) < copies(before.plots.held[seat], asking.plot);
  step.target = asking.plot == Plot::InTheSpotlight ? after.spotlight : looked_at(before, seat, after);
  return step;
}

Step at_once(const Table& before, const AtOnceActing& acting, Seat seat, const Table& after) {
  Step step = about(before, Deed::AtOnce, seat);
  step.plot = acting.queue[0].plot;
  step.target = step.plot == Plot::TakeResponsibility ? robbed(before, seat, after) : looked_at(before, seat, after);
  return step;
}

Step looking(const Table& before, Deed deed, Seat seat, const Table& after) {
  Step step = about(before, deed, seat);
  step.target = looked_at(before, seat, after);
  return step;
}

}  // namespace

Step step_seen(const Table& before, Seat seat, const Table& after) {
  return match(
      before.phase, [&](const Voting&) { return vote(before, seat, after); },
      [&](const Questing& questing) { return card(before, questing, seat, after); },
      [&](const Bearing&) { return looking(before, Deed::Excalibur, seat, after); },
      [&](const Examining&) { return looking(before, Deed::Lady, seat, after); },
      [&](const Asking& asking) { return window(before, asking, seat, after); },
      [&](const AtOnceActing& acting) { return at_once(before, acting, seat, after); },
      [&](const Giving&) { return about(before, Deed::Gift, seat); },
      [&](const Assassinating&) { return about(before, Deed::Knife, seat); },
      [&](const auto&) { return about(before, Deed::Proposal, seat); });
}

void PublicCourse::add(const Step& step) {
  steps_.push_back(step);
  if (step.finishes_phase) phase_began_ = size();
}

bool is_shown(const Table& table, const Step& step) {
  if (step.deed == Deed::Card) return step.last_card || step.open_card.has_value();
  if (step.deed != Deed::Vote || step.ballot < table.history.size()) return true;
  const auto* voting = std::get_if<Voting>(&table.phase);
  return voting && voting->opinions_shown && table.opinion_makers.contains(step.seat);
}

bool answers_for(const Table& table, const Step& step, Seat seat) {
  switch (step.deed) {
    case Deed::Proposal:
      return step.seat == seat;
    case Deed::Vote:
      return step.seat == seat && is_shown(table, step);
    case Deed::Card:
      return step.last_card && team_of(table, step).team.contains(seat);
    case Deed::Excalibur:
    case Deed::Lady:
    case Deed::Knife:
    case Deed::Gift:
    case Deed::PlotWindow:
    case Deed::AtOnce:
      return false;
  }
  return false;
}

Vote vote_shown(const Table& table, const Step& step) {
  const SeatSet approving =
      step.ballot < table.history.size() ? table.history[step.ballot].approving : table.open_approvals;
  return approving.contains(step.seat) ? Vote::Approve : Vote::Reject;
}

const Proposal& team_of(const Table& table, const Step& step) {
  return step.ballot < table.history.size() ? table.history[step.ballot].proposal : *table.proposal;
}

}  // namespace roundtable::avalon::talk
