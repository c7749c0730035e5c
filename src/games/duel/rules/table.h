// What lies open for both.
#pragma once

#include "games/duel/rules/events.h"
#include "games/duel/rules/setup.h"

namespace roundtable::duel {

using Pile = SmallList<Card, card_count>;  // bottom first
using CardCounts = std::array<std::uint8_t, card_kinds>;

struct Territory {
  std::optional<std::uint8_t> card;  // which of the set's; nothing while it lies face down
  std::optional<Seat> owner;
  Both<Pile> piles;
  bool operator==(const Territory&) const = default;
};

struct Tiles {
  TileCounts up{};
  TileCounts down{};
  Both<std::optional<Tile>> pending;  // a dark tile that waits for its owner's next turn
  bool operator==(const Tiles&) const = default;
};

// The phases. In those marked "by itself" nobody is asked: `consequence` says what happens.
struct Dealing {};       // by itself
struct TurnStarting {};  // by itself
struct Drawing {         // by itself
  std::uint8_t left;
  bool closes_turn;  // for a light tile; for a dark one the turn only begins
};
struct Playing {};
/// A spell or an attack; its card lies on the pile already.
struct Answering {
  Play play;
  Card card;
  Place at;
};
struct Conquering {  // by itself
  Place at;
};
struct Paying {
  std::uint8_t required;  // by the rules, even where there are fewer cards
};
struct Supplying {};
struct Discarding {};
struct Ending {  // by itself
  Seat winner;
  Reason reason;
};
struct Over {
  Seat winner;
  Reason reason;
};
using Phase = std::variant<Playing, Answering, Paying, Discarding, Supplying, Drawing, TurnStarting, Conquering,
                           Dealing, Ending, Over>;

struct Table {
  Setup setup;
  Phase phase = Dealing{};
  SeatSet waiting;  // who owes a decision; follows from the rest
  Seat active;
  std::array<Territory, territory_count> territories;
  std::optional<Seat> stone_circle;  // who owns it; follows from the territories
  std::optional<Seat> avalon;
  Both<std::uint8_t> hand_sizes;
  Both<CardCounts> known;  // cards that everyone has seen going into that hand, as far as they may still be there
  std::uint8_t deck = 0;
  Pile discards;  // the latest last
  Tiles tiles;
  std::uint8_t conquests = 0;  // in this turn
  bool avalon_used = false;    // in this turn
};

inline bool is_over(const Table& table) { return std::holds_alternative<Over>(table.phase); }
/// Who owes a decision, worked out anew.
SeatSet still_to_decide(const Table& table);

/// The card of a territory that lies open.
inline const TerritoryCard* open_card(const Table& table, Place at) {
  const auto& card = table.territories[at].card;
  return card ? &table.setup.set.territories[*card] : nullptr;
}
inline const Pile& pile(const Table& table, Place at, Seat seat) { return table.territories[at].piles[seat]; }

/// Turns the territory up if it is not, and gives it to this seat.
void give_territory(Table& table, Place at, std::uint8_t card, Seat owner);
int crowns(const Table& table, Seat seat);
/// Whether Avalon could still save the active player a card in this turn.
inline bool avalon_ready(const Table& table) { return table.avalon == table.active && !table.avalon_used; }

/// Rules D4.4 and D4.5: how many cards an attacker must have there before he lays the attacking one.
int cards_to_attack(const Table& table, Place at, Seat attacker);
/// Rule D4.5: whether a castle lies open there that belongs to this seat.
bool is_open_castle_of(const Table& table, Place at, Seat seat);

/// All cards this seat could pay with.
int payable(const Table& table, Seat seat);
/// Rule D5.7: what the active player can and must still pay.
int owed(const Table& table);

}  // namespace roundtable::duel
