// The deal: what chance decides before the first turn, or what is set by hand.
#pragma once

#include "engine/rng.h"
#include "games/duel/rules/table.h"

namespace roundtable::duel {

/// The pieces of a deal set by hand; the rest is drawn.
struct DealWish {
  std::optional<std::array<std::uint8_t, territory_count>> territories;
  std::optional<Both<Row>> sides;
  std::optional<Both<OpeningHand>> hands;
  SmallList<Card, opening_deck_size> deck;  // the top cards, the first of them on top
  std::optional<Seat> first;
  std::optional<ShuffleKey> shuffles;
};

enum class DealError : std::uint8_t { WrongTerritories, TooManyOfACard };

std::optional<DealError> deal_error(const DealWish& wish);

namespace dealing {

using Cards = SmallList<Card, card_count>;

/// How many copies of each card are left when these are taken out.
CardCounts left_over(const DealWish& wish);
Cards spread(const CardCounts& counts);

template <Generator G>
std::array<std::uint8_t, territory_count> territories(const DealWish& wish, G& generator) {
  if (wish.territories) return *wish.territories;
  std::array<std::uint8_t, territory_count> row{};
  for (std::size_t i = 0; i < territory_count; ++i) row[i] = static_cast<std::uint8_t>(i);
  shuffle(generator, row.begin(), row.end());
  return row;
}

template <class Piece>
Both<Piece> deal_out(Cards& cards) {
  Both<Piece> pieces;
  for (const Seat seat : both_seats)
    for (Card& card : pieces[seat]) {
      card = cards.back();
      cards.pop_back();
    }
  return pieces;
}

template <Generator G>
ShuffleKey shuffle_key(G& generator) {
  ShuffleKey key{};
  for (std::size_t i = 0; i < key.size(); i += 8) {
    const std::uint64_t word = generator.next();
    for (std::size_t byte = 0; byte < 8; ++byte) key[i + byte] = static_cast<std::uint8_t>(word >> (8 * byte));
  }
  return key;
}

}  // namespace dealing

/// The wish has been checked.
template <Generator G>
Dealt deal(const Setup& setup, const DealWish& wish, G& generator) {
  Dealt dealt;
  dealt.territories = dealing::territories(wish, generator);
  auto cards = dealing::spread(dealing::left_over(wish));
  shuffle(generator, cards.begin(), cards.end());
  dealt.sides = wish.sides ? *wish.sides : dealing::deal_out<Row>(cards);
  dealt.hands = wish.hands ? *wish.hands : dealing::deal_out<OpeningHand>(cards);
  std::size_t place = 0;
  for (const Card card : wish.deck) dealt.deck[place++] = card;
  for (const Card card : cards) dealt.deck[place++] = card;
  const auto first = wish.first ? wish.first : setup.first;
  dealt.first = first ? *first : Seat(static_cast<int>(below(generator, player_count)));
  dealt.shuffles = wish.shuffles ? *wish.shuffles : dealing::shuffle_key(generator);
  return dealt;
}

/// Rule D6.11: the discards in a new order. A function of the key and of how often it was used, so that no shuffle
/// tells anything of another.
SmallList<Card, card_count> shuffled(const Pile& discards, const ShuffleKey& key, std::uint32_t renewals);

}  // namespace roundtable::duel
