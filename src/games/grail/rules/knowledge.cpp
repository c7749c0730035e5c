#include "games/grail/rules/knowledge.h"

#include "games/grail/rules/deal.h"

namespace roundtable::grail {

Cards unseen_cards(const Table& table, Seat seat) {
  const Member& member = table.at(seat);
  if (member.deck == 0) return {};
  Cards cards = member.decks[static_cast<std::size_t>(table.encounter().kind)];
  for (const CardId card : member.hand) cards.erase_value(card);
  for (const CardId card : member.discard) cards.erase_value(card);
  for (const Laid& laid : table.meeting.row)
    if (laid.owner == seat.index()) cards.erase_value(laid.card);
  if (table.meeting.forced && table.meeting.active == seat) cards.erase_value(*table.meeting.forced);
  return cards;
}

EncounterDeck unseen_encounters(const Table& table, Colour colour) {
  EncounterDeck deck = dealing::full_encounters(*table.pack, colour);
  for (const Guardian& guardian : table.guardians) deck.erase_value(guardian.encounter);
  if (table.meeting_now) deck.erase_value(table.meeting.encounter);
  return deck;
}

EventDeck unseen_events(const Table& table) {
  EventDeck events = dealing::full_events(*table.pack);
  for (const EventId event : table.news) events.erase_value(event);
  return events;
}

}  // namespace roundtable::grail
