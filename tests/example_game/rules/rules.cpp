#include "tests/example_game/rules/rules.h"

#include <algorithm>

#include "tests/example_game/rules/legality.h"

namespace roundtable::example {
namespace {

/// Rule E2.2: the highest card wins the round.
CardsTurned turned(const State& state) {
  CardsTurned event{PerSeat<Card>(state.table.players()), Seat(0)};
  for (const Seat seat : state.table.everyone()) {
    event.cards[seat] = *state.secrets.seats[seat].laid;
    if (event.cards[seat] > event.cards[event.winner]) event.winner = seat;
  }
  return event;
}

}  // namespace

std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action) {
  if (const auto no = refusal(observe(state, seat), action)) return std::unexpected(*no);
  return CardLaid{seat, std::get<LayCard>(action).card};
}

std::optional<Event> consequence(const State& state) {
  if (!state.table.waiting.empty() || !std::holds_alternative<Laying>(state.table.phase)) return std::nullopt;
  if (state.table.rounds.size() < hand_size) return turned(state);
  const Over over = result_of(state.table);
  return GameEnded{over.winner, over.reason};
}

Event lapse(const State& state, Seat seat) {
  const Hand& hand = state.secrets.seats[seat].hand;
  return CardLaid{seat, *std::min_element(hand.begin(), hand.end())};
}

std::string_view lapse_word(const Table&) { return "lowest_card"; }

}  // namespace roundtable::example
