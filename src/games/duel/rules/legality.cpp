#include "games/duel/rules/legality.h"

#include "engine/match.h"

namespace roundtable::duel {
namespace {

using No = std::optional<Refusal>;

template <class Phase>
const Phase* phase_of(const View& view) {
  return std::get_if<Phase>(&view.table.phase);
}

/// What is asked of every card laid in one's turn.
No laying_refusal(const View& view, Card card, Place at) {
  if (!phase_of<Playing>(view)) return Refusal::NotNow;
  if (at >= territory_count) return Refusal::NoSuchTerritory;
  if (!view.mine.hand.contains(card)) return Refusal::NotInHand;
  return std::nullopt;
}

No check(const View& view, const Reinforce& action) { return laying_refusal(view, action.card, action.at); }

No check(const View& view, const Enchant& action) {
  if (const auto no = laying_refusal(view, action.card, action.at)) return no;
  if (character_of(action.card) != Character::Sorceress) return Refusal::NotASorceress;
  const Pile& his = pile(view.table, action.at, opponent(view.seat));
  if (his.empty()) return Refusal::NothingToEnchant;
  if (colour_of(his.back()) != colour_of(action.card)) return Refusal::ColourDiffers;
  return std::nullopt;
}

No check(const View& view, const Attack& action) {
  if (const auto no = laying_refusal(view, action.card, action.at)) return no;
  const Table& table = view.table;
  if (table.conquests == conquests_per_turn) return Refusal::ConquestsUsedUp;
  if (character_of(action.card) == Character::Sorceress && table.stone_circle != view.seat)
    return Refusal::NoStoneCircle;
  if (table.territories[action.at].owner == view.seat) return Refusal::OwnTerritory;
  if (may_attack_at(table, action.at, view.seat)) return std::nullopt;
  return is_open_castle_of(table, action.at, opponent(view.seat)) ? Refusal::CastleHolds : Refusal::TooFewCards;
}

No check(const View& view, const Answer& action) {
  const auto* asked = phase_of<Answering>(view);
  if (!asked) return Refusal::NotNow;
  if (!action.card) return std::nullopt;
  if (!view.mine.hand.contains(*action.card)) return Refusal::NotInHand;
  const Card fitting = answer_to(*asked);
  if (*action.card == fitting) return std::nullopt;
  if (character_of(*action.card) == character_of(fitting)) return Refusal::AnswerColourDiffers;
  return asked->play == Play::Enchant ? Refusal::AnswerMustBeSorceress : Refusal::AnswerMustBeKnight;
}

No check(const View& view, const PayFromHand& action) {
  if (!phase_of<Paying>(view)) return Refusal::NotNow;
  if (!view.mine.hand.contains(action.card)) return Refusal::NotInHand;
  return std::nullopt;
}

No check(const View& view, const PayFromPile& action) {
  if (!phase_of<Paying>(view)) return Refusal::NotNow;
  if (action.at >= territory_count) return Refusal::NoSuchTerritory;
  if (pile(view.table, action.at, view.seat).empty()) return Refusal::PileIsEmpty;
  return std::nullopt;
}

No check(const View& view, const UseAvalon&) {
  if (!phase_of<Paying>(view)) return Refusal::NotNow;
  if (view.table.avalon != view.seat) return Refusal::AvalonNotYours;
  if (view.table.avalon_used) return Refusal::AvalonUsed;
  return std::nullopt;
}

No check(const View& view, const EndPlay&) { return phase_of<Playing>(view) ? std::nullopt : No(Refusal::NotNow); }

No check(const View& view, const TakeTile& action) {
  if (!phase_of<Supplying>(view)) return Refusal::NotNow;
  if (view.table.tiles.up[static_cast<std::size_t>(action.tile)] == 0) return Refusal::TileNotOpen;
  return std::nullopt;
}

No check(const View& view, const Discard& action) {
  if (!phase_of<Discarding>(view)) return Refusal::NotNow;
  if (!view.mine.hand.contains(action.card)) return Refusal::NotInHand;
  return std::nullopt;
}

No check(const View&, const Resign&) { return std::nullopt; }

}  // namespace

std::optional<Refusal> refusal(const View& view, const Action& action) {
  if (is_over(view.table)) return Refusal::NotNow;
  const bool owed = view.table.waiting.contains(view.seat);
  if (!owed && !std::holds_alternative<Resign>(action)) return Refusal::NotYourTurn;
  return match(action, [&](const auto& what) { return check(view, what); });
}

bool may_attack_at(const Table& table, Place at, Seat attacker) {
  return table.territories[at].owner != attacker &&
         static_cast<int>(pile(table, at, attacker).size()) >= cards_to_attack(table, at, attacker);
}

Card answer_to(const Answering& asked) {
  return card_of(asked.play == Play::Enchant ? Character::Sorceress : Character::Knight, colour_of(asked.card));
}

}  // namespace roundtable::duel
