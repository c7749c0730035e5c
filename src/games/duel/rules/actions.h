// What a player may ask for. Who asks is never in it.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "games/duel/rules/vocabulary.h"

namespace roundtable::duel {

/// A place in the row of territories, 0 to 10.
using Place = std::uint8_t;

struct Reinforce {
  Card card;
  Place at;
  bool operator==(const Reinforce&) const = default;
};
struct Enchant {
  Card card;
  Place at;
  bool operator==(const Enchant&) const = default;
};
struct Attack {
  Card card;
  Place at;
  bool operator==(const Attack&) const = default;
};
struct Answer {
  std::optional<Card> card;
  bool operator==(const Answer&) const = default;
};
struct PayFromHand {
  Card card;
  bool operator==(const PayFromHand&) const = default;
};
struct PayFromPile {
  Place at;
  bool operator==(const PayFromPile&) const = default;
};
struct UseAvalon {
  bool operator==(const UseAvalon&) const = default;
};
struct EndPlay {
  bool operator==(const EndPlay&) const = default;
};
struct TakeTile {
  Tile tile;
  bool operator==(const TakeTile&) const = default;
};
struct Discard {
  Card card;
  bool operator==(const Discard&) const = default;
};
/// Either seat, at any time before the end: it is never owed, so no list of legal actions holds it.
struct Resign {
  bool operator==(const Resign&) const = default;
};

using Action = std::variant<Reinforce, Enchant, Attack, Answer, PayFromHand, PayFromPile, UseAvalon, EndPlay, TakeTile,
                            Discard, Resign>;

enum class Refusal : std::uint8_t {
  NotYourTurn,
  NotNow,
  NoSuchTerritory,
  NotInHand,
  NotASorceress,
  NothingToEnchant,
  ColourDiffers,
  ConquestsUsedUp,
  NoStoneCircle,
  OwnTerritory,
  TooFewCards,
  CastleHolds,
  AnswerMustBeSorceress,
  AnswerMustBeKnight,
  AnswerColourDiffers,
  PileIsEmpty,
  AvalonNotYours,
  AvalonUsed,
  TileNotOpen,
};

}  // namespace roundtable::duel
