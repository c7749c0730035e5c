// Positions of the duel set up by hand and played in the words of the rulebook. Cards are written as a letter for the
// character and one for the colour: "Kr Sb" are a red knight and a blue sorceress; y g r b v are the colours.
#pragma once

#include <doctest/doctest.h>

#include <string_view>
#include <vector>

#include "games/duel/rules/game.h"

namespace scenario {

using namespace roundtable;
using namespace roundtable::duel;

inline constexpr Seat ann{0};
inline constexpr Seat bob{1};

Card card(std::string_view letters);
std::vector<Card> cards(std::string_view list);

/// The territories lie in the order of the default set, face down and without cards; hands are empty, and Ann plays.
class Scenario {
 public:
  Scenario();

  // Setting up.
  Scenario& hand(Seat seat, std::string_view list);
  Scenario& pile(Seat seat, Place at, std::string_view list);  // bottom first
  Scenario& owns(Seat seat, std::initializer_list<std::string_view> ids);
  Scenario& swap(std::string_view id, std::string_view other);
  Scenario& draw_pile(std::string_view list);  // top first
  Scenario& discards(std::string_view list);
  Scenario& tiles_up(std::initializer_list<Tile> tiles);  // the others lie face down
  Scenario& waits_before(Seat seat, Tile tile);

  // Playing: the seat that is waited for acts, and the action must be allowed.
  Scenario& reinforce(std::string_view letters, Place at);
  Scenario& enchant(std::string_view letters, Place at);
  Scenario& attack(std::string_view letters, Place at);
  Scenario& answer(std::string_view letters);
  Scenario& no_answer();
  Scenario& pay(std::string_view letters);
  Scenario& pay_at(Place at);
  Scenario& use_avalon();
  Scenario& end();
  Scenario& take(Tile tile);
  Scenario& discard(std::string_view letters);
  Scenario& resign(Seat seat);
  /// Ends the turn with a tile and discards nothing; whoever plays then.
  Scenario& pass_turn(Tile tile = Tile::LightTwo);

  // Looking.
  std::optional<Refusal> refusal(const Action& action) const;  // for the seat that is waited for
  std::vector<Action> legal() const;
  bool lists(const Action& action) const;
  const Table& table() const { return state_.table; }
  const State& state() const { return state_; }
  Place at(std::string_view id) const;
  std::vector<Card> pile(Seat seat, Place at) const;
  std::vector<Card> hand(Seat seat) const;
  std::vector<Card> discards() const;
  bool waits_for(Seat seat) const { return state_.table.waiting == SeatSet::of(seat); }
  template <class Phase>
  bool in() const {
    return std::holds_alternative<Phase>(state_.table.phase);
  }

 private:
  void act(Seat seat, const Action& action);
  void act(const Action& action);

  State state_;
};

}  // namespace scenario
