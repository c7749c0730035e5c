// The words of the duel and the rulebook's tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/seat.h"

namespace roundtable::duel {

enum class Character : std::uint8_t { Knight, Sorceress };
enum class Colour : std::uint8_t { Yellow, Green, Red, Blue, Violet };
/// Rule D1.1: every character in every colour; copies are alike.
enum class Card : std::uint8_t {
  KnightYellow,
  KnightGreen,
  KnightRed,
  KnightBlue,
  KnightViolet,
  SorceressYellow,
  SorceressGreen,
  SorceressRed,
  SorceressBlue,
  SorceressViolet
};
enum class Land : std::uint8_t { None, Plain, Forest, Hill };
enum class Power : std::uint8_t { None, Castle, StoneCircle, Avalon, Swamp };
enum class Tile : std::uint8_t { LightTwo, LightKind, LightStretch, DarkFour, DarkKind, DarkAreas };
/// How a card is laid.
enum class Play : std::uint8_t { Reinforce, Enchant, Attack };
enum class Reason : std::uint8_t { Crowns, Resigned };

inline constexpr std::size_t colour_count = 5;
inline constexpr std::size_t card_kinds = 10;
inline constexpr int copies_of_card = 8;
inline constexpr std::size_t card_count = card_kinds * copies_of_card;
inline constexpr std::size_t territory_count = 11;
inline constexpr std::size_t land_count = 4;
inline constexpr std::size_t tile_kinds = 6;
inline constexpr std::size_t player_count = 2;
inline constexpr std::size_t hand_limit = 5;
inline constexpr int crowns_to_win = 15;
inline constexpr int conquests_per_turn = 2;

constexpr Character character_of(Card card) {
  return card < Card::SorceressYellow ? Character::Knight : Character::Sorceress;
}
constexpr Colour colour_of(Card card) { return static_cast<Colour>(static_cast<std::size_t>(card) % colour_count); }
constexpr Card card_of(Character character, Colour colour) {
  return static_cast<Card>(static_cast<std::size_t>(character) * colour_count + static_cast<std::size_t>(colour));
}
static_assert(card_of(Character::Sorceress, Colour::Violet) == Card::SorceressViolet);
static_assert(static_cast<std::size_t>(Card::SorceressViolet) + 1 == card_kinds);

/// Rule D2.2: what lies on the table and in the hands before the first turn; the rest is the draw pile.
inline constexpr std::size_t opening_deck_size = card_count - player_count * (territory_count + hand_limit);
static_assert(opening_deck_size == 48);

constexpr bool is_dark(Tile tile) { return tile >= Tile::DarkFour; }
inline constexpr int light_tiles = 5;
inline constexpr int dark_tiles = 4;

/// Avalon and the swamp are no lands: they bring no cards.
constexpr bool has_land(Power power) { return power != Power::Avalon && power != Power::Swamp; }

/// One value for each of the two.
template <class T>
class Both {
 public:
  constexpr T& operator[](Seat seat) { return values_[static_cast<std::size_t>(seat.index())]; }
  constexpr const T& operator[](Seat seat) const { return values_[static_cast<std::size_t>(seat.index())]; }
  constexpr const T* begin() const { return values_.data(); }
  constexpr const T* end() const { return values_.data() + player_count; }
  constexpr bool operator==(const Both&) const = default;

 private:
  std::array<T, player_count> values_{};
};

inline constexpr SeatSet both_seats = SeatSet::all(player_count);

constexpr Seat opponent(Seat seat) { return Seat(1 - seat.index()); }

}  // namespace roundtable::duel
