#include "games/avalon/rules/deal.h"

#include <algorithm>

namespace roundtable::avalon {
namespace {

template <class Card, class Deck>
int left_of(Card card, int copies, const Deck& used) {
  return copies - static_cast<int>(std::count(used.begin(), used.end(), card));
}

bool too_many_loyalty(const Setup& setup, const DealWish& wish) {
  const auto over = [&](Loyalty card) { return left_of(card, copies_of(card, setup.lancelots), wish.loyalty) < 0; };
  return over(Loyalty::Stay) || over(Loyalty::Switch);
}

bool too_many_plots(const Setup& setup, const DealWish& wish) {
  return std::any_of(plot_table.begin(), plot_table.end(), [&](const PlotRow& row) {
    return left_of(row.plot, copies_of(row.plot, setup.players), wish.plots) < 0;
  });
}

bool are_the_characters(const Setup& setup, Characters roles) {
  const auto wanted = characters(setup);
  return std::is_permutation(roles.begin(), roles.end(), wanted.begin(), wanted.end());
}

std::optional<DealError> knife_error(const Setup& setup, const DealWish& wish) {
  if (!wish.knife) return std::nullopt;
  if (!knife_floats(setup)) return DealError::KnifeNotFloating;
  if (wish.knife->index() >= setup.players) return DealError::NoSuchSeat;
  if (wish.roles && !may_carry_knife((*wish.roles)[static_cast<std::size_t>(wish.knife->index())]))
    return DealError::CannotCarryKnife;
  return std::nullopt;
}

}  // namespace

std::optional<DealError> deal_error(const Setup& setup, const DealWish& wish) {
  if (wish.roles && !are_the_characters(setup, *wish.roles)) return DealError::WrongCharacters;
  if (wish.leader && wish.leader->index() >= setup.players) return DealError::NoSuchSeat;
  if (const auto error = knife_error(setup, wish)) return error;
  if (!wish.loyalty.empty() && !has_loyalty_cards(setup)) return DealError::NoLoyaltyCards;
  if (has_loyalty_cards(setup) && too_many_loyalty(setup, wish)) return DealError::TooManyLoyaltyCards;
  if (!wish.plots.empty() && !setup.plots) return DealError::NoPlotCards;
  if (setup.plots && too_many_plots(setup, wish)) return DealError::TooManyPlotCards;
  return std::nullopt;
}

namespace dealing {

PerSeat<Role> in_seats(const Characters& characters) {
  PerSeat<Role> roles(static_cast<int>(characters.size()));
  std::copy(characters.begin(), characters.end(), roles.begin());
  return roles;
}

SmallList<Seat, max_players> knife_candidates(const PerSeat<Role>& roles) {
  SmallList<Seat, max_players> candidates;
  for (const Seat seat : SeatSet::all(roles.size()))
    if (may_carry_knife(roles[seat])) candidates.push_back(seat);
  return candidates;
}

SmallList<Loyalty, loyalty_deck_size> rest_of_loyalty(const Setup& setup, const DealWish& wish) {
  SmallList<Loyalty, loyalty_deck_size> rest;
  for (const Loyalty card : {Loyalty::Stay, Loyalty::Switch})
    for (int i = left_of(card, copies_of(card, setup.lancelots), wish.loyalty); i > 0; --i) rest.push_back(card);
  return rest;
}

SmallList<Plot, plot_deck_size> rest_of_plots(const Setup& setup, const DealWish& wish) {
  SmallList<Plot, plot_deck_size> rest;
  for (const auto& row : plot_table)
    for (int i = left_of(row.plot, copies_of(row.plot, setup.players), wish.plots); i > 0; --i)
      rest.push_back(row.plot);
  return rest;
}

}  // namespace dealing
}  // namespace roundtable::avalon
