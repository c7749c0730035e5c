#include "games/avalon/rules/rules.h"

#include "engine/match.h"
#include "games/avalon/rules/legality.h"

namespace roundtable::avalon {
namespace {

Card card_of(const State& state, Seat seat) {
  return state.secrets.failing[state.table.round - 1U].contains(seat) ? Card::Fail : Card::Success;
}

Side side_of(const State& state, Seat seat) { return state.secrets.seats[seat].side; }

SideShown shown(const State& state, Plot plot, Seat learner, Seat shown_seat) {
  return SideShown{plot, learner, shown_seat, side_of(state, shown_seat)};
}

TeamProposed brought_about(const State& state, Seat, const ProposeTeam& action) {
  return TeamProposed{action.team, action.quest.value_or(state.table.round), action.bearer};
}
VoteCast brought_about(const State&, Seat seat, const CastVote& action) { return VoteCast{seat, action.vote}; }
CardPlayed brought_about(const State&, Seat seat, const PlayCard& action) { return CardPlayed{seat, action.card}; }
ExcaliburUsed brought_about(const State& state, Seat, const UseExcalibur& action) {
  return ExcaliburUsed{action.target, action.target ? card_of(state, *action.target) : Card::Success};
}
LadyAsked brought_about(const State& state, Seat, const AskLady& action) {
  return LadyAsked{action.target, action.target ? side_of(state, *action.target) : Side::Good};
}
Assassinated brought_about(const State&, Seat, const Assassinate& action) { return Assassinated{action.target}; }
PlotsGiven brought_about(const State&, Seat, const GivePlots& action) { return PlotsGiven{action.to}; }
PlotPlayed brought_about(const State& state, Seat seat, const PlayPlot& action) {
  const bool sees = action.plot == Plot::CloseEye;
  return PlotPlayed{seat, action.plot, action.target,
                    sees ? std::optional(card_of(state, *action.target)) : std::nullopt};
}
PlotPassed brought_about(const State& state, Seat seat, const Pass&) {
  return PlotPassed{seat, std::get<Asking>(state.table.phase).plot};
}
SideShown brought_about(const State& state, Seat seat, const Overhear& action) {
  return shown(state, Plot::OverheardConversation, seat, action.target);
}
SideShown brought_about(const State& state, Seat seat, const OpenUp& action) {
  return shown(state, Plot::OpenUp, action.target, seat);
}
SideShown brought_about(const State& state, Seat seat, const EstablishConfidence& action) {
  return shown(state, Plot::EstablishConfidence, action.target, seat);
}
PlotTaken brought_about(const State&, Seat seat, const TakeResponsibility& action) {
  return PlotTaken{seat, action.from, action.plot};
}

using Follows = std::optional<Event>;

/// Rule A6.9: a loyalty card is turned at the start of the third, fourth and fifth round.
Follows round_start(const State& state) {
  const bool turns = state.table.setup.lancelots == Lancelots::Switching && state.table.round >= 2;
  return RoundStarted{turns ? std::optional(state.secrets.loyalty[state.table.turned.size()]) : std::nullopt};
}

Follows votes_shown(const State& state, const Voting& voting) {
  if (!voting.opinions_shown) return OpinionsShown{voting.voted, state.secrets.approving};
  return VotesShown{state.secrets.approving};
}

Follows drawn_plots(const State& state) {
  const auto& deck = state.secrets.plots;
  PlotsDrawn drawn;
  const std::size_t left = state.table.plots.deck;
  const auto wanted = static_cast<std::size_t>(plots_per_round(state.table.players()));
  for (std::size_t i = 0; i < wanted && i < left; ++i) drawn.plots.push_back(deck[deck.size() - left + i]);
  return drawn;
}

Follows lapsed_plot(const AtOnceActing& acting) { return PlotLapsed{acting.queue[0].receiver, acting.queue[0].plot}; }

Follows end(const State& state, Side winner, Reason reason) {
  PerSeat<Role> roles(state.table.players());
  for (const Seat seat : state.table.everyone()) roles[seat] = state.secrets.seats[seat].role;
  return GameEnded{winner, reason, roles, state.secrets.failing};
}

Follows after_strike(const State& state, Seat target) {
  if (state.secrets.seats[target].role == Role::Merlin) return end(state, Side::Evil, Reason::Assassination);
  return end(state, Side::Good, Reason::Quests);
}

}  // namespace

std::optional<Seat> assassin_seat(const State& state) {
  if (state.secrets.knife) return state.secrets.knife;
  for (const Seat seat : state.table.everyone())
    if (state.secrets.seats[seat].role == Role::Assassin) return seat;
  return std::nullopt;
}

State prepare(const Setup& setup) {
  State state;
  state.table.setup = setup;
  return state;
}

std::expected<Event, Refusal> decide_in_full(const State& state, Seat seat, const Action& action) {
  if (const auto no = refusal(observe(state, seat), action)) return std::unexpected(*no);
  return match(action, [&](const auto& what) {
    return std::expected<Event, Refusal>(std::in_place, brought_about(state, seat, what));
  });
}

std::optional<Event> next_automatic_event(const State& state) {
  return match(
      state.table.phase, [&](const Voting& voting) { return votes_shown(state, voting); },
      [](const Questing&) { return Follows(); }, [](const Proposing&) { return Follows(); },
      [&](const RoundStarting&) { return round_start(state); },
      [&](const Revealing&) {
        return Follows(QuestFinished{static_cast<std::uint8_t>(state.secrets.failing[state.table.round - 1U].size())});
      },
      [](const Dealing&) { return Follows(); }, [](const Asking&) { return Follows(); },
      [&](const Drawing&) { return drawn_plots(state); }, [](const Giving&) { return Follows(); },
      [](const AtOnceActing& acting) { return lapsed_plot(acting); },
      [](const Switching&) { return Follows(LancelotsSwitched{}); }, [](const Bearing&) { return Follows(); },
      [](const Examining&) { return Follows(); },
      [&](const Unmasking&) { return Follows(AssassinRevealed{*assassin_seat(state)}); },
      [](const Assassinating&) { return Follows(); },
      [&](const Striking& striking) { return after_strike(state, striking.target); },
      [&](const Ending& ending) { return end(state, ending.winner, ending.reason); },
      [](const Over&) { return Follows(); });
}

}  // namespace roundtable::avalon
