#include "games/avalon/rules/table.h"

#include <algorithm>

#include "engine/match.h"

namespace roundtable::avalon {

int count_results(const Table& table, Card result) {
  return static_cast<int>(std::count(table.results.begin(), table.results.end(), std::optional(result)));
}

Seat actor_of(const Table& table, const AtOnce& card) {
  return card.plot == Plot::EstablishConfidence ? table.leader : card.receiver;
}

namespace {

SeatSet still_to_vote(const Table& table, const Voting& voting) {
  return (voting.opinions_shown ? table.everyone() : table.opinion_makers) - voting.voted;
}

/// An at-once card without anything to act on waits for nobody.
SeatSet deciding(const Table& table, const AtOnceActing& acting) {
  const AtOnce& card = acting.queue[0];
  if (card.plot == Plot::TakeResponsibility) {
    SeatSet others = table.everyone();
    others.erase(card.receiver);
    if (std::none_of(others.begin(), others.end(), [&](Seat seat) { return has_takeable_plot(table, seat); }))
      return {};
  }
  return SeatSet::of(actor_of(table, card));
}

}  // namespace

SeatSet still_to_decide(const Table& table) {
  return match(
      table.phase, [&](const Voting& voting) { return still_to_vote(table, voting); },
      [&](const Questing& questing) { return table.proposal->team - questing.played; },
      [&](const Proposing&) { return SeatSet::of(table.leader); }, [](const RoundStarting&) { return SeatSet(); },
      [](const Revealing&) { return SeatSet(); }, [](const Dealing&) { return SeatSet(); },
      [](const Asking& asking) { return SeatSet::of(asking.asked); }, [](const Drawing&) { return SeatSet(); },
      [&](const Giving&) { return SeatSet::of(table.leader); },
      [&](const AtOnceActing& acting) { return deciding(table, acting); }, [](const Switching&) { return SeatSet(); },
      [&](const Bearing&) { return SeatSet::of(*table.proposal->bearer); },
      [&](const Examining&) { return SeatSet::of(table.lady->holder); }, [](const Unmasking&) { return SeatSet(); },
      [](const Assassinating& phase) { return SeatSet::of(phase.assassin); }, [](const Striking&) { return SeatSet(); },
      [](const Ending&) { return SeatSet(); }, [](const Over&) { return SeatSet(); });
}

bool may_choose_quest(const Table& table, int quest) {
  if (table.results[static_cast<std::size_t>(quest - 1)]) return false;
  if (quest < quest_count) return true;
  const int counting = last_quest_needs_successes(table.setup)
                           ? count_results(table, Card::Success)
                           : count_results(table, Card::Success) + count_results(table, Card::Fail);
  return counting >= 2;
}

bool quest_begun(const Table& table, const Ballot& ballot) {
  if (!ballot.went_on_quest()) return false;
  const auto* asking = std::get_if<Asking>(&table.phase);
  return ballot.fails || &ballot != &table.history.back() || !asking || asking->plot != Plot::NoConfidence;
}

bool switches_on(const Table& table, const Ballot& ballot) {
  const auto place = ballot.proposal.quest - 1U;
  return place < table.schedule.size() && table.schedule[place] == Loyalty::Switch;
}

int switches_before(const Table& table, int round) {
  int count = 0;
  for (std::size_t i = 0; i < table.turned.size() && static_cast<int>(i) + 3 <= round; ++i)
    count += table.turned[i] == Loyalty::Switch ? 1 : 0;
  for (const Ballot& ballot : table.history)
    if (ballot.round < round && quest_begun(table, ballot) && switches_on(table, ballot)) ++count;
  return count;
}

int switches_so_far(const Table& table) {
  int count = switches_before(table, table.round);
  for (const Ballot& ballot : table.history)
    if (ballot.round == table.round && quest_begun(table, ballot) && switches_on(table, ballot)) ++count;
  return count;
}

SeatSet holders_of(const Table& table, Plot plot) {
  SeatSet holders;
  for (const Seat seat : table.everyone())
    if (table.plots.held[seat].contains(plot)) holders.insert(seat);
  return holders;
}

bool has_takeable_plot(const Table& table, Seat seat) {
  const auto& held = table.plots.held[seat];
  return std::any_of(held.begin(), held.end(), [](Plot plot) { return kind_of(plot) != PlotKind::AtOnce; });
}

}  // namespace roundtable::avalon
