#include "games/avalon/rules/lapse.h"

#include "engine/match.h"
#include "games/avalon/rules/legal_actions.h"
#include "games/avalon/rules/legality.h"

namespace roundtable::avalon {
namespace {

int first_choosable(const Table& table) {
  int quest = 1;
  while (!may_choose_quest(table, quest)) ++quest;
  return quest;
}

/// The leader and those after him clockwise; the first of them bears Excalibur.
Action next_to_leader(const View& view) {
  const Table& table = view.table;
  const int quest = table.setup.targeting ? first_choosable(table) : table.round;
  ProposeTeam proposal;
  for (int i = 0; i < team_size(table.players(), quest); ++i)
    proposal.team.insert(clockwise(view.seat, table.players(), i));
  if (table.setup.targeting) proposal.quest = static_cast<std::uint8_t>(quest);
  if (table.setup.excalibur) proposal.bearer = clockwise(view.seat, table.players());
  return proposal;
}

Action gifts_clockwise(const View& view) {
  GivePlots gifts;
  for (std::size_t i = 0; i < view.table.plots.drawn.size(); ++i)
    gifts.to.push_back(clockwise(view.seat, view.table.players(), static_cast<int>(i) + 1));
  return gifts;
}

std::optional<Seat> examined(const View& view) {
  if (lady_may_be_declined(view.table.setup)) return std::nullopt;
  return first_clockwise(lady_targets(view), view.seat);
}

}  // namespace

std::optional<Action> default_action(const View& view) {
  using Taken = std::optional<Action>;
  return match(
      view.table.phase, [](const Voting&) -> Taken { return CastVote{Vote::Reject}; },
      [&](const Questing&) -> Taken { return PlayCard{may_play(view, Card::Success) ? Card::Success : Card::Fail}; },
      [&](const Proposing&) -> Taken { return next_to_leader(view); }, [](const Asking&) -> Taken { return Pass{}; },
      [&](const Giving&) -> Taken { return gifts_clockwise(view); },
      [](const Bearing&) -> Taken { return UseExcalibur{std::nullopt}; },
      [&](const Examining&) -> Taken { return AskLady{examined(view)}; },
      [&](const AtOnceActing&) -> Taken { return legal_actions(view)[0]; },
      [](const auto&) -> Taken { return std::nullopt; });
}

Event lapse(const State& state, Seat seat) {
  const auto action = default_action(observe(state, seat));
  if (!action) return AssassinationLapsed{};
  return *decide(state, seat, *action);
}

std::string_view lapse_word(const Table& table) {
  return match(
      table.phase, [](const Voting&) { return "reject"; }, [](const Questing&) { return "succeed"; },
      [](const Proposing&) { return "propose_next"; }, [](const Giving&) { return "give_next"; },
      [&](const Examining&) { return lady_may_be_declined(table.setup) ? "decline" : "examine_next"; },
      [](const AtOnceActing&) { return "first_choice"; }, [](const Assassinating&) { return "names_nobody"; },
      [](const auto&) { return "decline"; });
}

}  // namespace roundtable::avalon
