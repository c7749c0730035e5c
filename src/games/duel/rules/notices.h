// What is told of an event, and to whom. Every event is handled explicitly: none is public by default.
#pragma once

#include "games/duel/rules/state.h"

namespace roundtable::duel::notice {

// Each says who did it; only YourHand and YouDrew are for one seat alone.
struct Started {
  Seat first;
  Set set;
};
struct YourHand {
  Seat seat;
  OpeningHand cards;
};
struct TurnBegan {
  Seat seat;
  std::optional<Tile> tile;  // a dark one that is used now
};
struct Drew {
  Seat seat;
  std::uint8_t cards;
};
struct YouDrew {
  Seat seat;
  SmallList<Card, longest_draw> cards;
};
struct DeckShuffled {
  std::uint8_t cards;
};
struct Laid {
  Seat seat;
  Play play;
  Card card;
  Place at;
};
struct AnswerGiven {
  Seat seat;
  Answering asked;
  std::optional<Card> card;
  std::optional<Card> enchanted;  // the card that changed sides
};
struct TerritoryTaken {
  Seat seat;
  Place at;
  TerritoryCard territory;
  std::uint8_t own, his;  // as they lay in the fight
  std::uint8_t required;  // to be paid beyond what lay there
};
struct Payment {
  Seat seat;
  Card card;
  std::optional<Place> at;  // nothing: from the hand
};
struct AvalonHelped {
  Seat seat;
};
struct PlayClosed {
  Seat seat;
};
struct TileChosen {
  Seat seat;
  Tile tile;
};
struct Dropped {
  Seat seat;
  Card card;
};
struct GaveUp {
  Seat seat;
};

using Notice = std::variant<Started, YourHand, TurnBegan, Drew, YouDrew, DeckShuffled, Laid, AnswerGiven,
                            TerritoryTaken, Payment, AvalonHelped, PlayClosed, TileChosen, Dropped, GaveUp, GameEnded>;

struct Told {
  std::optional<Seat> only;  // nobody else hears it
  Notice notice;
};
using Telling = SmallList<Told, player_count + 1>;

/// `before` is the state the event is about to change.
Telling telling(const Event& event, const State& before);

}  // namespace roundtable::duel::notice
