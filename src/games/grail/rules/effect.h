// The language of abilities, attacks, rewards and events: each effect is one flat line, so that nothing can nest, loop
// or run on.
#pragma once

#include "engine/small_list.h"
#include "games/grail/rules/vocabulary.h"

namespace roundtable::grail {

enum class Verb : std::uint8_t {
  Marker,    // into the combat pool or out of it
  Affinity,  // up or down
  Draw,
  Discard,      // from hand, by choice
  DiscardTop,   // from the deck
  Gain,         // a track or stock; negative: lose
  Damage,       // of health; in the enemy's step it can be reduced
  Reduce,       // takes off the damage of this enemy's step
  Hold,         // keeps markers from being removed in this enemy's step
  DestroyLast,  // of the row
  Charge,       // onto this card
  LayFreely,    // the next card needs no bolt
  DropItem,     // of a keyword, out of use and lost
  TakeItem,     // out of the pack's items
  Meet,         // days: an encounter of a colour
  Face,         // days: a certain encounter
  Light,        // days: the menhir of this place
  Mark,         // days: a mark of the story is set
  Dial,         // days: a dial of the story is turned
};

/// What the amount is multiplied by.
enum class Count : std::uint8_t { One, Joined, Attribute, Cards, Markers, Members, Charges, Hand };

enum class When : std::uint8_t {
  Always,
  Green,
  NotGreen,
  Red,
  NotRed,
  Markers,
  Attribute,
  Stock,
  Joined,
  Panic,
  NoPanic,
  Cards,
  Item,
  Marked,
  Unmarked
};

enum class Who : std::uint8_t { Self, Each };

struct Effect {
  Verb verb = Verb::Marker;
  Stock stock = Stock::Energy;  // of Gain
  std::int8_t amount = 1;
  Count count = Count::One;
  std::uint8_t counted = 0;  // which key or attribute
  When when = When::Always;
  std::uint8_t asked = 0;  // which attribute, stock, key, keyword or mark
  std::int8_t bound = 1;   // at least so many
  Who who = Who::Self;
  std::uint8_t ref = 0;  // item, colour, encounter, keyword, mark or dial
  bool operator==(const Effect&) const = default;
};

using Effects = SmallList<Effect, 6>;

struct Ability {
  Trigger trigger = Trigger::Placement;
  std::uint8_t cost = 1;  // time tokens laid, or charges paid
  bool optional = false;  // the active character is asked
  bool spent = false;     // items: discarded by its use
  Effects effects;
};
using Abilities = SmallList<Ability, 4>;

}  // namespace roundtable::grail
