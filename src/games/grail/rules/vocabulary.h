// The words of the game: what characters have, what cards show, when abilities act.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/seat.h"

namespace roundtable::grail {

inline constexpr int max_members = 4;
inline constexpr std::size_t max_rows = 5;    // key halves on one edge of a card
inline constexpr std::size_t max_deck = 30;   // cards of one kind a character can carry
inline constexpr std::size_t max_pool = 120;  // cards a character can learn
inline constexpr std::size_t max_row = max_deck * max_members;
inline constexpr std::size_t max_items = 12;  // carried by one character
inline constexpr int hand_limit = 3;          // at the end of a turn
inline constexpr int smallest_deck = 15;

/// Opposed pairs stand side by side: combat first, diplomacy second.
enum class Attribute : std::uint8_t { Aggression, Empathy, Courage, Caution, Practicality, Spirituality };
inline constexpr std::size_t attribute_count = 6;

/// Tracks (the first three) and stocks.
enum class Stock : std::uint8_t { Energy, Health, Terror, Magic, Reputation, Food, Wealth, Experience };
inline constexpr std::size_t stock_count = 8;
/// The stocks that have an upper end.
inline constexpr std::array tracks{Stock::Energy, Stock::Health, Stock::Terror};

enum class Kind : std::uint8_t { Combat, Diplomacy };
enum class Colour : std::uint8_t { Grey, Green, Blue, Purple };
inline constexpr std::size_t colour_count = 4;
enum class Keyword : std::uint8_t { None, Weapon, Shield, Armour, Companion, Relic };

enum class Trait : std::uint8_t {
  Ambush,
  Charge,
  Defensive,
  Quick,
  Trick,
  Guardian,
  Horde,
  Opportunist,
  Frenzy,
  Robber,
  Crushing,
  Slow
};
inline constexpr std::size_t trait_count = 12;

/// What a right half asks for. The first six are the attributes.
enum class Key : std::uint8_t { Aggression, Empathy, Courage, Caution, Practicality, Spirituality, Magic, Free, Blank };
inline constexpr std::size_t key_count = 8;  // those that can join
constexpr Key key_of(Attribute attribute) { return static_cast<Key>(attribute); }
constexpr bool is_attribute(Key key) { return key < Key::Magic; }

/// What a left half gives.
enum class Bonus : std::uint8_t { Marker, Up, Down, Special, Draw, Bolt, DestroyLast, Cancel };

enum class Trigger : std::uint8_t {
  Placement,  // once, after the rows
  Delayed,    // when the last time token is taken off
  Enemy,      // in the enemy's step, while visible
  CardLaid,   // after each later card, while visible
  Charges,    // when charges are paid
  Start,      // items: when an encounter starts
  Use,        // items: when the active character uses it, once an encounter
};

enum class Mode : std::uint8_t { Encounter, Campaign };
enum class Difficulty : std::uint8_t { Story, Normal, Hard, Free };

enum class Winner : std::uint8_t { Party, Avalon };
enum class Reason : std::uint8_t {
  Markers,
  Affinity,
  Avoided,  // an encounter was won or gone round
  Fled,
  Failed,
  Left,
  Dying,
  Robbed,  // or lost
  Story,
  Doom,
  Death,
  Darkness,  // how a campaign ends
};

}  // namespace roundtable::grail
