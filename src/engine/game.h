// What a game is: pure functions over values. One action makes one event; whatever follows by itself (votes turned
// over, cards drawn, the end) comes as further events from `consequence`, until somebody is asked again.
#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <string_view>

#include "engine/seat.h"

namespace roundtable {

template <class G>
concept Game = requires(const typename G::State& state, typename G::State& changing, const typename G::View& view,
                        const typename G::Action& action, const typename G::Event& event, Seat seat) {
  { G::id } -> std::convertible_to<std::string_view>;
  { G::refusal(view, action) } -> std::same_as<std::optional<typename G::Refusal>>;
  { G::legal_actions(view).size() } -> std::convertible_to<std::size_t>;
  { G::legal_actions(view)[std::size_t{}] } -> std::same_as<typename G::Action>;
  { G::decide(state, seat, action) } -> std::same_as<std::expected<typename G::Event, typename G::Refusal>>;
  { G::consequence(state) } -> std::same_as<std::optional<typename G::Event>>;
  G::apply(event, changing);
  { G::observe(state, seat) } -> std::same_as<typename G::View>;
  { G::waiting(state.table) } -> std::same_as<SeatSet>;
  { G::is_over(state.table) } -> std::same_as<bool>;
  { G::seats(state.table) } -> std::same_as<int>;
};

/// Applies an event and all that follows from it; `record(event, state)` sees each one, before it is applied.
template <Game G, class Record>
void carry_out(const typename G::Event& event, typename G::State& state, Record&& record) {
  record(event, state);
  G::apply(event, state);
  while (const auto next = G::consequence(state)) {
    record(*next, state);
    G::apply(*next, state);
  }
}

/// The one way a game goes on: a seat's action is refused and changes nothing, or is carried out.
template <Game G, class Record>
std::optional<typename G::Refusal> play(typename G::State& state, Seat seat, const typename G::Action& action,
                                        Record&& record) {
  const auto event = G::decide(state, seat, action);
  if (!event) return event.error();
  carry_out<G>(*event, state, record);
  return std::nullopt;
}

inline constexpr auto unrecorded = [](const auto&, const auto&) {};

}  // namespace roundtable
