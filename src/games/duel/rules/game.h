// The duel as a Game.
#pragma once

#include "engine/game.h"
#include "games/duel/rules/deal.h"
#include "games/duel/rules/lapse.h"
#include "games/duel/rules/legal_actions.h"
#include "games/duel/rules/legality.h"
#include "games/duel/rules/names.h"
#include "games/duel/rules/rules.h"
#include "games/duel/rules/signature.h"
#include "games/duel/rules/worlds.h"

namespace roundtable::duel {

struct Duel {
  using State = duel::State;
  using View = duel::View;
  using Action = duel::Action;
  using Event = duel::Event;
  using Refusal = duel::Refusal;
  using Setup = duel::Setup;
  using DealWish = duel::DealWish;

  static constexpr std::string_view id = "duel";

  static std::optional<Refusal> refusal(const View& view, const Action& action) { return duel::refusal(view, action); }
  static LegalActions legal_actions(const View& view) { return duel::legal_actions(view); }
  static std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action) {
    return duel::decide(state, seat, action);
  }
  static std::optional<Event> consequence(const State& state) { return duel::consequence(state); }
  static void apply(const Event& event, State& state) { duel::apply(event, state); }
  static View observe(const State& state, Seat seat) { return duel::observe(state, seat); }
  static SeatSet waiting(const Table& table) { return table.waiting; }
  static bool is_over(const Table& table) { return duel::is_over(table); }
  static int seats(const Table&) { return player_count; }

  static std::string_view winner_name(const Table& table) { return seat_name(std::get<Over>(table.phase).winner); }
  static std::string_view reason_name(const Table& table) { return name_of(std::get<Over>(table.phase).reason); }

  static std::string_view phase_name(const Table& table) { return duel::phase_name(table.phase); }
  static Event lapse(const State& state, Seat seat) { return duel::lapse(state, seat); }
  static std::string_view lapse_word(const Table& table) { return duel::lapse_word(table); }

  static State imagine(const View& view, Rng& rng) { return duel::imagine(view, rng); }
  static std::uint64_t signature(const Setup& usual) { return duel::signature(usual); }

  static State prepare(const Setup& setup) { return duel::prepare(setup); }
  template <Generator G>
  static Event deal(const Setup& setup, const DealWish& wish, G& generator) {
    return duel::deal(setup, wish, generator);
  }
};
static_assert(Game<Duel>);

}  // namespace roundtable::duel
