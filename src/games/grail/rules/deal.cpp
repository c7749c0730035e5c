#include "games/grail/rules/deal.h"

#include <algorithm>

namespace roundtable::grail {
namespace {

template <class Deck>
bool holds_all(Deck deck, const Deck& cards) {
  return std::all_of(cards.begin(), cards.end(), [&](const auto& card) { return deck.erase_value(card); });
}

bool tracks_fit(const Setup& setup, std::size_t place, const MemberWish& wish) {
  const Character& character = setup.pack->characters[setup.party[place].character];
  for (std::size_t i = 0; i < character.most.size(); ++i)
    if (wish.stock[i] && *wish.stock[i] > character.most[i]) return false;
  return true;
}

std::optional<DealError> member_error(const Setup& setup, std::size_t place, const MemberWish& wish) {
  if (!tracks_fit(setup, place, wish)) return DealError::TooMuchStock;
  for (const Kind kind : {Kind::Combat, Kind::Diplomacy})
    if (!holds_all(dealing::full_deck(setup, setup.party[place], kind), wish.top[static_cast<std::size_t>(kind)]))
      return DealError::CardNotInDeck;
  return std::nullopt;
}

}  // namespace

std::optional<DealError> deal_error(const Setup& setup, const DealWish& wish) {
  if (wish.members.size() > setup.party.size()) return DealError::TooManyMembers;
  for (std::size_t i = 0; i < wish.members.size(); ++i)
    if (const auto error = member_error(setup, i, wish.members[i])) return error;
  for (std::size_t i = 0; i < colour_count; ++i)
    if (!holds_all(dealing::full_encounters(*setup.pack, static_cast<Colour>(i)), wish.encounters[i]))
      return DealError::EncounterNotInDeck;
  if (!holds_all(dealing::full_events(*setup.pack), wish.events)) return DealError::EventNotInDeck;
  return std::nullopt;
}

namespace dealing {

MemberDeal member(const Setup& setup, std::size_t place, const DealWish& wish) {
  const Character& character = setup.pack->characters[setup.party[place].character];
  MemberDeal deal;
  deal.stock = character.start;
  deal.attributes = character.attributes;
  for (const ItemId item : character.items) deal.items.push_back(item);
  if (place >= wish.members.size()) return deal;
  const MemberWish& mine = wish.members[place];
  for (std::size_t i = 0; i < stock_count; ++i) deal.stock[i] = mine.stock[i].value_or(deal.stock[i]);
  for (std::size_t i = 0; i < attribute_count; ++i)
    deal.attributes[i] = mine.attributes[i].value_or(deal.attributes[i]);
  if (mine.items) deal.items = *mine.items;
  return deal;
}

Cards full_deck(const Setup& setup, const PartyMember& who, Kind kind) {
  const auto& characters = setup.pack->characters;
  const auto& ids = kind == Kind::Combat ? characters[who.combat].combat : characters[who.diplomacy].diplomacy;
  Cards deck;
  for (const CardId id : ids) deck.push_back(id);
  return deck;
}

bool is_used(const Setup& setup, Kind kind) {
  return setup.mode == Mode::Campaign || setup.pack->encounters[setup.encounter].kind == kind;
}

EncounterDeck full_encounters(const Pack& pack, Colour colour) {
  EncounterDeck deck;
  for (std::size_t i = 0; i < pack.encounters.size(); ++i)
    if (pack.encounters[i].colour == colour)
      for (int copy = 0; copy < pack.encounters[i].copies; ++copy) deck.push_back(static_cast<EncounterId>(i));
  return deck;
}

EventDeck full_events(const Pack& pack) {
  EventDeck deck;
  for (std::size_t i = 0; i < pack.events.size(); ++i)
    for (int copy = 0; copy < pack.events[i].copies; ++copy) deck.push_back(static_cast<EventId>(i));
  return deck;
}

std::size_t events_in_play(const Pack& pack, Difficulty difficulty) {
  const std::size_t events = pack.campaign->random_events;
  return difficulty == Difficulty::Hard && events > 0 ? events - 1 : events;
}

}  // namespace dealing
}  // namespace roundtable::grail
