// The deal: what chance decides before the first round, or what the table sets by hand.
#pragma once

#include <expected>

#include "engine/rng.h"
#include "games/avalon/rules/events.h"
#include "games/avalon/rules/setup.h"

namespace roundtable::avalon {

/// The pieces of a deal set by hand; the rest is drawn.
struct DealWish {
  std::optional<SmallList<Role, max_players>> roles;
  std::optional<Seat> leader;
  std::optional<Seat> knife;
  SmallList<Loyalty, loyalty_deck_size> loyalty;  // the top cards
  SmallList<Plot, plot_deck_size> plots;          // the top cards
};

enum class DealError : std::uint8_t {
  WrongCharacters,
  NoSuchSeat,
  KnifeNotFloating,
  CannotCarryKnife,
  NoLoyaltyCards,
  TooManyLoyaltyCards,
  NoPlotCards,
  TooManyPlotCards,
};

std::optional<DealError> deal_error(const Setup& setup, const DealWish& wish);

namespace dealing {

PerSeat<Role> in_seats(const Characters& characters);
SmallList<Seat, max_players> knife_candidates(const PerSeat<Role>& roles);
/// The cards of the full deck that the wish leaves over.
SmallList<Loyalty, loyalty_deck_size> rest_of_loyalty(const Setup& setup, const DealWish& wish);
SmallList<Plot, plot_deck_size> rest_of_plots(const Setup& setup, const DealWish& wish);

template <Generator G>
PerSeat<Role> roles(const Setup& setup, const DealWish& wish, G& generator) {
  if (wish.roles) return in_seats(*wish.roles);
  auto dealt = in_seats(characters(setup));
  shuffle(generator, dealt.begin(), dealt.end());
  // A knife set by hand needs a card that may carry it: its seat trades with one of those, each equally likely.
  if (wish.knife && !may_carry_knife(dealt[*wish.knife])) {
    const auto candidates = knife_candidates(dealt);
    std::swap(dealt[*wish.knife], dealt[pick(generator, candidates)]);
  }
  return dealt;
}

template <Generator G>
std::optional<Seat> knife(const Setup& setup, const DealWish& wish, const PerSeat<Role>& roles, G& generator) {
  if (!knife_floats(setup)) return std::nullopt;
  if (wish.knife) return wish.knife;
  const auto candidates = knife_candidates(roles);
  return pick(generator, candidates);
}

template <Generator G, class Deck>
Deck fill(Deck top, Deck rest, G& generator) {
  shuffle(generator, rest.begin(), rest.end());
  for (const auto& card : rest) top.push_back(card);
  return top;
}

}  // namespace dealing

/// Setup and wish have been checked.
template <Generator G>
Dealt deal(const Setup& setup, const DealWish& wish, G& generator) {
  Dealt dealt;
  dealt.roles = dealing::roles(setup, wish, generator);
  dealt.leader = wish.leader ? *wish.leader : Seat(static_cast<int>(below(generator, setup.players)));
  dealt.knife = dealing::knife(setup, wish, dealt.roles, generator);
  if (has_loyalty_cards(setup))
    dealt.loyalty = dealing::fill(wish.loyalty, dealing::rest_of_loyalty(setup, wish), generator);
  if (setup.plots) dealt.plots = dealing::fill(wish.plots, dealing::rest_of_plots(setup, wish), generator);
  return dealt;
}

}  // namespace roundtable::avalon
