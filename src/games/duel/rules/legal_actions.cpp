#include "games/duel/rules/legal_actions.h"

#include <bit>

#include "engine/match.h"
#include "games/duel/rules/legality.h"

namespace roundtable::duel {
namespace {

using Mask = std::uint16_t;

constexpr Mask knights = (1U << colour_count) - 1;

constexpr Mask bit(std::size_t place) { return static_cast<Mask>(1U << place); }
std::size_t count(Mask mask) { return static_cast<std::size_t>(std::popcount(mask)); }

std::size_t nth(Mask mask, std::size_t place) {
  unsigned rest = mask;
  for (; place > 0; --place) rest &= rest - 1;
  return static_cast<std::size_t>(std::countr_zero(rest));
}

Mask kinds_in(const Hand& hand) {
  Mask kinds = 0;
  for (const Card card : hand) kinds |= bit(static_cast<std::size_t>(card));
  return kinds;
}

Card nth_card(Mask kinds, std::size_t place) { return static_cast<Card>(nth(kinds, place)); }
Place nth_place(Mask places, std::size_t place) { return static_cast<Place>(nth(places, place)); }

}  // namespace

LegalActions::LegalActions(const View& view) {
  if (!view.table.waiting.contains(view.seat)) return;
  match(
      view.table.phase, [&](const Playing&) { list_plays(view); },
      [&](const Answering& asked) { list_answers(view, asked); }, [&](const Paying&) { list_payments(view); },
      [&](const Discarding&) {
        choice_ = Choice::Discard;
        hand_ = kinds_in(view.mine.hand);
        size_ = count(hand_);
      },
      [&](const Supplying&) { list_tiles(view.table); }, [](const auto&) {});
}

void LegalActions::list_plays(const View& view) {
  choice_ = Choice::Play;
  hand_ = kinds_in(view.mine.hand);
  if ((hand_ & ~knights) != 0) list_spells(view);
  if (view.table.conquests < conquests_per_turn) list_attacks(view);
  size_ = count(hand_) * territory_count + enchantments_ + count(attackers_) * count(places_) + 1;
}

void LegalActions::list_spells(const View& view) {
  for (Place at = 0; at < territory_count; ++at) {
    const Pile& his = pile(view.table, at, opponent(view.seat));
    if (!his.empty()) spells_[static_cast<std::size_t>(colour_of(his.back()))] |= bit(at);
  }
  for (std::size_t colour = 0; colour < colour_count; ++colour) {
    if ((hand_ & bit(colour_count + colour)) == 0) spells_[colour] = 0;
    enchantments_ += count(spells_[colour]);
  }
}

void LegalActions::list_attacks(const View& view) {
  attackers_ = view.table.stone_circle == view.seat ? hand_ : hand_ & knights;
  if (attackers_ == 0) return;
  for (Place at = 0; at < territory_count; ++at)
    if (may_attack_at(view.table, at, view.seat)) places_ |= bit(at);
}

void LegalActions::list_answers(const View& view, const Answering& asked) {
  choice_ = Choice::Answer;
  if (view.mine.hand.contains(answer_to(asked))) answer_ = answer_to(asked);
  size_ = answer_ ? 2 : 1;
}

void LegalActions::list_payments(const View& view) {
  choice_ = Choice::Pay;
  hand_ = kinds_in(view.mine.hand);
  for (Place at = 0; at < territory_count; ++at)
    if (!pile(view.table, at, view.seat).empty()) places_ |= bit(at);
  size_ = count(hand_) + count(places_) + (avalon_ready(view.table) ? 1 : 0);
}

void LegalActions::list_tiles(const Table& table) {
  choice_ = Choice::Supply;
  for (std::size_t tile = 0; tile < tile_kinds; ++tile)
    if (table.tiles.up[tile] > 0) tiles_ |= bit(tile);
  size_ = count(tiles_);
}

Action LegalActions::operator[](std::size_t place) const {
  switch (choice_) {
    case Choice::None:
      break;
    case Choice::Play:
      return play(place);
    case Choice::Answer:
      return Answer{place == 0 ? std::nullopt : answer_};
    case Choice::Pay:
      return payment(place);
    case Choice::Supply:
      return TakeTile{static_cast<Tile>(nth(tiles_, place))};
    case Choice::Discard:
      return Discard{nth_card(hand_, place)};
  }
  return EndPlay{};
}

Action LegalActions::play(std::size_t place) const {
  const std::size_t reinforcements = count(hand_) * territory_count;
  if (place < reinforcements)
    return Reinforce{nth_card(hand_, place / territory_count), static_cast<Place>(place % territory_count)};
  place -= reinforcements;
  if (place < enchantments_) {
    std::size_t colour = 0;
    for (; place >= count(spells_[colour]); ++colour) place -= count(spells_[colour]);
    return Enchant{card_of(Character::Sorceress, static_cast<Colour>(colour)), nth_place(spells_[colour], place)};
  }
  place -= enchantments_;
  const std::size_t targets = count(places_);
  if (place < count(attackers_) * targets)
    return Attack{nth_card(attackers_, place / targets), nth_place(places_, place % targets)};
  return EndPlay{};
}

Action LegalActions::payment(std::size_t place) const {
  if (place < count(hand_)) return PayFromHand{nth_card(hand_, place)};
  place -= count(hand_);
  if (place < count(places_)) return PayFromPile{nth_place(places_, place)};
  return UseAvalon{};
}

LegalActions legal_actions(const View& view) { return LegalActions(view); }

}  // namespace roundtable::duel
