// What happened. The events of a game are its record; the state is their fold. Chance is only in `Dealt` and
// `DeckRenewed`.
#pragma once

#include "engine/small_list.h"
#include "games/duel/rules/actions.h"

namespace roundtable::duel {

/// Where the shuffles of later draw piles come from; drawn with the deal and never shown before the end.
using ShuffleKey = std::array<std::uint8_t, 32>;

using Row = std::array<Card, territory_count>;
using OpeningHand = std::array<Card, hand_limit>;

/// The most one tile can bring: two cards for each of nine territories of one land.
inline constexpr std::size_t longest_draw = 2 * (territory_count - 2);

struct Dealt {
  std::array<std::uint8_t, territory_count> territories;  // by place: which of the set's
  Both<Row> sides;
  Both<OpeningHand> hands;
  std::array<Card, opening_deck_size> deck;  // top first
  Seat first;
  ShuffleKey shuffles;
};
/// A player begins; a dark tile before him is used.
struct TurnStarted {
  std::optional<Tile> tile;
};
struct CardsDrawn {
  SmallList<Card, longest_draw> cards;
};
struct DeckRenewed {
  SmallList<Card, card_count> deck;  // top last
};
struct CardLaid {
  Play play;
  Card card;
  Place at;
};
struct Answered {
  std::optional<Card> card;
};
struct Conquered {
  Place at;
  std::uint8_t territory;  // which of the set's; it is turned up if it was not
};
struct PaidFromHand {
  Card card;
};
struct PaidFromPile {
  Place at;
};
struct AvalonUsed {};
struct PlayEnded {};
struct TileTaken {
  Tile tile;
};
struct Discarded {
  Card card;
};
struct Resigned {
  Seat seat;
};
struct GameEnded {
  Seat winner;
  Reason reason;
};

using Event = std::variant<CardLaid, Answered, PaidFromPile, PaidFromHand, Discarded, PlayEnded, TileTaken, TurnStarted,
                           CardsDrawn, Conquered, AvalonUsed, DeckRenewed, Dealt, Resigned, GameEnded>;

}  // namespace roundtable::duel
