// The example as a Game: what the concept in engine/game.h asks for, and nothing else.
#pragma once

#include "engine/signature.h"
#include "tests/example_game/rules/deal.h"
#include "tests/example_game/rules/legality.h"
#include "tests/example_game/rules/rules.h"
#include "tests/example_game/rules/worlds.h"

namespace roundtable::example {

inline constexpr std::array<std::string_view, max_players> seat_names{"0", "1", "2", "3"};

struct Example {
  using State = example::State;
  using View = example::View;
  using Action = example::Action;
  using Event = example::Event;
  using Refusal = example::Refusal;
  using Setup = example::Setup;
  using DealWish = example::DealWish;

  static constexpr std::string_view id = "example";

  static State prepare(const Setup& setup) { return example::prepare(setup); }
  template <Generator G>
  static Event deal(const Setup& setup, const DealWish& wish, G& generator) {
    return example::deal(setup, wish, generator);
  }
  static std::optional<Refusal> refusal(const View& view, const Action& action) {
    return example::refusal(view, action);
  }
  static LegalActions legal_actions(const View& view) { return example::legal_actions(view); }
  static std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action) {
    return example::decide(state, seat, action);
  }
  static std::optional<Event> consequence(const State& state) { return example::consequence(state); }
  static void apply(const Event& event, State& state) { example::apply(event, state); }

  static View observe(const State& state, Seat seat) { return example::observe(state, seat); }
  static State imagine(const View& view, Rng& rng) { return example::imagine(view, rng); }
  static int seats(const Table& table) { return table.players(); }
  static SeatSet waiting(const Table& table) { return table.waiting; }
  static std::string_view phase_name(const Table& table) { return example::phase_name(table); }
  static bool is_over(const Table& table) { return example::is_over(table); }
  static std::string_view winner_name(const Table& table) {
    return seat_names[static_cast<std::size_t>(std::get<Over>(table.phase).winner.index())];
  }
  static std::string_view reason_name(const Table& table) { return name_of(std::get<Over>(table.phase).reason); }
  static std::uint64_t signature(const Setup& usual);

  // Timed: it may be played by the clock.
  static Event lapse(const State& state, Seat seat) { return example::lapse(state, seat); }
  static std::string_view lapse_word(const Table& table) { return example::lapse_word(table); }
};
static_assert(Game<Example> && Timed<Example> && !Conferring<Example> && !Cooperative<Example>);

inline std::uint64_t Example::signature(const Setup& usual) {
  Fingerprint print;
  Setup setup = usual;
  for (int players = min_players; players <= max_players; ++players) {
    setup.players = static_cast<std::uint8_t>(players);
    sign_games<Example>(print, setup, 100);
  }
  return print.value();
}

}  // namespace roundtable::example
