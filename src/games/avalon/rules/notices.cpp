#include "games/avalon/rules/notices.h"

#include "engine/match.h"

namespace roundtable::avalon::notice {
namespace {

Telling to_all(const Notice& notice) {
  Telling telling;
  telling.push_back({std::nullopt, notice});
  return telling;
}

Telling with_secret(const Notice& open, Seat learner, const YouLearned& secret) {
  Telling telling = to_all(open);
  telling.push_back({learner, secret});
  return telling;
}

Telling tell(const Dealt& event, const State& before) {
  Telling telling = to_all(Started{event.leader});
  for (const Seat seat : before.table.everyone()) {
    const Role role = event.roles[seat];
    telling.push_back({seat, YourCharacter{seat, role, printed_side(role),
                                           opening_of(before.table.setup, event.roles, event.knife, seat)}});
  }
  return telling;
}

Telling tell(const RoundStarted& event, const State& before) {
  return to_all(RoundOpened{static_cast<std::uint8_t>(before.table.round + 1), before.table.leader, event.turned});
}

Telling tell(const PlotPlayed& event, const State& before) {
  const PlotUsed open{event.seat, event.plot, event.target};
  if (!event.seen) return to_all(open);
  return with_secret(open, event.seat, {*event.target, Source::CloseEye, sight_of(*event.seen), before.table.round});
}

Telling tell(const SideShown& event, const State& before) {
  return with_secret(SideLooked{event.plot, event.learner, event.shown}, event.learner,
                     {event.shown, source_of(event.plot), sight_of(event.side), before.table.round});
}

Telling tell(const TeamProposed& event, const State& before) { return to_all(TeamNamed{before.table.leader, event}); }

Telling tell(const VoteCast& event, const State&) { return to_all(Voted{event.seat}); }

Telling tell(const OpinionsShown& event, const State&) { return to_all(OpinionsTurned{event.makers, event.approving}); }

Telling tell(const VotesShown& event, const State& before) {
  const int players = before.table.players();
  return to_all(VotesTurned{event.approving, players, is_approved(event.approving.size(), players)});
}

Telling tell(const CardPlayed& event, const State& before) {
  const bool open = before.table.spotlight == event.seat;
  return to_all(CardLaid{event.seat, open ? std::optional(event.card) : std::nullopt});
}

Telling tell(const ExcaliburUsed& event, const State& before) {
  const Seat bearer = *before.table.proposal->bearer;
  const ExcaliburDrawn open{bearer, event.target};
  if (!event.target) return to_all(open);
  return with_secret(open, bearer, {*event.target, Source::Excalibur, sight_of(event.first), before.table.round});
}

Telling tell(const QuestFinished& event, const State& before) {
  const auto quest = before.table.proposal->quest;
  return to_all(QuestClosed{quest, event.fails, quest_result(event.fails, before.table.players(), quest)});
}

Telling tell(const LadyAsked& event, const State& before) {
  const Seat holder = before.table.lady->holder;
  const LadyWent open{holder, event.target};
  if (!event.target) return to_all(open);
  return with_secret(open, holder, {*event.target, Source::Lady, sight_of(event.side), before.table.round});
}

Telling tell(const PlotsDrawn& event, const State&) { return to_all(event); }
Telling tell(const PlotsGiven& event, const State&) { return to_all(event); }
Telling tell(const PlotLapsed& event, const State&) { return to_all(event); }
Telling tell(const PlotPassed& event, const State&) { return to_all(event); }
Telling tell(const PlotTaken& event, const State&) { return to_all(event); }
Telling tell(const LancelotsSwitched& event, const State&) { return to_all(event); }
Telling tell(const AssassinRevealed& event, const State&) { return to_all(event); }
Telling tell(const Assassinated& event, const State&) { return to_all(event); }
Telling tell(const AssassinationLapsed& event, const State&) { return to_all(event); }
Telling tell(const GameEnded& event, const State& before) {
  Ended ended{event.winner, event.reason, event.roles, {}};
  for (const Ballot& ballot : before.table.history)
    if (ballot.fails)
      ended.quests.push_back({ballot.proposal.quest, ballot.proposal.team, event.failing[ballot.round - 1U]});
  return to_all(ended);
}

}  // namespace

Telling telling(const Event& event, const State& before) {
  return match(event, [&](const auto& what) { return tell(what, before); });
}

}  // namespace roundtable::avalon::notice
