// The deal: what chance decides before the first card, or what the table sets by hand.
#pragma once

#include <algorithm>

#include "games/grail/rules/events.h"

namespace roundtable::grail {

/// What is set by hand for one member; the rest is as the character begins.
struct MemberWish {
  std::array<std::optional<std::int8_t>, stock_count> stock;
  std::array<std::optional<std::int8_t>, attribute_count> attributes;
  std::optional<SmallList<ItemId, max_items>> items;
  std::array<Cards, 2> top;  // the cards on top of each deck, the first one on top
};

struct DealWish {
  SmallList<MemberWish, max_members> members;
  std::array<EncounterDeck, colour_count> encounters;  // on top, the first one on top
  EventDeck events;
  Dice dice;  // thrown first, in order
  std::optional<std::uint64_t> chance;
};

enum class DealError : std::uint8_t { TooManyMembers, CardNotInDeck, EncounterNotInDeck, EventNotInDeck, TooMuchStock };

std::optional<DealError> deal_error(const Setup& setup, const DealWish& wish);

namespace dealing {

MemberDeal member(const Setup& setup, std::size_t place, const DealWish& wish);
Cards full_deck(const Setup& setup, const PartyMember& member, Kind kind);
/// A single encounter needs one of the two decks.
bool is_used(const Setup& setup, Kind kind);
EncounterDeck full_encounters(const Pack& pack, Colour colour);
EventDeck full_events(const Pack& pack);
std::size_t events_in_play(const Pack& pack, Difficulty difficulty);

/// The deck with these cards on top (its end), the others below in any order.
template <Generator G, class Deck>
Deck stacked(Deck deck, const Deck& top, G& generator) {
  for (const auto& card : top) deck.erase_value(card);
  shuffle(generator, deck.begin(), deck.end());
  for (std::size_t i = top.size(); i-- > 0;) deck.push_back(top[i]);
  return deck;
}

template <Generator G>
void deal_days(const Setup& setup, const DealWish& wish, G& generator, Dealt& dealt) {
  for (std::size_t i = 0; i < colour_count; ++i)
    dealt.encounters[i] = stacked(full_encounters(*setup.pack, static_cast<Colour>(i)), wish.encounters[i], generator);
  dealt.events = stacked(full_events(*setup.pack), wish.events, generator);
  while (dealt.events.size() > events_in_play(*setup.pack, setup.difficulty)) dealt.events.erase_at(0);
}

}  // namespace dealing

/// Setup and wish have been checked. Built in place: a deal is big.
template <Generator G>
Event deal(const Setup& setup, const DealWish& wish, G& generator) {
  Event event(std::in_place_type<Dealt>);
  Dealt& dealt = *std::get_if<Dealt>(&event);
  dealt.chance = wish.chance ? *wish.chance : generator.next();
  for (std::size_t i = 0; i < setup.party.size(); ++i) {
    dealt.members.push_back(dealing::member(setup, i, wish));
    for (const Kind kind : {Kind::Combat, Kind::Diplomacy}) {
      if (!dealing::is_used(setup, kind)) continue;
      const auto which = static_cast<std::size_t>(kind);
      const Cards top = i < wish.members.size() ? wish.members[i].top[which] : Cards();
      dealt.members[i].decks[which] = dealing::stacked(dealing::full_deck(setup, setup.party[i], kind), top, generator);
    }
  }
  dealt.dice = wish.dice;
  std::reverse(dealt.dice.begin(), dealt.dice.end());
  if (setup.mode == Mode::Campaign) dealing::deal_days(setup, wish, generator, dealt);
  return event;
}

}  // namespace roundtable::grail
