#include "bots/grail_world.h"

namespace roundtable::grail {

Cards unseen_cards(const Table& table, Seat seat) {
  const Member& member = table.at(seat);
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
  if (!view.table.meeting_now) return state;
  for (const Seat seat : view.table.everyone()) {
    if (!view.table.at(seat).fought) continue;
    Cards pile = unseen_cards(view.table, seat);
    shuffle(rng, pile.begin(), pile.end());
    state.secrets.piles[static_cast<std::size_t>(seat.index())] = pile;
  }
  return state;
}

}  // namespace roundtable::grail
