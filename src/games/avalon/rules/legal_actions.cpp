#include "games/avalon/rules/legal_actions.h"

#include "engine/match.h"
#include "games/avalon/rules/combinations.h"
#include "games/avalon/rules/legality.h"

namespace roundtable::avalon {
namespace {

std::size_t as_size(int count) { return static_cast<std::size_t>(count); }

/// Teams of this size; with Excalibur each counts once for every member who may bear it.
std::size_t proposals_of_size(const Table& table, int size) {
  const int players = table.players();
  if (!table.setup.excalibur) return as_size(combinations(players, size));
  const int with_leader = combinations(players - 1, size - 1) * (size - 1);
  const int without_leader = combinations(players - 1, size) * size;
  return as_size(with_leader + without_leader);
}

/// Calls f with each quest that may be proposed now, until it returns true.
template <class F>
void each_quest(const Table& table, F f) {
  if (!table.setup.targeting) {
    f(int{table.round});
    return;
  }
  for (int quest = 1; quest <= quest_count; ++quest)
    if (may_choose_quest(table, quest) && f(quest)) return;
}

std::size_t count_proposals(const Table& table) {
  std::size_t count = 0;
  each_quest(table, [&](int quest) {
    count += proposals_of_size(table, team_size(table.players(), quest));
    return false;
  });
  return count;
}

std::size_t count_gifts(const Table& table) {
  std::size_t count = 1;
  int others = table.players() - 1;
  for (std::size_t i = 0; i < table.plots.drawn.size(); ++i) count *= as_size(others--);
  return count;
}

/// The different cards that may be taken from a seat, once each.
SmallList<Plot, plot_kinds> takeable(const Table& table, Seat seat) {
  SmallList<Plot, plot_kinds> plots;
  for (const Plot plot : table.plots.held[seat])
    if (kind_of(plot) != PlotKind::AtOnce && !plots.contains(plot)) plots.push_back(plot);
  return plots;
}

std::optional<std::uint8_t> named_quest(const Table& table, int quest) {
  return table.setup.targeting ? std::optional(static_cast<std::uint8_t>(quest)) : std::nullopt;
}

/// A team drawn from all seats but this one.
SeatSet skipping(SeatSet team, Seat skipped) {
  const unsigned low = (1U << skipped.index()) - 1U;
  return SeatSet::from_bits((team.bits() & low) | ((team.bits() & ~low) << 1));
}

std::size_t count_at_once(const View& view, const AtOnceActing& acting) {
  const AtOnce& card = acting.queue[0];
  if (card.plot == Plot::OverheardConversation) return 2;
  if (card.plot != Plot::TakeResponsibility) return as_size(view.table.players() - 1);
  std::size_t count = 0;
  for (const Seat seat : view.table.everyone() - SeatSet::of(view.seat)) count += takeable(view.table, seat).size();
  return count;
}

/// The target at this place; past the last one, none.
std::optional<Seat> target_or_none(SeatSet targets, std::size_t place) {
  if (place >= as_size(targets.size())) return std::nullopt;
  return targets.nth(static_cast<int>(place));
}

}  // namespace

std::size_t LegalActions::count_actions(const View& view) {
  if (!view.table.waiting.contains(view.seat)) return 0;
  const Table& table = view.table;
  return match(
      table.phase,
      [&](const Questing&) -> std::size_t {
        return (may_play(view, Card::Success) ? 1U : 0U) + (may_play(view, Card::Fail) ? 1U : 0U);
      },
      [&](const Proposing&) { return count_proposals(table); },
      [&](const Asking& asking) {
        return 1 + (takes_target(asking.plot) ? as_size(plot_targets(view, asking.plot).size()) : 1);
      },
      [&](const Giving&) { return count_gifts(table); },
      [&](const AtOnceActing& acting) { return count_at_once(view, acting); },
      [&](const Bearing&) { return 1 + as_size(excalibur_targets(view).size()); },
      [&](const Examining&) {
        return as_size(lady_targets(view).size()) + (lady_may_be_declined(table.setup) ? 1 : 0);
      },
      [&](const Assassinating&) { return as_size(assassination_targets(view).size()); },
      [](const auto&) -> std::size_t { return 0; });
}

Action LegalActions::action_but_vote(std::size_t place) const {
  return match(
      view_.table.phase,
      [&](const Questing&) -> Action {
        const bool first = place == 0 && may_play(view_, Card::Success);
        return PlayCard{first ? Card::Success : Card::Fail};
      },
      [&](const Proposing&) { return proposal(place); }, [&](const Asking&) { return plot_play(place); },
      [&](const Giving&) { return gift(place); }, [&](const AtOnceActing&) { return at_once(place); },
      [&](const Bearing&) -> Action { return UseExcalibur{target_or_none(excalibur_targets(view_), place)}; },
      [&](const Examining&) -> Action { return AskLady{target_or_none(lady_targets(view_), place)}; },
      [&](const Assassinating&) -> Action {
        return Assassinate{assassination_targets(view_).nth(static_cast<int>(place))};
      },
      [](const auto&) -> Action { return Pass{}; });
}

Action LegalActions::proposal(std::size_t place) const {
  const Table& table = view_.table;
  Action chosen;
  each_quest(table, [&](int quest) {
    const int size = team_size(table.players(), quest);
    const std::size_t here = proposals_of_size(table, size);
    if (place >= here) {
      place -= here;
      return false;
    }
    if (table.setup.excalibur)
      chosen = proposal_with_bearer(quest, size, place);
    else
      chosen = ProposeTeam{unrank_combination(table.players(), size, static_cast<int>(place)),
                           named_quest(table, quest), std::nullopt};
    return true;
  });
  return chosen;
}

// First the teams with the leader, of whom the others may bear, then those without him.
Action LegalActions::proposal_with_bearer(int quest, int size, std::size_t place) const {
  const int others = view_.table.players() - 1;
  const auto bearers_with = as_size(size - 1);
  const std::size_t with_leader = as_size(combinations(others, size - 1)) * bearers_with;
  const bool leads = place < with_leader;
  if (!leads) place -= with_leader;
  const std::size_t bearers = leads ? bearers_with : as_size(size);
  const SeatSet companions =
      skipping(unrank_combination(others, leads ? size - 1 : size, static_cast<int>(place / bearers)), view_.seat);
  const SeatSet team = leads ? companions | SeatSet::of(view_.seat) : companions;
  return ProposeTeam{team, named_quest(view_.table, quest), companions.nth(static_cast<int>(place % bearers))};
}

Action LegalActions::gift(std::size_t place) const {
  GivePlots gift;
  SeatSet free = view_.table.everyone() - SeatSet::of(view_.seat);
  for (std::size_t i = 0; i < view_.table.plots.drawn.size(); ++i) {
    const auto choices = as_size(free.size());
    const Seat receiver = free.nth(static_cast<int>(place % choices));
    place /= choices;
    free.erase(receiver);
    gift.to.push_back(receiver);
  }
  return gift;
}

Action LegalActions::plot_play(std::size_t place) const {
  if (place + 1 == size_) return Pass{};
  const auto& asking = std::get<Asking>(view_.table.phase);
  if (!takes_target(asking.plot)) return PlayPlot{asking.plot, std::nullopt};
  return PlayPlot{asking.plot, plot_targets(view_, asking.plot).nth(static_cast<int>(place))};
}

Action LegalActions::taking(std::size_t place) const {
  for (const Seat seat : view_.table.everyone() - SeatSet::of(view_.seat)) {
    const auto plots = takeable(view_.table, seat);
    if (place < plots.size()) return TakeResponsibility{seat, plots[place]};
    place -= plots.size();
  }
  return Pass{};
}

Action LegalActions::at_once(std::size_t place) const {
  const Plot plot = std::get<AtOnceActing>(view_.table.phase).queue[0].plot;
  if (plot == Plot::TakeResponsibility) return taking(place);
  if (plot == Plot::OverheardConversation) return Overhear{neighbours(view_).nth(static_cast<int>(place))};
  const Seat target = (view_.table.everyone() - SeatSet::of(view_.seat)).nth(static_cast<int>(place));
  if (plot == Plot::OpenUp) return OpenUp{target};
  return EstablishConfidence{target};
}

}  // namespace roundtable::avalon
