// What happens by itself in an encounter: each step of the agenda that asks nobody becomes one event.
#include "games/grail/rules/effects.h"
#include "games/grail/rules/items.h"
#include "games/grail/rules/rules.h"

namespace roundtable::grail {
namespace {

/// Built in place: events are big, because a deal is.
using Next = std::optional<Event>;

Seat seat_of(const Step& step) { return Seat(step.seat); }

Next drawn(const State& state, const Step& step) {
  const Seat seat = seat_of(step);
  const Member& member = state.table.at(seat);
  if (!member.in || step.amount <= 0) return Passed{};
  if (member.deck == 0) return DeckRanOut{seat};
  return CardDrawn{seat, state.secrets.piles[step.seat].back()};
}

/// Rule G3.11: with no card in hand the top of the deck goes.
Next top_discarded(const State& state, const Step& step) {
  const Member& member = state.table.at(seat_of(step));
  if (!member.in || member.deck == 0 || step.amount <= 0) return Passed{};
  return TopDiscarded{seat_of(step), state.secrets.piles[step.seat].back()};
}

Next effected(const Table& table, const Step& step) {
  if (step.effect.who == Who::Each) return Passed{};
  const auto amount = static_cast<std::int16_t>(final_amount(table, step));
  return Effected{seat_of(step), step.effect.verb, step.effect.stock, amount, step.place, step.effect.ref};
}

Next token(const Table& table, const Step& step) {
  const auto& row = table.meeting.row;
  for (std::size_t i = step.place; i < row.size(); ++i)
    if (row[i].tokens > 0) return TokenRemoved{static_cast<std::uint8_t>(i)};
  return Passed{};
}

/// Rule G2.13: a panicking character lays the top of the deck; with no card there it is as if it had to draw.
Next panic_card(const State& state, const Step& step) {
  const Seat seat = seat_of(step);
  if (state.table.at(seat).deck == 0) return DeckRanOut{seat};
  return PanicTurned{seat, state.secrets.piles[step.seat].back()};
}

Next later(const Table& table, const Step& step) {
  const auto& row = table.meeting.row;
  for (std::size_t i = step.place; i + 1 < row.size(); ++i)
    if (acts_later(table.card(row[i].card))) return AbilitiesActed{static_cast<std::uint8_t>(i)};
  return Passed{};
}

/// First the visible cards from left to right, then the items of the active character.
Next guarding(const Table& table, const Step& step) {
  const auto& row = table.meeting.row;
  for (std::size_t i = step.place; i < row.size(); ++i)
    if (is_visible(table, i) && has_trigger(table.card(row[i].card).abilities, Trigger::Enemy))
      return AbilitiesActed{static_cast<std::uint8_t>(i)};
  const Member& member = table.at(seat_of(step));
  for (std::size_t i = step.place < first_item ? 0U : step.place - first_item; i < member.items.size(); ++i)
    if (uses_item(member, i) && has_trigger(table.pack->items[member.items[i]].abilities, Trigger::Enemy))
      return AbilitiesActed{static_cast<std::uint8_t>(first_item + i)};
  return Passed{};
}

/// Rules G3.6 and G3.7.
Next verdict(const Table& table) {
  const Encounter& encounter = table.encounter();
  const Meeting& meeting = table.meeting;
  if (encounter.kind == Kind::Combat) {
    if (meeting.markers >= encounter.value) return EncounterWon{};
    return Passed{};
  }
  if (meeting.affinity <= encounter.bottom) return EncounterLost{Reason::Failed};
  if (meeting.affinity < encounter.top) return Passed{};
  if (meeting.stage + 1U < encounter.stages.size()) return StageWon{};
  return EncounterWon{};
}

Next struck(const Table& table) {
  const auto& attacks = table.encounter().attacks;
  std::size_t row = 0;
  while (row + 1 < attacks.size() && attacks[row + 1].from <= table.meeting.markers) ++row;
  return EnemyStruck{static_cast<std::uint8_t>(row)};
}

Next ready(const Table& table) {
  Next end = verdict(table);
  if (std::holds_alternative<Passed>(*end)) end = Readied{};
  return end;
}

Next tossed(const State& state, const Step& step) {
  if (!state.secrets.dice.empty()) return CoinTossed{seat_of(step), state.secrets.dice.back() % 2 == 0};
  Rng rng = chance_of(state.secrets);
  return CoinTossed{seat_of(step), below(rng, 2) == 0};
}

Next what_follows(const State& state, const Step& step) {
  const Table& table = state.table;
  switch (step.kind) {
    case StepKind::Meet:
      return EncounterMet{static_cast<EncounterId>(step.amount)};
    case StepKind::Begin:
      return EncounterBegun{};
    case StepKind::Choose:
      return Activated{to_be_activated(table).first()};
    case StepKind::Token:
      return token(table, step);
    case StepKind::Lay:
      return panic_card(state, step);
    case StepKind::Do:
      return effected(table, step);
    case StepKind::Draw:
      return drawn(state, step);
    case StepKind::Discard:
    case StepKind::DiscardTop:
      return top_discarded(state, step);
    case StepKind::Later:
      return later(table, step);
    case StepKind::Check:
      return verdict(table);
    case StepKind::Enemy:
      return EnemyActed{};
    case StepKind::Guarding:
      return guarding(table, step);
    case StepKind::Strike:
      return struck(table);
    case StepKind::Ready:
      return ready(table);
    case StepKind::Turn:
      return TurnBegun{};
    case StepKind::Toss:
      return tossed(state, step);
    case StepKind::Out:
      return MemberOut{seat_of(step), static_cast<Reason>(step.index)};
    case StepKind::Rob:
      return Robbed{};
    case StepKind::Finish:
      return EncounterEnded{static_cast<Reason>(step.index)};
    case StepKind::Ask:
    case StepKind::Avoid:
    case StepKind::Equip:
    case StepKind::Open:
    case StepKind::Agree:
    case StepKind::Loot:
      return Passed{};
    default:
      return day_consequence(state, step);
  }
}

}  // namespace

std::optional<Event> consequence(const State& state) {
  const Table& table = state.table;
  if (!table.waiting.empty() || table.over || table.agenda.empty()) return std::nullopt;
  if (table.next().kind == StepKind::Deal) return std::nullopt;
  return what_follows(state, table.next());
}

}  // namespace roundtable::grail
