#include "games/duel/rules/notices.h"

#include "engine/match.h"

namespace roundtable::duel::notice {
namespace {

Telling to_all(const Notice& notice) {
  Telling telling;
  telling.push_back({std::nullopt, notice});
  return telling;
}

template <class List>
std::uint8_t count(const List& list) {
  return static_cast<std::uint8_t>(list.size());
}

Telling tell(const Dealt& event, const Table& table) {
  Telling telling = to_all(Started{event.first, table.setup.set});
  for (const Seat seat : both_seats) telling.push_back({seat, YourHand{seat, event.hands[seat]}});
  return telling;
}

Telling tell(const TurnStarted& event, const Table& table) { return to_all(TurnBegan{table.active, event.tile}); }

Telling tell(const CardsDrawn& event, const Table& table) {
  Telling telling = to_all(Drew{table.active, count(event.cards)});
  telling.push_back({table.active, YouDrew{table.active, event.cards}});
  return telling;
}

Telling tell(const DeckRenewed& event, const Table&) { return to_all(DeckShuffled{count(event.deck)}); }

Telling tell(const CardLaid& event, const Table& table) {
  return to_all(Laid{table.active, event.play, event.card, event.at});
}

Telling tell(const Answered& event, const Table& table) {
  const auto& asked = std::get<Answering>(table.phase);
  const Seat seat = opponent(table.active);
  const bool enchants = asked.play == Play::Enchant && !event.card;
  return to_all(AnswerGiven{seat, asked, event.card,
                            enchants ? std::optional(pile(table, asked.at, seat).back()) : std::nullopt});
}

Telling tell(const Conquered& event, const Table& table) {
  const Seat loser = opponent(table.active);
  const auto own = count(pile(table, event.at, table.active));
  const auto his = count(pile(table, event.at, loser));
  const int castle = is_open_castle_of(table, event.at, loser) ? 1 : 0;
  return to_all(TerritoryTaken{table.active, event.at, table.setup.set.territories[event.territory], own, his,
                               static_cast<std::uint8_t>(own + his + castle)});
}

Telling tell(const PaidFromHand& event, const Table& table) {
  return to_all(Payment{table.active, event.card, std::nullopt});
}
Telling tell(const PaidFromPile& event, const Table& table) {
  return to_all(Payment{table.active, pile(table, event.at, table.active).back(), event.at});
}
Telling tell(const AvalonUsed&, const Table& table) { return to_all(AvalonHelped{table.active}); }
Telling tell(const PlayEnded&, const Table& table) { return to_all(PlayClosed{table.active}); }
Telling tell(const TileTaken& event, const Table& table) { return to_all(TileChosen{table.active, event.tile}); }
Telling tell(const Discarded& event, const Table& table) { return to_all(Dropped{table.active, event.card}); }
Telling tell(const Resigned& event, const Table&) { return to_all(GaveUp{event.seat}); }
Telling tell(const GameEnded& event, const Table&) { return to_all(event); }

}  // namespace

Telling telling(const Event& event, const State& before) {
  return match(event, [&](const auto& what) { return tell(what, before.table); });
}

}  // namespace roundtable::duel::notice
