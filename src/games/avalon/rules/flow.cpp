#include "games/avalon/rules/flow.h"

#include <algorithm>

namespace roundtable::avalon::flow {
namespace {

/// Opens the window of a plot card if anybody holds it; tells whether it did.
bool open_window(Table& table, Plot plot, SeatSet not_asked = {}) {
  if (!table.setup.plots) return false;
  const SeatSet holders = holders_of(table, plot) - not_asked;
  if (holders.empty()) return false;
  const Seat asked = first_clockwise(holders, table.leader);
  table.phase = Asking{plot, asked, holders - SeatSet::of(asked)};
  return true;
}

bool plots_can_be_drawn(const Table& table) {
  return table.setup.plots && !table.plots.drawn_this_round && table.plots.deck > 0;
}

bool lady_is_due(const Table& table, int finished) {
  return table.lady && table.lady->uses_left > 0 && finished >= 2 && finished <= 4;
}

}  // namespace

void begin_leadership(Table& table) {
  if (!open_window(table, Plot::StrongLeader, SeatSet::of(table.leader))) after_strong_leader(table);
}

void after_strong_leader(Table& table) {
  if (plots_can_be_drawn(table))
    table.phase = Drawing{};
  else
    table.phase = Proposing{};
}

void begin_at_once(Table& table, const SmallList<AtOnce, max_plots_drawn>& queue) {
  if (queue.empty())
    table.phase = Proposing{};
  else
    table.phase = AtOnceActing{queue};
}

void finish_at_once_card(Table& table) {
  auto queue = std::get<AtOnceActing>(table.phase).queue;
  const AtOnce done = queue[0];
  table.plots.held[done.receiver].erase_value(done.plot);
  table.plots.discarded.push_back(done.plot);
  queue.erase_at(0);
  begin_at_once(table, queue);
}

void begin_vote(Table& table) {
  table.opinion_makers = table.setup.plots ? holders_of(table, Plot::OpinionMaker) : SeatSet();
  table.open_approvals = {};
  table.phase = Voting{{}, table.opinion_makers.empty()};
}

void begin_quest_unless_opposed(Table& table) {
  if (!open_window(table, Plot::NoConfidence)) begin_quest(table);
}

void begin_quest(Table& table) {
  const auto place = table.proposal->quest - 1U;
  if (place < table.schedule.size() && table.schedule[place] == Loyalty::Switch)
    table.phase = Switching{};
  else
    begin_cards(table);
}

void begin_cards(Table& table) {
  if (!open_window(table, Plot::InTheSpotlight)) table.phase = Questing{};
}

void after_cards(Table& table) {
  if (table.proposal->bearer)
    table.phase = Bearing{};
  else
    after_excalibur(table);
}

void after_excalibur(Table& table) {
  if (!open_window(table, Plot::CloseEye)) table.phase = Revealing{};
}

void reject(Table& table) {
  ++table.rejections;
  table.proposal.reset();
  table.leader = clockwise(table.leader, table.players());
  if (table.rejections == rejections_to_lose)
    table.phase = Ending{Side::Evil, Reason::Rejections};
  else
    begin_leadership(table);
}

void after_quest(Table& table) {
  table.leader = clockwise(table.leader, table.players());
  table.rejections = 0;
  table.proposal.reset();
  table.spotlight.reset();
  table.open_card.reset();
  table.eyed = {};
  const int successes = count_results(table, Card::Success);
  const int fails = count_results(table, Card::Fail);
  if (fails == results_to_win)
    table.phase = Ending{Side::Evil, Reason::Quests};
  else if (successes < results_to_win && lady_is_due(table, successes + fails))
    table.phase = Examining{};
  else if (successes < results_to_win)
    table.phase = RoundStarting{};
  else if (has_merlin(table.setup))
    table.phase = Unmasking{};
  else
    table.phase = Ending{Side::Good, Reason::Quests};
}

void next_holder(Table& table, const Asking& answered) {
  if (answered.still.empty()) return close_window(table, answered.plot);
  const Seat asked = first_clockwise(answered.still, table.leader);
  table.phase = Asking{answered.plot, asked, answered.still - SeatSet::of(asked)};
}

void close_window(Table& table, Plot plot) {
  switch (plot) {
    case Plot::StrongLeader:
      return after_strong_leader(table);
    case Plot::NoConfidence:
      return begin_quest(table);
    case Plot::InTheSpotlight:
      table.phase = Questing{};
      return;
    case Plot::CloseEye:
      table.phase = Revealing{};
      return;
    case Plot::OpinionMaker:
    case Plot::TakeResponsibility:
    case Plot::OverheardConversation:
    case Plot::OpenUp:
    case Plot::EstablishConfidence:
      return;  // these have no window
  }
}

}  // namespace roundtable::avalon::flow
