// The referee: what an action brings about, what follows by itself, and how an event changes the state.
#pragma once

#include <expected>

#include "games/avalon/rules/events.h"
#include "games/avalon/rules/state.h"

namespace roundtable::avalon {

/// A table that waits for its deal.
State prepare(const Setup& setup);

std::expected<Event, Refusal> decide_in_full(const State& state, Seat seat, const Action& action);
inline std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action) {
  if (const auto* cast = std::get_if<CastVote>(&action); cast && owes_vote(state.table, seat))
    return std::expected<Event, Refusal>(std::in_place, VoteCast{seat, cast->vote});
  return decide_in_full(state, seat, action);
}
/// What happens by itself when nobody owes a decision.
std::optional<Event> next_automatic_event(const State& state);
inline std::optional<Event> consequence(const State& state) {
  return state.table.waiting.empty() ? next_automatic_event(state) : std::nullopt;
}

inline void happen(const VoteCast& event, State& state) {
  std::get_if<Voting>(&state.table.phase)->voted.insert(event.seat);
  state.secrets.seats[event.seat].vote = event.vote;
  state.secrets.approving.insert_if(event.vote == Vote::Approve, event.seat);
}
void apply_in_full(const Event& event, State& state);
inline void apply(const Event& event, State& state) {
  const auto* vote = std::get_if<VoteCast>(&event);
  if (!vote) return apply_in_full(event, state);
  happen(*vote, state);
  state.table.waiting.erase(vote->seat);
}

}  // namespace roundtable::avalon
