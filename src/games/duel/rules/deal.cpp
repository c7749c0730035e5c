#include "games/duel/rules/deal.h"

#include <algorithm>

namespace roundtable::duel {
namespace {

template <class Take>
void each_wished(const DealWish& wish, Take take) {
  if (wish.sides)
    for (const auto& side : *wish.sides)
      for (const Card card : side) take(card);
  if (wish.hands)
    for (const auto& hand : *wish.hands)
      for (const Card card : hand) take(card);
  for (const Card card : wish.deck) take(card);
}

bool all_different(std::array<std::uint8_t, territory_count> row) {
  std::sort(row.begin(), row.end());
  return std::adjacent_find(row.begin(), row.end()) == row.end() && row.back() < territory_count;
}

}  // namespace

std::optional<DealError> deal_error(const DealWish& wish) {
  if (wish.territories && !all_different(*wish.territories)) return DealError::WrongTerritories;
  std::array<int, card_kinds> used{};
  each_wished(wish, [&](Card card) { ++used[static_cast<std::size_t>(card)]; });
  if (*std::max_element(used.begin(), used.end()) > copies_of_card) return DealError::TooManyOfACard;
  return std::nullopt;
}

namespace dealing {

CardCounts left_over(const DealWish& wish) {
  CardCounts counts;
  counts.fill(copies_of_card);
  each_wished(wish, [&](Card card) { --counts[static_cast<std::size_t>(card)]; });
  return counts;
}

Cards spread(const CardCounts& counts) {
  Cards cards;
  for (std::size_t kind = 0; kind < card_kinds; ++kind)
    for (int copy = 0; copy < counts[kind]; ++copy) cards.push_back(static_cast<Card>(kind));
  return cards;
}

}  // namespace dealing

SmallList<Card, card_count> shuffled(const Pile& discards, const ShuffleKey& key, std::uint32_t renewals) {
  std::array<char, std::tuple_size_v<ShuffleKey> + sizeof(renewals)> seed;
  std::copy(key.begin(), key.end(), seed.begin());
  for (std::size_t byte = 0; byte < sizeof(renewals); ++byte)
    seed[key.size() + byte] = static_cast<char>(renewals >> (8 * byte));
  Rng rng(std::string_view(seed.data(), seed.size()));
  SmallList<Card, card_count> deck = discards;
  shuffle(rng, deck.begin(), deck.end());
  return deck;
}

}  // namespace roundtable::duel
