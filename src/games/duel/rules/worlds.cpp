#include "games/duel/rules/worlds.h"

#include "games/duel/rules/deal.h"

namespace roundtable::duel {
namespace {

template <class List>
void take_out(CardCounts& counts, const List& cards) {
  for (const Card card : cards) --counts[static_cast<std::size_t>(card)];
}

void take_known_cards(CardCounts& counts, const CardCounts& known, Hand& hand) {
  for (std::size_t kind = 0; kind < card_kinds; ++kind)
    for (int copy = 0; copy < known[kind]; ++copy) {
      hand.push_back(static_cast<Card>(kind));
      --counts[kind];
    }
}

/// The face-down territories: those not lying open, in any order.
std::array<std::uint8_t, territory_count> imagined_row(const Table& table, Rng& rng) {
  SmallList<std::uint8_t, territory_count> hidden;
  for (std::uint8_t card = 0; card < territory_count; ++card) hidden.push_back(card);
  for (const Territory& territory : table.territories)
    if (territory.card) hidden.erase_value(*territory.card);
  shuffle(rng, hidden.begin(), hidden.end());
  std::array<std::uint8_t, territory_count> row{};
  for (std::size_t at = 0; at < territory_count; ++at) {
    const auto& open = table.territories[at].card;
    row[at] = open ? *open : hidden.back();
    if (!open) hidden.pop_back();
  }
  return row;
}

}  // namespace

CardCounts unseen(const View& view) {
  CardCounts counts;
  counts.fill(copies_of_card);
  for (const Territory& territory : view.table.territories)
    for (const Pile& pile : territory.piles) take_out(counts, pile);
  take_out(counts, view.table.discards);
  take_out(counts, view.mine.hand);
  return counts;
}

State imagine(const View& view, Rng& rng) {
  const Seat other = opponent(view.seat);
  State world{view.table, {}};
  Secrets& secrets = world.secrets;
  secrets.seats[view.seat] = view.mine;
  secrets.territories = imagined_row(view.table, rng);
  secrets.shuffles = dealing::shuffle_key(rng);
  auto counts = unseen(view);
  Hand& his = secrets.seats[other].hand;
  take_known_cards(counts, view.table.known[other], his);
  secrets.deck = dealing::spread(counts);
  shuffle(rng, secrets.deck.begin(), secrets.deck.end());
  while (his.size() < view.table.hand_sizes[other]) {
    his.push_back(secrets.deck.back());
    secrets.deck.pop_back();
  }
  return world;
}

}  // namespace roundtable::duel
