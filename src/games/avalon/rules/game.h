// Avalon as a Game.
#pragma once

#include "engine/game.h"
#include "games/avalon/rules/deal.h"
#include "games/avalon/rules/lapse.h"
#include "games/avalon/rules/legal_actions.h"
#include "games/avalon/rules/legality.h"
#include "games/avalon/rules/names.h"
#include "games/avalon/rules/rules.h"
#include "games/avalon/rules/signature.h"
#include "games/avalon/rules/worlds.h"

namespace roundtable::avalon {

struct Avalon {
  using State = avalon::State;
  using View = avalon::View;
  using Action = avalon::Action;
  using Event = avalon::Event;
  using Refusal = avalon::Refusal;
  using Setup = avalon::Setup;
  using DealWish = avalon::DealWish;

  static constexpr std::string_view id = "avalon";

  static std::optional<Refusal> refusal(const View& view, const Action& action) {
    return avalon::refusal(view, action);
  }
  static LegalActions legal_actions(const View& view) { return avalon::legal_actions(view); }
  static std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action) {
    return avalon::decide(state, seat, action);
  }
  static std::optional<Event> consequence(const State& state) { return avalon::consequence(state); }
  static void apply(const Event& event, State& state) { avalon::apply(event, state); }
  static View observe(const State& state, Seat seat) { return avalon::observe(state, seat); }
  static SeatSet waiting(const Table& table) { return table.waiting; }
  static bool is_over(const Table& table) { return avalon::is_over(table); }
  static int seats(const Table& table) { return table.players(); }

  static std::string_view winner_name(const Table& table) { return name_of(std::get<Over>(table.phase).winner); }
  static std::string_view reason_name(const Table& table) { return name_of(std::get<Over>(table.phase).reason); }

  static std::string_view phase_name(const Table& table) { return avalon::phase_name(table.phase); }
  static SeatSet confers(const View& view) { return avalon::confers(view); }
  static Event lapse(const State& state, Seat seat) { return avalon::lapse(state, seat); }
  static std::string_view lapse_word(const Table& table) { return avalon::lapse_word(table); }

  static State imagine(const View& view, Rng& rng) { return avalon::imagine(view, rng); }
  static std::uint64_t signature(const Setup& usual) { return avalon::signature(usual); }

  static State prepare(const Setup& setup) { return avalon::prepare(setup); }
  template <Generator G>
  static Event deal(const Setup& setup, const DealWish& wish, G& generator) {
    return avalon::deal(setup, wish, generator);
  }
};
static_assert(Game<Avalon>);

}  // namespace roundtable::avalon
