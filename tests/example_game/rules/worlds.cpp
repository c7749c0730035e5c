#include "tests/example_game/rules/worlds.h"

namespace roundtable::example {
namespace {

SmallList<Card, highest_card> unseen_cards(const View& view) {
  SmallList<Card, highest_card> cards;
  for (Card card = 1; card <= highest_card; ++card) cards.push_back(card);
  for (const Card card : view.mine.hand) cards.erase_value(card);
  if (view.mine.laid) cards.erase_value(*view.mine.laid);
  for (const Round& round : view.table.rounds)
    for (const Card card : round.cards) cards.erase_value(card);
  return cards;
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state = prepare(view.table.setup);
  state.table = view.table;
  auto cards = unseen_cards(view);
  shuffle(rng, cards.begin(), cards.end());
  const auto draw = [&] {
    const Card card = cards.back();
    cards.pop_back();
    return card;
  };
  const auto* laying = std::get_if<Laying>(&view.table.phase);
  for (const Seat seat : view.table.everyone()) {
    Knowledge& mind = state.secrets.seats[seat];
    if (seat == view.seat) {
      mind = view.mine;
      continue;
    }
    if (laying && laying->laid.contains(seat)) mind.laid = draw();
    const std::size_t gone = view.table.rounds.size() + (mind.laid ? 1 : 0);
    while (mind.hand.size() + gone < hand_size) mind.hand.push_back(draw());
  }
  return state;
}

}  // namespace roundtable::example
