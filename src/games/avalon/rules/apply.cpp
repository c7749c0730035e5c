// How each event changes the state.
#include "engine/match.h"
#include "games/avalon/rules/flow.h"
#include "games/avalon/rules/rules.h"

namespace roundtable::avalon {
namespace {

void switch_lancelots(State& state) {
  for (Knowledge& seat : state.secrets.seats)
    if (is_lancelot(seat.role)) seat.side = opposite(seat.side);
}

void learn(State& state, Seat learner, Seat subject, Source source, Sight sight) {
  state.table.glimpses.push_back({learner, subject, source, state.table.round});
  state.secrets.seats[learner].learned.push_back(sight);
}

void put_plots(Table& table, const Dealt& event) {
  table.plots.held = PerSeat<SmallList<Plot, plot_deck_size>>(table.players());
  table.plots.deck = static_cast<std::uint8_t>(event.plots.size());
}

void put_lady(Table& table) {
  const Seat holder = clockwise(table.leader, table.players(), -1);
  table.lady.emplace();
  table.lady->holder = holder;
  table.lady->past.push_back(holder);
}

void happen(const Dealt& event, State& state) {
  auto& [table, secrets] = state;
  const auto& setup = table.setup;
  secrets.seats = PerSeat<Knowledge>(setup.players);
  for (const Seat seat : table.everyone()) {
    Knowledge& mine = secrets.seats[seat];
    mine.role = event.roles[seat];
    mine.side = printed_side(mine.role);
    mine.opening = opening_of(setup, event.roles, event.knife, seat);
  }
  secrets.knife = event.knife;
  secrets.loyalty = event.loyalty;
  secrets.plots = event.plots;
  table.leader = event.leader;
  if (setup.lady) put_lady(table);
  if (setup.plots) put_plots(table, event);
  if (setup.lancelots == Lancelots::Scheduled)
    for (std::size_t i = 0; i < quest_count; ++i) table.schedule.push_back(event.loyalty[i]);
  table.phase = RoundStarting{};
}

void happen(const RoundStarted& event, State& state) {
  Table& table = state.table;
  ++table.round;
  table.plots.drawn_this_round = false;
  if (event.turned) {
    table.turned.push_back(*event.turned);
    if (*event.turned == Loyalty::Switch) switch_lancelots(state);
  }
  flow::begin_leadership(table);
}

void happen(const PlotsDrawn& event, State& state) {
  PlotTable& plots = state.table.plots;
  plots.drawn = event.plots;
  plots.deck = static_cast<std::uint8_t>(plots.deck - event.plots.size());
  plots.drawn_this_round = true;
  state.table.phase = Giving{};
}

void happen(const PlotsGiven& event, State& state) {
  PlotTable& plots = state.table.plots;
  SmallList<AtOnce, max_plots_drawn> queue;
  for (std::size_t i = 0; i < event.to.size(); ++i) {
    plots.held[event.to[i]].push_back(plots.drawn[i]);
    if (kind_of(plots.drawn[i]) == PlotKind::AtOnce) queue.push_back({event.to[i], plots.drawn[i]});
  }
  plots.drawn.clear();
  flow::begin_at_once(state.table, queue);
}

void happen(const PlotLapsed&, State& state) { flow::finish_at_once_card(state.table); }

void happen(const PlotPlayed& event, State& state) {
  Table& table = state.table;
  const Asking asking = std::get<Asking>(table.phase);
  table.plots.held[event.seat].erase_value(event.plot);
  table.plots.discarded.push_back(event.plot);
  switch (event.plot) {
    case Plot::StrongLeader:
      table.leader = event.seat;
      break;
    case Plot::NoConfidence:
      table.history.back().no_confidence = true;
      return flow::reject(table);
    case Plot::InTheSpotlight:
      table.spotlight = event.target;
      break;
    case Plot::CloseEye:
      table.eyed.insert(*event.target);
      learn(state, event.seat, *event.target, Source::CloseEye, sight_of(*event.seen));
      return flow::next_holder(table, asking);
    case Plot::OpinionMaker:
    case Plot::TakeResponsibility:
    case Plot::OverheardConversation:
    case Plot::OpenUp:
    case Plot::EstablishConfidence:
      break;  // never played from a window
  }
  flow::close_window(table, event.plot);
}

void happen(const PlotPassed&, State& state) {
  const Asking asking = std::get<Asking>(state.table.phase);
  flow::next_holder(state.table, asking);
}

void happen(const PlotTaken& event, State& state) {
  state.table.plots.held[event.from].erase_value(event.plot);
  state.table.plots.held[event.seat].push_back(event.plot);
  flow::finish_at_once_card(state.table);
}

void happen(const SideShown& event, State& state) {
  learn(state, event.learner, event.shown, source_of(event.plot), sight_of(event.side));
  flow::finish_at_once_card(state.table);
}

void happen(const TeamProposed& event, State& state) {
  state.table.proposal = Proposal{event.team, event.quest, event.bearer};
  state.secrets.approving = {};
  flow::begin_vote(state.table);
}

void happen(const OpinionsShown& event, State& state) {
  state.table.open_approvals = event.approving;
  std::get<Voting>(state.table.phase).opinions_shown = true;
}

void happen(const VotesShown& event, State& state) {
  Table& table = state.table;
  Ballot ballot;
  ballot.proposal = *table.proposal;
  ballot.leader = table.leader;
  ballot.approving = event.approving;
  ballot.round = table.round;
  ballot.approved = is_approved(event.approving.size(), table.players());
  table.history.push_back(ballot);
  table.opinion_makers = {};
  table.open_approvals = {};
  if (ballot.approved)
    flow::begin_quest_unless_opposed(table);
  else
    flow::reject(table);
}

void happen(const LancelotsSwitched&, State& state) {
  switch_lancelots(state);
  flow::begin_cards(state.table);
}

void happen(const CardPlayed& event, State& state) {
  Table& table = state.table;
  auto& questing = std::get<Questing>(table.phase);
  questing.played.insert(event.seat);
  if (event.card == Card::Fail) {
    state.secrets.failing[table.round - 1U].insert(event.seat);
    state.secrets.seats[event.seat].failed_rounds |= static_cast<std::uint8_t>(1U << (table.round - 1));
  }
  if (table.spotlight == event.seat) table.open_card = event.card;
  if (questing.played == table.proposal->team) flow::after_cards(table);
}

void happen(const ExcaliburUsed& event, State& state) {
  Table& table = state.table;
  table.history.back().struck = event.target;
  if (event.target) {
    auto& failing = state.secrets.failing[table.round - 1U];
    if (event.first == Card::Fail)
      failing.erase(*event.target);
    else
      failing.insert(*event.target);
    learn(state, *table.proposal->bearer, *event.target, Source::Excalibur, sight_of(event.first));
  }
  flow::after_excalibur(table);
}

void happen(const QuestFinished& event, State& state) {
  Table& table = state.table;
  const int quest = table.proposal->quest;
  table.results[static_cast<std::size_t>(quest - 1)] = quest_result(event.fails, table.players(), quest);
  Ballot& ballot = table.history.back();
  ballot.fails = event.fails;
  ballot.spotlight = table.spotlight;
  ballot.open_card = table.open_card;
  flow::after_quest(table);
}

void happen(const LadyAsked& event, State& state) {
  Table& table = state.table;
  Lady& lady = *table.lady;
  --lady.uses_left;
  if (event.target) {
    learn(state, lady.holder, *event.target, Source::Lady, sight_of(event.side));
    lady.holder = *event.target;
    lady.past.push_back(*event.target);
  }
  table.phase = RoundStarting{};
}

void happen(const AssassinRevealed& event, State& state) { state.table.phase = Assassinating{event.seat}; }

void happen(const Assassinated& event, State& state) { state.table.phase = Striking{event.target}; }

void happen(const AssassinationLapsed&, State& state) { state.table.phase = Ending{Side::Good, Reason::Quests}; }

void happen(const GameEnded& event, State& state) {
  state.table.revealed = Revealed{event.roles, event.failing};
  state.table.phase = Over{event.winner, event.reason};
}

}  // namespace

void apply_in_full(const Event& event, State& state) {
  match(event, [&](const auto& what) { happen(what, state); });
  state.table.waiting = still_to_decide(state.table);
}

}  // namespace roundtable::avalon
