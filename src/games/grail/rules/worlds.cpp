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

void imagine_days(const Table& table, Secrets& secrets, Rng& rng) {
  for (std::size_t i = 0; i < colour_count; ++i) {
    secrets.encounters[i] = unseen_encounters(table, static_cast<Colour>(i));
    shuffle(rng, secrets.encounters[i].begin(), secrets.encounters[i].end());
  }
  EventDeck events = unseen_events(table);
  shuffle(rng, events.begin(), events.end());
  const std::size_t all = dealing::events_in_play(*table.pack, table.difficulty);
  const std::size_t left = all - std::min(all, table.news.size());
  while (events.size() > left) events.erase_at(0);
  secrets.events = events;
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state;
  state.table = view.table;
  state.secrets.chance = rng.next();
  if (view.table.meeting_now) imagine_piles(view.table, state.secrets, rng);
  if (view.table.mode == Mode::Campaign) imagine_days(view.table, state.secrets, rng);
  return state;
}

}  // namespace roundtable::grail
