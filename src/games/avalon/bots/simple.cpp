#include "games/avalon/bots/simple.h"

#include <algorithm>

#include "engine/match.h"
#include "engine/random_play.h"

namespace roundtable::avalon {
namespace {

struct Chooser {
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
SeatSet choose_team(const Chooser& self, int size) {
  SeatSet team = SeatSet::of(self.view.seat);
  SeatSet others = self.view.table.everyone() - team;
  if (self.evil && (others - self.friends()).size() >= size - 1) others = others - self.friends();
  const auto order = self.by_suspicion(others);
  for (std::size_t i = 0; team.size() < size; ++i) team.insert(order[i]);
  return team;
}

Action propose(const Chooser& self) {
  const Table& table = self.view.table;
  const int quest = table.setup.targeting ? smallest_open_quest(table) : int{table.round};
  ProposeTeam action{choose_team(self, team_size(table.players(), quest)), std::nullopt, std::nullopt};
  if (table.setup.targeting) action.quest = static_cast<std::uint8_t>(quest);
  if (table.setup.excalibur) action.bearer = self.least(action.team - SeatSet::of(self.view.seat));
  return action;
}

bool good_approves(const Chooser& self) {
  const Table& table = self.view.table;
  if (table.rejections == rejections_to_lose - 1) return true;
  const SeatSet team = table.proposal->team;
  if (!(team & known_evil(self.view)).empty()) return false;
  if (table.leader == self.view.seat) return true;
  const auto trusted = self.by_suspicion(table.everyone());
  const double limit = self.suspected[trusted[static_cast<std::size_t>(sizes_for(table.players()).good - 1)]];
  return std::all_of(team.begin(), team.end(), [&](Seat seat) { return self.suspected[seat] <= limit; });
}

bool evil_approves(const Chooser& self) {
  const Table& table = self.view.table;
  if (table.leader == self.view.seat) return true;
  if (table.rejections == rejections_to_lose - 1) return false;
  const int friends = (table.proposal->team & self.friends()).size();
  return friends >= fails_needed(table.players(), table.proposal->quest);
}

Action vote(const Chooser& self) {
  const bool approve = self.evil ? evil_approves(self) : good_approves(self);
  return CastVote{approve ? Vote::Approve : Vote::Reject};
}

/// Fails when it decides something; lets a small first quest pass now and then, to be trusted later.
Action quest_card(const Chooser& self) {
  if (!may_play(self.view, Card::Fail)) return PlayCard{Card::Success};
  if (!may_play(self.view, Card::Success)) return PlayCard{Card::Fail};
  const Table& table = self.view.table;
  const int needed = fails_needed(table.players(), table.proposal->quest);
  const int friends = (table.proposal->team & self.friends()).size();
  const bool decisive = count_results(table, Card::Fail) == 2 || count_results(table, Card::Success) == 2;
  if (!decisive && friends < needed) return PlayCard{Card::Success};
  const bool waits = !decisive && table.round == 1 && table.proposal->team.size() == 2 && below(self.rng, 2) == 0;
  return PlayCard{waits ? Card::Success : Card::Fail};
}

/// Votes against teams that held evil are what Merlin cannot well help.
Action assassinate(const Chooser& self) {
  const Table& table = self.view.table;
  const SeatSet evil = self.friends();
  Suspicion merlin(table.players());
  for (const Ballot& ballot : table.history) {
    const bool tainted = !(ballot.proposal.team & evil).empty();
    for (const Seat seat : table.everyone()) {
      merlin[seat] += ballot.approving.contains(seat) == tainted ? -1.0 : 1.0;
      if (ballot.leader == seat) merlin[seat] += tainted ? -1.0 : 0.5;
    }
  }
  SmallList<Seat, max_players> targets;
  for (const Seat seat : assassination_targets(self.view)) targets.push_back(seat);
  shuffle(self.rng, targets.begin(), targets.end());
  return Assassinate{
      *std::max_element(targets.begin(), targets.end(), [&](Seat a, Seat b) { return merlin[a] < merlin[b]; })};
}

/// A good bearer turns the card of someone it knows to be evil; evil leaves the cards as they lie.
Action excalibur(const Chooser& self) {
  const SeatSet targets = excalibur_targets(self.view) & known_evil(self.view);
  if (self.evil || targets.empty()) return UseExcalibur{std::nullopt};
  return UseExcalibur{self.most(targets)};
}

Action plot_window(const Chooser& self, const Asking& asking) {
  const Table& table = self.view.table;
  switch (asking.plot) {
    case Plot::StrongLeader:
      if (self.evil ? table.rejections == 0 : table.rejections < 3) return Pass{};
      return PlayPlot{asking.plot, std::nullopt};
    case Plot::NoConfidence: {
      const bool against = self.evil ? (table.proposal->team & self.friends()).empty()
                                     : !(table.proposal->team & known_evil(self.view)).empty();
      if (!against || (!self.evil && table.rejections == rejections_to_lose - 1)) return Pass{};
      return PlayPlot{asking.plot, std::nullopt};
    }
    case Plot::InTheSpotlight:
      if (self.evil) return Pass{};
      return PlayPlot{asking.plot, self.most(table.proposal->team)};
    case Plot::CloseEye: {
      const SeatSet unknown = plot_targets(self.view, Plot::CloseEye) - SeatSet::of(self.view.seat);
      if (self.evil || unknown.empty()) return Pass{};
      return PlayPlot{asking.plot, self.most(unknown)};
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

Action give_plots(const Chooser& self) {
  const Table& table = self.view.table;
  SeatSet others = table.everyone() - SeatSet::of(self.view.seat);
  GivePlots action;
  const auto order = self.by_suspicion(others);
  for (std::size_t i = 0; i < table.plots.drawn.size(); ++i) action.to.push_back(order[i]);
  return action;
}

Action at_once(const Chooser& self, const AtOnce& card) {
  const SeatSet others = self.view.table.everyone() - SeatSet::of(self.view.seat);
  switch (card.plot) {
    case Plot::OverheardConversation:
      return Overhear{self.most(neighbours(self.view))};
    case Plot::OpenUp:
      return OpenUp{self.least(others)};
    case Plot::EstablishConfidence:
      return EstablishConfidence{self.least(others)};
    case Plot::CloseEye:
    case Plot::StrongLeader:
    case Plot::NoConfidence:
    case Plot::OpinionMaker:
    case Plot::TakeResponsibility:
    case Plot::InTheSpotlight:
      break;
  }
  return random_action<Avalon>(self.view, self.rng);
}

}  // namespace

Action simple_choice(const View& view, Rng& rng, const Budget&) {
  return choice_by_suspicion(view, rng, suspicion(view));
}

Action choice_by_suspicion(const View& view, Rng& rng, const Suspicion& suspected) {
  const Chooser self{view, rng, suspected};
  return match(
      view.table.phase, [&](const Voting&) { return vote(self); }, [&](const Questing&) { return quest_card(self); },
      [&](const Proposing&) { return propose(self); }, [&](const Asking& asking) { return plot_window(self, asking); },
      [&](const Giving&) { return give_plots(self); },
      [&](const AtOnceActing& acting) { return at_once(self, acting.queue[0]); },
      [&](const Bearing&) { return excalibur(self); },
      [&](const Examining&) -> Action {
        const SeatSet unknown = lady_targets(view) - known_good(view) - known_evil(view);
        return AskLady{self.most(unknown.empty() ? lady_targets(view) : unknown)};
      },
      [&](const Assassinating&) { return assassinate(self); },
      [&](const auto&) { return random_action<Avalon>(view, rng); });
}

}  // namespace roundtable::avalon
