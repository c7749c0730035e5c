#include "games/grail/bots/quick.h"

#include "games/grail/bots/days.h"
#include "games/grail/bots/worth.h"

namespace roundtable::grail {
namespace {

/// A hand is kept when something in it does well as a first card.
Action opening(const View& view) {
  const Member& member = view.table.at(view.seat);
  if (view.table.next().amount <= 2) return Keep{};
  for (const CardId card : member.hand)
    if (!view.table.card(card).left.empty() && !view.table.card(card).left[0].empty()) return Keep{};
  return Redraw{};
}

Action worst_card(const View& view) {
  const auto& hand = view.table.at(view.seat).hand;
  std::size_t worst = 0;
  for (std::size_t i = 1; i < hand.size(); ++i)
    if (card_worth(view.table.card(hand[i])) < card_worth(view.table.card(hand[worst]))) worst = i;
  return DiscardCard{static_cast<std::uint8_t>(worst)};
}

bool is_weak(const View& view) { return view.table.at(view.seat).of(Stock::Health) <= 3; }

}  // namespace

bool is_searched(StepKind kind) { return kind == StepKind::Lay || kind == StepKind::Ask; }

Action quick_choice(const View& view, Rng& rng) {
  switch (view.table.next().kind) {
    case StepKind::Open:
      return opening(view);
    case StepKind::Avoid:
    case StepKind::Agree:
      return Answer{is_weak(view)};
    case StepKind::Discard:
      return worst_card(view);
    default:
      return day_choice(view, rng);
  }
}

std::optional<Reason> take(State& state, Seat seat, const Action& action) {
  std::optional<Reason> reason;
  play<Grail>(state, seat, action, [&](const Event& event, const State& before) {
    const auto* ended = std::get_if<EncounterEnded>(&event);
    if (ended && before.table.mode == Mode::Campaign) reason = ended->reason;
  });
  return reason;
}

}  // namespace roundtable::grail
