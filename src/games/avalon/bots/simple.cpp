#include "games/avalon/bots/simple.h"

#include <algorithm>

#include "engine/match.h"
#include "engine/random_play.h"

namespace roundtable::avalon {
namespace {

struct Thumb {
  const View& view;
  Rng& rng;
  Suspicion suspected;
  bool evil = view.mine.side == Side::Evil;

  /// Ties are broken by lot, so that no seat is favoured by its number.
  SmallList<Seat, max_players> by_suspicion(SeatSet seats) const {
    SmallList<Seat, max_players> order;
    for (const Seat seat : seats) order.push_back(seat);
    shuffle(rng, order.begin(), order.end());
    for (std::size_t i = 1; i < order.size(); ++i)
      for (std::size_t j = i; j > 0 && suspected[order[j]] < suspected[order[j - 1]]; --j)
        std::swap(order[j], order[j - 1]);
    return order;
  }
  Seat least(SeatSet seats) const { return by_suspicion(seats)[0]; }
  Seat most(SeatSet seats) const { return by_suspicion(seats).back(); }
  SeatSet friends() const { return evil ? known_evil(view) | SeatSet::of(view.seat) : SeatSet(); }
};

int smallest_open_quest(const Table& table) {
  int best = 0;
  for (int quest = 1; quest <= quest_count; ++quest)
    if (may_choose_quest(table, quest) &&
        (best == 0 || team_size(table.players(), quest) < team_size(table.players(), best)))
      best = quest;
  return best;
}

/// Good takes the least suspected with itself. Evil takes itself and seats it knows nothing bad of.
SeatSet choose_team(const Thumb& mind, int size) {
  SeatSet team = SeatSet::of(mind.view.seat);
  SeatSet others = mind.view.table.everyone() - team;
  if (mind.evil && (others - mind.friends()).size() >= size - 1) others = others - mind.friends();
  const auto order = mind.by_suspicion(others);
  for (std::size_t i = 0; team.size() < size; ++i) team.insert(order[i]);
  return team;
}

Action propose(const Thumb& mind) {
  const Table& table = mind.view.table;
  const int quest = table.setup.targeting ? smallest_open_quest(table) : int{table.round};
  ProposeTeam action{choose_team(mind, team_size(table.players(), quest)), std::nullopt, std::nullopt};
  if (table.setup.targeting) action.quest = static_cast<std::uint8_t>(quest);
  if (table.setup.excalibur) action.bearer = mind.least(action.team - SeatSet::of(mind.view.seat));
  return action;
}

bool good_approves(const Thumb& mind) {
  const Table& table = mind.view.table;
  if (table.rejections == rejections_to_lose - 1) return true;
  const SeatSet team = table.proposal->team;
  if (!(team & known_evil(mind.view)).empty()) return false;
  if (table.leader == mind.view.seat) return true;
  const auto trusted = mind.by_suspicion(table.everyone());
  const double limit = mind.suspected[trusted[static_cast<std::size_t>(sizes_for(table.players()).good - 1)]];
  return std::all_of(team.begin(), team.end(), [&](Seat seat) { return mind.suspected[seat] <= limit; });
}

bool evil_approves(const Thumb& mind) {
  const Table& table = mind.view.table;
  if (table.leader == mind.view.seat) return true;
  if (table.rejections == rejections_to_lose - 1) return false;
  const int friends = (table.proposal->team & mind.friends()).size();
  return friends >= fails_needed(table.players(), table.proposal->quest);
}

Action vote(const Thumb& mind) {
  const bool approve = mind.evil ? evil_approves(mind) : good_approves(mind);
  return CastVote{approve ? Vote::Approve : Vote::Reject};
}

/// Fails when it decides something; lets a small first quest pass now and then, to be trusted later.
Action quest_card(const Thumb& mind) {
  if (!may_play(mind.view, Card::Fail)) return PlayCard{Card::Success};
  if (!may_play(mind.view, Card::Success)) return PlayCard{Card::Fail};
  const Table& table = mind.view.table;
  const int needed = fails_needed(table.players(), table.proposal->quest);
  const int friends = (table.proposal->team & mind.friends()).size();
  const bool decisive = count_results(table, Card::Fail) == 2 || count_results(table, Card::Success) == 2;
  if (!decisive && friends < needed) return PlayCard{Card::Success};
  const bool waits = !decisive && table.round == 1 && table.proposal->team.size() == 2 && below(mind.rng, 2) == 0;
  return PlayCard{waits ? Card::Success : Card::Fail};
}

/// Votes against teams that held evil are what Merlin cannot well help.
Action assassinate(const Thumb& mind) {
  const Table& table = mind.view.table;
  const SeatSet evil = mind.friends();
  Suspicion merlin(table.players());
  for (const Ballot& ballot : table.history) {
    const bool tainted = !(ballot.proposal.team & evil).empty();
    for (const Seat seat : table.everyone()) {
      merlin[seat] += ballot.approving.contains(seat) == tainted ? -1.0 : 1.0;
      if (ballot.leader == seat) merlin[seat] += tainted ? -1.0 : 0.5;
    }
  }
  SmallList<Seat, max_players> targets;
  for (const Seat seat : assassination_targets(mind.view)) targets.push_back(seat);
  shuffle(mind.rng, targets.begin(), targets.end());
  return Assassinate{
      *std::max_element(targets.begin(), targets.end(), [&](Seat a, Seat b) { return merlin[a] < merlin[b]; })};
}

/// A good bearer turns the card of someone it knows to be evil; evil leaves the cards as they lie.
Action excalibur(const Thumb& mind) {
  const SeatSet targets = excalibur_targets(mind.view) & known_evil(mind.view);
  if (mind.evil || targets.empty()) return UseExcalibur{std::nullopt};
  return UseExcalibur{mind.most(targets)};
}

Action plot_window(const Thumb& mind, const Asking& asking) {
  const Table& table = mind.view.table;
  switch (asking.plot) {
    case Plot::StrongLeader:
      if (mind.evil ? table.rejections == 0 : table.rejections < 3) return Pass{};
      return PlayPlot{asking.plot, std::nullopt};
    case Plot::NoConfidence: {
      const bool against = mind.evil ? (table.proposal->team & mind.friends()).empty()
                                     : !(table.proposal->team & known_evil(mind.view)).empty();
      if (!against || (!mind.evil && table.rejections == rejections_to_lose - 1)) return Pass{};
      return PlayPlot{asking.plot, std::nullopt};
    }
    case Plot::InTheSpotlight:
      if (mind.evil) return Pass{};
      return PlayPlot{asking.plot, mind.most(table.proposal->team)};
    case Plot::CloseEye: {
      const SeatSet unknown = plot_targets(mind.view, Plot::CloseEye) - SeatSet::of(mind.view.seat);
      if (mind.evil || unknown.empty()) return Pass{};
      return PlayPlot{asking.plot, mind.most(unknown)};
    }
    case Plot::OpinionMaker:
    case Plot::TakeResponsibility:
    case Plot::OverheardConversation:
    case Plot::OpenUp:
    case Plot::EstablishConfidence:
      break;
  }
  return Pass{};
}

Action give_plots(const Thumb& mind) {
  const Table& table = mind.view.table;
  SeatSet others = table.everyone() - SeatSet::of(mind.view.seat);
  GivePlots action;
  const auto order = mind.by_suspicion(others);
  for (std::size_t i = 0; i < table.plots.drawn.size(); ++i) action.to.push_back(order[i]);
  return action;
}

Action at_once(const Thumb& mind, const AtOnce& card) {
  const SeatSet others = mind.view.table.everyone() - SeatSet::of(mind.view.seat);
  switch (card.plot) {
    case Plot::OverheardConversation:
      return Overhear{mind.most(neighbours(mind.view))};
    case Plot::OpenUp:
      return OpenUp{mind.least(others)};
    case Plot::EstablishConfidence:
      return EstablishConfidence{mind.least(others)};
    case Plot::CloseEye:
    case Plot::StrongLeader:
    case Plot::NoConfidence:
    case Plot::OpinionMaker:
    case Plot::TakeResponsibility:
    case Plot::InTheSpotlight:
      break;
  }
  return random_action<Avalon>(mind.view, mind.rng);
}

}  // namespace

Action simple_choice(const View& view, Rng& rng, const Budget&) {
  return choice_by_suspicion(view, rng, suspicion(view));
}

Action choice_by_suspicion(const View& view, Rng& rng, const Suspicion& suspected) {
  const Thumb mind{view, rng, suspected};
  return match(
      view.table.phase, [&](const Voting&) { return vote(mind); }, [&](const Questing&) { return quest_card(mind); },
      [&](const Proposing&) { return propose(mind); }, [&](const Asking& asking) { return plot_window(mind, asking); },
      [&](const Giving&) { return give_plots(mind); },
      [&](const AtOnceActing& acting) { return at_once(mind, acting.queue[0]); },
      [&](const Bearing&) { return excalibur(mind); },
      [&](const Examining&) -> Action {
        const SeatSet unknown = lady_targets(view) - known_good(view) - known_evil(view);
        return AskLady{mind.most(unknown.empty() ? lady_targets(view) : unknown)};
      },
      [&](const Assassinating&) { return assassinate(mind); },
      [&](const auto&) { return random_action<Avalon>(view, rng); });
}

}  // namespace roundtable::avalon
