// What events do to a state. Nothing is checked here: whoever made the event has done so.
#include "engine/match.h"
#include "tests/example_game/rules/rules.h"

namespace roundtable::example {
namespace {

void record(const Dealt& event, State& state) {
  state.table.phase = Laying{};
  state.table.waiting = state.table.everyone();
  for (const Seat seat : state.table.everyone()) state.secrets.seats[seat].hand = event.hands[seat];
}

void record(const CardLaid& event, State& state) {
  state.secrets.seats[event.seat].hand.erase_value(event.card);
  state.secrets.seats[event.seat].laid = event.card;
  std::get<Laying>(state.table.phase).laid.insert(event.seat);
  state.table.waiting.erase(event.seat);
}

void record(const CardsTurned& event, State& state) {
  state.table.rounds.push_back({event.cards, event.winner});
  state.table.phase = Laying{};
  for (Knowledge& seat : state.secrets.seats) seat.laid.reset();
  if (state.table.rounds.size() < hand_size) state.table.waiting = state.table.everyone();
}

void record(const GameEnded& event, State& state) { state.table.phase = Over{event.winner, event.reason}; }

}  // namespace

State prepare(const Setup& setup) {
  State state;
  state.table.setup = setup;
  state.secrets.seats = PerSeat<Knowledge>(setup.players);
  return state;
}

void apply(const Event& event, State& state) {
  match(event, [&](const auto& what) { record(what, state); });
}

}  // namespace roundtable::example
