// What a game is: pure functions over values. One action makes one event; whatever follows by itself (votes turned
// over, cards drawn, the end) comes as further events from `consequence`, until somebody is asked again.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>

#include "engine/rng.h"
#include "engine/seat.h"

namespace roundtable {

/// The types of a game. A `State` has an open `table` and secrets beside it; a `DealWish` fixes parts of a deal, and
/// the default one nothing.
template <class G>
concept GameTypes = requires(const typename G::State& state) {
  typename G::Setup;
  typename G::View;
  typename G::Action;
  typename G::Event;
  typename G::Refusal;
  state.table;
} && std::default_initializable<typename G::DealWish>;

/// How a game begins. `deal` takes either generator and gives the first event.
template <class G>
concept GameStart = GameTypes<G> && requires(const typename G::Setup& setup, const typename G::DealWish& wish, Rng& rng,
                                             Chance& chance) {
  { G::prepare(setup) } -> std::same_as<typename G::State>;
  { G::deal(setup, wish, rng) } -> std::same_as<typename G::Event>;
  { G::deal(setup, wish, chance) } -> std::same_as<typename G::Event>;
};

/// How a game goes on. Legality takes views alone.
template <class G>
concept GamePlay =
    GameTypes<G> && requires(const typename G::State& state, typename G::State& changing, const typename G::View& view,
                             const typename G::Action& action, const typename G::Event& event, Seat seat) {
      { G::refusal(view, action) } -> std::same_as<std::optional<typename G::Refusal>>;
      { G::legal_actions(view).size() } -> std::convertible_to<std::size_t>;
      { G::legal_actions(view)[std::size_t{}] } -> std::same_as<typename G::Action>;
      { G::decide(state, seat, action) } -> std::same_as<std::expected<typename G::Event, typename G::Refusal>>;
      { G::consequence(state) } -> std::same_as<std::optional<typename G::Event>>;
      G::apply(event, changing);
    };

/// What can be asked of a running game: what a seat may know, what lies open, and a state that would look the same.
template <class G>
concept GameViews =
    GameTypes<G> && requires(const typename G::State& state, const typename G::View& view, Seat seat, Rng& rng) {
      { G::observe(state, seat) } -> std::same_as<typename G::View>;
      { G::imagine(view, rng) } -> std::same_as<typename G::State>;
      { G::seats(state.table) } -> std::same_as<int>;
      { G::waiting(state.table) } -> std::same_as<SeatSet>;
      { G::phase_name(state.table) } -> std::convertible_to<std::string_view>;
      { G::is_over(state.table) } -> std::same_as<bool>;
      { G::winner_name(state.table) } -> std::convertible_to<std::string_view>;  // once it is over
      { G::reason_name(state.table) } -> std::convertible_to<std::string_view>;  // once it is over
    };

/// All that every game has. `signature` is one number for how the game plays (engine/signature.h); it is given the
/// set-up that the program begins with.
template <class G>
concept Game = GameStart<G> && GamePlay<G> && GameViews<G> && requires(const typename G::Setup& setup) {
  { G::id } -> std::convertible_to<std::string_view>;
  { G::signature(setup) } -> std::same_as<std::uint64_t>;
};

/// A game may be played by the clock if it says what happens when a seat's time is up, and has a word for it.
template <class G>
concept Timed = Game<G> && requires(const typename G::State& state, Seat seat) {
  { G::lapse(state, seat) } -> std::same_as<typename G::Event>;
  { G::lapse_word(state.table) } -> std::convertible_to<std::string_view>;
};

/// Some seats may talk apart from the others.
template <class G>
concept Conferring = Game<G> && requires(const typename G::View& view) {
  { G::confers(view) } -> std::same_as<SeatSet>;
};

/// Nobody plays against another.
template <class G>
concept Cooperative = Game<G> && G::together;

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
