// What a player may ask for. Who asks is never in it; cards and items are named by their place.
#pragma once

#include <optional>
#include <variant>

#include "games/grail/rules/vocabulary.h"

namespace roundtable::grail {

/// Yes or no to what is asked: going round an encounter, leaving it, an ability that may be used.
struct Answer {
  bool yes;
  bool operator==(const Answer&) const = default;
};
/// Before an encounter: an item is not used in it.
struct LayAside {
  std::uint8_t item;
  bool operator==(const LayAside&) const = default;
};
struct Keep {
  bool operator==(const Keep&) const = default;
};
/// The opening hand is discarded for one card fewer.
struct Redraw {
  bool operator==(const Redraw&) const = default;
};
struct Activate {
  Seat member;
  bool operator==(const Activate&) const = default;
};
struct LayCard {
  std::uint8_t hand;       // place in hand; 0 for the card that panic turned up
  std::uint8_t magic = 0;  // the rows whose key is paid for, as bits from the bottom
  bool operator==(const LayCard&) const = default;
};
/// No further card in this activation; nothing more to give in the morning.
struct Stop {
  bool operator==(const Stop&) const = default;
};
struct PayCharges {
  std::uint8_t place;  // in the row
  bool operator==(const PayCharges&) const = default;
};
struct UseItem {
  std::uint8_t item;
  bool operator==(const UseItem&) const = default;
};
struct DiscardCard {
  std::uint8_t hand;
  bool operator==(const DiscardCard&) const = default;
};
struct Flee {
  bool operator==(const Flee&) const = default;
};
/// Proposes to leave a diplomacy.
struct Leave {
  bool operator==(const Leave&) const = default;
};
struct GiveLoot {
  Seat to;
  bool operator==(const GiveLoot&) const = default;
};

// The days.
struct Travel {
  std::uint8_t location;
  bool party;
  bool operator==(const Travel&) const = default;
};
/// Morning: an item for somebody at the same place.
struct GiveItem {
  std::uint8_t item;
  Seat to;
  bool operator==(const GiveItem&) const = default;
};
struct Explore {
  std::uint8_t location;
  bool operator==(const Explore&) const = default;
};
struct Act {
  std::uint8_t action;  // of the location
  bool operator==(const Act&) const = default;
};
struct LightMenhir {
  bool operator==(const LightMenhir&) const = default;
};
/// No more actions today.
struct Rest {
  bool operator==(const Rest&) const = default;
};
/// Evening: a point in an attribute.
struct Grow {
  Attribute attribute;
  bool operator==(const Grow&) const = default;
};
/// Evening: two cards of the pool are turned up; one of them will be kept.
struct Learn {
  Kind kind;
  bool operator==(const Learn&) const = default;
};
struct KeepCard {
  std::uint8_t place;  // 0 or 1
  bool operator==(const KeepCard&) const = default;
};
/// Evening: a card leaves the deck, or one laid aside comes back into it.
struct TakeOut {
  Kind kind;
  std::uint8_t place;
  bool operator==(const TakeOut&) const = default;
};
struct PutIn {
  Kind kind;
  std::uint8_t place;
  bool operator==(const PutIn&) const = default;
};
struct Sleep {
  bool operator==(const Sleep&) const = default;
};

using Action = std::variant<Answer, LayAside, Keep, Redraw, Activate, LayCard, Stop, PayCharges, UseItem, DiscardCard,
                            Flee, Leave, GiveLoot, Travel, Explore, Act, LightMenhir, Rest, Grow, Learn, KeepCard,
                            TakeOut, PutIn, Sleep, GiveItem>;

enum class Refusal : std::uint8_t {
  NotYourTurn,
  NotNow,
  NoSuchPlace,
  KeywordNotDouble,
  SmallestHand,
  AlreadyActivated,
  NotInEncounter,
  NoBolt,
  PanicDecides,
  NotPayable,
  NotEnoughMagic,
  QuickEnemy,
  NoCharges,
  CardCovered,
  ItemNotUsable,
  NotInCombat,
  NotInDiplomacy,
  FledBefore,
  NotAFighter,
  NotConnected,
  NotEnoughEnergy,
  AlreadyRevealed,
  NotRevealed,
  CannotPay,
  NothingHere,
  NoMenhir,
  NotEnoughExperience,
  DeckTooSmall,
  DeckFull,
  NothingToLearn,
  NobodyElseHere,
  HandsFull,
};

}  // namespace roundtable::grail
