// Grail as a Game.
#pragma once

#include "engine/game.h"
#include "games/grail/rules/deal.h"
#include "games/grail/rules/lapse.h"
#include "games/grail/rules/legal_actions.h"
#include "games/grail/rules/legality.h"
#include "games/grail/rules/names.h"
#include "games/grail/rules/rules.h"
#include "games/grail/rules/signature.h"
#include "games/grail/rules/worlds.h"

namespace roundtable::grail {

struct Grail {
  using State = grail::State;
  using View = grail::View;
  using Action = grail::Action;
  using Event = grail::Event;
  using Refusal = grail::Refusal;
  using Setup = grail::Setup;
  using DealWish = grail::DealWish;

  static constexpr std::string_view id = "grail";
  static constexpr bool together = true;  // nobody plays against another

  static std::optional<Refusal> refusal(const View& view, const Action& action) { return grail::refusal(view, action); }
  static LegalActions legal_actions(const View& view) { return grail::legal_actions(view); }
  static std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action) {
    return grail::decide(state, seat, action);
  }
  static std::optional<Event> consequence(const State& state) { return grail::consequence(state); }
  static void apply(const Event& event, State& state) { grail::apply(event, state); }
  static View observe(const State& state, Seat seat) { return grail::observe(state, seat); }
  static SeatSet waiting(const Table& table) { return table.waiting; }
  static bool is_over(const Table& table) { return grail::is_over(table); }
  static int seats(const Table& table) { return table.players(); }
  static std::string_view phase_name(const Table& table) { return grail::phase_name(table); }
  static Event lapse(const State& state, Seat seat) { return grail::lapse(state, seat); }
  static std::string_view lapse_word(const Table& table) { return grail::lapse_word(table); }

  static std::string_view winner_name(const Table& table) { return name_of(table.over->winner); }
  static std::string_view reason_name(const Table& table) { return name_of(table.over->reason); }

  static State imagine(const View& view, Rng& rng) { return grail::imagine(view, rng); }
  static std::uint64_t signature(const Setup& usual) { return grail::signature(usual); }

  static State prepare(const Setup& setup) { return grail::prepare(setup); }
  template <Generator G>
  static Event deal(const Setup& setup, const DealWish& wish, G& generator) {
    return grail::deal(setup, wish, generator);
  }
};
static_assert(Game<Grail>);

}  // namespace roundtable::grail
