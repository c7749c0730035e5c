#include "games/duel/bots/reckoning.h"

#include <algorithm>
#include <numeric>

namespace roundtable::duel {
namespace {

double bonus(Power power) {
  switch (power) {
    case Power::None:
      return 0;
    case Power::Castle:
      return 0.6;
    case Power::StoneCircle:
      return 0.8;
    case Power::Avalon:
      return 0.6;
    case Power::Swamp:
      return 0;
  }
  return 0;
}

}  // namespace

Reckoning::Reckoning(const View& view) : view_(view), unseen_(unseen(view)) {
  const Table& table = view.table;
  double hidden_sum = 0;
  int hidden = 0;
  for (const auto& card : table.setup.set.territories) hidden_sum += card_worth(card);
  for (Place at = 0; at < territory_count; ++at) {
    if (const auto* card = open_card(table, at))
      hidden_sum -= worth_[at] = card_worth(*card);
    else
      ++hidden;
  }
  for (Place at = 0; at < territory_count; ++at)
    if (!open_card(table, at)) worth_[at] = hidden_sum / hidden;
}

double Reckoning::card_worth(const TerritoryCard& card) const {
  return card.crowns + bonus(card.power) + (card.land != Land::None ? 0.4 : 0);
}

double Reckoning::chance_he_holds(Card card) const {
  const Seat other = opponent(view_.seat);
  const auto& known = view_.table.known[other];
  if (known[static_cast<std::size_t>(card)] > 0) return 1;
  const int known_cards = std::accumulate(known.begin(), known.end(), 0);
  const int cards = std::accumulate(unseen_.begin(), unseen_.end(), 0) - known_cards;
  const int copies = unseen_[static_cast<std::size_t>(card)];
  double none = 1;
  for (int i = 0; i < view_.table.hand_sizes[other] - known_cards; ++i)
    none *= std::max(0.0, static_cast<double>(cards - copies - i)) / (cards - i);
  return 1 - none;
}

Reckoning::Conquest Reckoning::conquest(Place at) const {
  const Table& table = view_.table;
  const int needed = cards_to_attack(table, at, view_.seat);
  const int lacking = std::max(0, needed - own(at));
  const int fighting = own(at) + lacking + 1;
  const int castle = is_open_castle_of(table, at, opponent(view_.seat)) ? 1 : 0;
  return {lacking, his(at) + fighting + his(at) + castle - (avalon_ready(table) ? 1 : 0)};
}

double Reckoning::keeping_in_hand(Card card) const {
  const auto& hand = view_.mine.hand;
  const bool alone = std::count(hand.begin(), hand.end(), card) == 1;
  const double scarce = hand.size() <= 2 ? 0.4 : 0;
  if (character_of(card) == Character::Knight) return (alone ? 1.2 : 0.7) + scarce;
  return (alone ? 0.9 : 0.5) + scarce;
}

double Reckoning::keeping_on_pile(Place at) const {
  const int cards = own(at);
  if (is_mine(at)) {
    static constexpr std::array<double, 4> share{0.9, 0.5, 0.2, 0.08};
    return worth(at) * share[static_cast<std::size_t>(std::clamp(cards - 1, 0, 3))];
  }
  return cards > his(at) ? 0.3 : 0.5;
}

double Reckoning::laying_on(Place at) const {
  const int cards = own(at);
  if (is_mine(at)) {
    static constexpr std::array<double, 4> share{0.9, 0.5, 0.2, 0.08};
    const double threatened = his(at) >= cards ? 1.2 : 1;
    return worth(at) * share[static_cast<std::size_t>(std::clamp(cards, 0, 3))] * threatened;
  }
  const int lacking = conquest(at).lacking;
  if (lacking == 0) return 0.1;
  return worth(at) * (is_his(at) ? 0.3 : 0.2) / lacking;
}

}  // namespace roundtable::duel
