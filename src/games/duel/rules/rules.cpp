#include "games/duel/rules/rules.h"

#include <algorithm>

#include "engine/match.h"
#include "games/duel/rules/deal.h"
#include "games/duel/rules/legality.h"

namespace roundtable::duel {
namespace {

CardLaid brought_about(Seat, const Reinforce& action) { return {Play::Reinforce, action.card, action.at}; }
CardLaid brought_about(Seat, const Enchant& action) { return {Play::Enchant, action.card, action.at}; }
CardLaid brought_about(Seat, const Attack& action) { return {Play::Attack, action.card, action.at}; }
Answered brought_about(Seat, const Answer& action) { return {action.card}; }
PaidFromHand brought_about(Seat, const PayFromHand& action) { return {action.card}; }
PaidFromPile brought_about(Seat, const PayFromPile& action) { return {action.at}; }
AvalonUsed brought_about(Seat, const UseAvalon&) { return {}; }
PlayEnded brought_about(Seat, const EndPlay&) { return {}; }
TileTaken brought_about(Seat, const TakeTile& action) { return {action.tile}; }
Discarded brought_about(Seat, const Discard& action) { return {action.card}; }
Resigned brought_about(Seat seat, const Resign&) { return {seat}; }

using Follows = std::optional<Event>;

Follows drawn(const State& state, const Drawing& drawing) {
  const auto& [table, secrets] = state;
  if (secrets.deck.empty()) return DeckRenewed{shuffled(table.discards, secrets.shuffles, secrets.renewals)};
  CardsDrawn event;
  const std::size_t cards = std::min<std::size_t>(drawing.left, secrets.deck.size());
  for (std::size_t i = 1; i <= cards; ++i) event.cards.push_back(secrets.deck[secrets.deck.size() - i]);
  return event;
}

/// Rule D5.8: what is paid without a question, where nothing is left to choose. It looks at open things alone: whether
/// somebody is asked must not tell what he holds.
Follows forced_payment(const State& state, const Paying& paying) {
  const Table& table = state.table;
  const Seat payer = table.active;
  const int piles =
      static_cast<int>(std::count_if(table.territories.begin(), table.territories.end(),
                                     [&](const auto& territory) { return !territory.piles[payer].empty(); }));
  const int cards = payable(table, payer);
  const bool all_goes = paying.required >= cards;
  const bool one_pile = table.hand_sizes[payer] == 0 && piles == 1;
  const bool avalon_helps = paying.required <= cards && avalon_ready(table);
  if ((!all_goes && !one_pile) || avalon_helps) return std::nullopt;
  if (table.hand_sizes[payer] > 0) return PaidFromHand{state.secrets.seats[payer].hand[0]};
  for (Place at = 0;; ++at)
    if (!pile(table, at, payer).empty()) return PaidFromPile{at};
}

}  // namespace

State prepare(const Setup& setup) {
  State state;
  state.table.setup = setup;
  return state;
}

std::expected<Event, Refusal> decide(const State& state, Seat seat, const Action& action) {
  if (const auto no = refusal(observe(state, seat), action)) return std::unexpected(*no);
  return match(action, [&](const auto& what) {
    return std::expected<Event, Refusal>(std::in_place, brought_about(seat, what));
  });
}

std::optional<Event> consequence(const State& state) {
  return match(
      state.table.phase, [](const Playing&) { return Follows(); }, [](const Answering&) { return Follows(); },
      [&](const Paying& paying) { return forced_payment(state, paying); }, [](const Discarding&) { return Follows(); },
      [](const Supplying&) { return Follows(); }, [&](const Drawing& drawing) { return drawn(state, drawing); },
      [&](const TurnStarting&) { return Follows(TurnStarted{state.table.tiles.pending[state.table.active]}); },
      [&](const Conquering& conquering) {
        return Follows(Conquered{conquering.at, state.secrets.territories[conquering.at]});
      },
      [](const Dealing&) { return Follows(); },
      [](const Ending& ending) { return Follows(GameEnded{ending.winner, ending.reason}); },
      [](const Over&) { return Follows(); });
}

}  // namespace roundtable::duel
