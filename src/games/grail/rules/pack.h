// A pack: characters, cards, items, encounters, events and the land, as values. Every rule of a card is data.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/grail/rules/effect.h"

namespace roundtable::grail {

using CardId = std::uint16_t;
using ItemId = std::uint8_t;
using EncounterId = std::uint16_t;
using LocationId = std::uint8_t;
using EventId = std::uint8_t;
using CharacterId = std::uint8_t;

struct RightHalf {
  Key key = Key::Blank;
  std::uint8_t level = 1;  // of an attribute
  std::uint8_t times = 1;  // 0: cancels what it meets
  bool operator==(const RightHalf&) const = default;
};
using LeftHalf = SmallList<Bonus, 3>;
using RightEdge = SmallList<RightHalf, max_rows>;  // from the bottom up
using LeftEdge = SmallList<LeftHalf, max_rows>;    // from the bottom up

struct Card {
  std::string id;
  Kind kind = Kind::Combat;
  bool passive = false;
  LeftEdge left;
  RightEdge right;
  Abilities abilities;
};

struct Item {
  std::string id;
  Keyword keyword = Keyword::None;
  std::array<std::int8_t, attribute_count> attributes{};  // added while it is used
  Abilities abilities;
};

struct AttackRow {
  std::uint8_t from = 0;  // markers
  Effects effects;
};

struct Special {
  Key key = Key::Blank;  // Blank: any attribute
  Effects effects;
};

struct Stage {
  SmallList<Special, attribute_count + 1> specials;
  Effects reaction;
};

struct Avoid {
  std::optional<Stock> stock;  // the best in the party counts
  std::optional<Attribute> attribute;
  std::int8_t at_least = 0;
  Effects cost;  // borne by each
};

class TraitSet {
 public:
  constexpr void insert(Trait trait) { bits_ |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(trait)); }
  constexpr bool contains(Trait trait) const { return (bits_ >> static_cast<unsigned>(trait) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }

 private:
  std::uint16_t bits_ = 0;
};

struct Encounter {
  std::string id;
  Colour colour = Colour::Grey;
  Kind kind = Kind::Combat;
  std::uint8_t difficulty = 1;
  std::uint8_t copies = 1;  // in its deck
  RightEdge right;
  TraitSet traits;
  std::uint8_t value = 5;           // combat: markers that win
  SmallList<AttackRow, 8> attacks;  // by rising markers
  Effects opportunity;
  std::int8_t top = 4, bottom = -4;  // diplomacy: the scale, grey is 0
  std::int8_t green = 1, red = -1;   // from here on
  SmallList<Stage, 3> stages;
  Effects failure;
  Effects reward;  // for everyone
  Effects loot;    // once, shared
  std::optional<Avoid> avoid;
};

struct Character {
  std::string id;
  std::uint8_t number = 1;
  std::array<std::int8_t, attribute_count> attributes{};
  std::array<std::int8_t, stock_count> start{};
  std::array<std::int8_t, 3> most{};      // energy, health, terror
  std::vector<CardId> combat, diplomacy;  // the decks, in the order of the ids
  std::vector<CardId> pool;               // what can be learned
  std::vector<ItemId> items;
};

/// Something a character can do at a place.
struct LocationAction {
  std::string id;
  std::uint8_t energy = 1;
  Effects cost;
  Effects effects;
  bool once = false;
  std::uint8_t time = 0;                 // tokens laid on it: nobody can do it again before the last is gone
  std::uint32_t needs = 0, forbids = 0;  // marks of the story that must be set, and those that must not
};

inline constexpr std::size_t max_location_actions = 4;

struct Location {
  std::string id;
  std::uint8_t number = 0;
  std::int8_t x = 0, y = 0;
  bool menhir = false;
  bool dream = false;  // those who sleep here dream
  Effects lighting;    // what lighting its menhir costs
  Effects arrival;     // at once, for whoever comes
  SmallList<LocationAction, max_location_actions> actions;
};

struct StoryEvent {
  std::string id;
  std::uint8_t copies = 1;
  Effects effects;  // for each character
};

/// A dial of the story: it counts down, and something happens when it comes to 0. Quest dials turn only by effects.
struct StoryDial {
  std::string id;
  std::uint8_t start = 0;  // 0: not on the table yet
  bool quest = false;
  Effects effects;
};
inline constexpr std::size_t max_dials = 8;

struct Dream {
  std::string id;
  Effects effects;
};

/// What is won and lost over the days.
struct Campaign {
  LocationId start = 0;
  std::uint8_t days = 12;  // the story is lost when they are over
  std::uint8_t goal = 0;   // this mark wins it
  std::array<std::uint8_t, max_members> dials{8, 7, 6, 5};
  std::uint8_t travel = 1;  // energy
  std::uint8_t explore = 1;
  std::uint8_t random_events = 8;
  std::array<std::uint8_t, 7> growth{4, 4, 8, 12, 16, 20, 24};  // a card, then points of a pair
  std::array<std::uint8_t, 7> hard_growth{5, 5, 10, 15, 20, 25, 30};
};

struct Pack {
  std::string id;
  std::string digest;  // of all its files: a record names it
  std::vector<Character> characters;
  std::vector<Card> cards;
  std::vector<Item> items;
  std::vector<Encounter> encounters;
  std::vector<StoryEvent> events;
  std::vector<Dream> dreams, nightmares;
  std::vector<Location> locations;
  std::vector<StoryDial> dials;
  std::vector<std::string> marks;  // of the story
  std::optional<Campaign> campaign;
};

/// The place of the entry with this id.
template <class Entry>
std::optional<std::size_t> find_entry(const std::vector<Entry>& entries, std::string_view id) {
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i].id == id) return i;
  return std::nullopt;
}

}  // namespace roundtable::grail
