#include "games/grail/rules/worlds.h"

#include "games/grail/rules/deal.h"

namespace roundtable::grail {
namespace {

void imagine_piles(const Table& table, Secrets& secrets, Rng& rng) {
  for (const Seat seat : table.everyone()) {
    Cards pile = unseen_cards(table, seat);
    shuffle(rng, pile.begin(), pile.end());
    secrets.piles[static_cast<std::size_t>(seat.index())] = pile;
  }
}

EncounterDeck unseen_encounters(const Table& table, Colour colour) {
  EncounterDeck deck = dealing::full_encounters(*table.pack, colour);
  for (const Guardian& guardian : table.guardians) deck.erase_value(guardian.encounter);
  if (table.meeting_now) deck.erase_value(table.meeting.encounter);
  return deck;
}

void imagine_days(const Table& table, Secrets& secrets, Rng& rng) {
  for (std::size_t i = 0; i < colour_count; ++i) {
    secrets.encounters[i] = unseen_encounters(table, static_cast<Colour>(i));
    shuffle(rng, secrets.encounters[i].begin(), secrets.encounters[i].end());
  }
  EventDeck events = dealing::full_events(*table.pack);
  for (const EventId event : table.news) events.erase_value(event);
  shuffle(rng, events.begin(), events.end());
  const std::size_t all = dealing::events_in_play(*table.pack, table.difficulty);
  const std::size_t left = all - std::min(all, table.news.size());
  while (events.size() > left) events.erase_at(0);
  secrets.events = events;
}

}  // namespace

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

State imagine(const View& view, Rng& rng) {
  State state;
  state.table = view.table;
  state.secrets.chance = rng.next();
  if (view.table.meeting_now) imagine_piles(view.table, state.secrets, rng);
  if (view.table.mode == Mode::Campaign) imagine_days(view.table, state.secrets, rng);
  return state;
}

}  // namespace roundtable::grail
