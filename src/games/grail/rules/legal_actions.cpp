#include "games/grail/rules/legal_actions.h"

#include <bit>

#include "games/grail/rules/land.h"
#include "games/grail/rules/legality.h"
#include "games/grail/rules/sequence.h"

namespace roundtable::grail {

LegalActions legal_actions(const View& view) { return LegalActions(view); }

LegalActions::LegalActions(const View& view) {
  if (view.table.waiting.contains(view.seat)) add_all(view);
}

void LegalActions::add_all(const View& view) {
  const Table& table = view.table;
  const Member& member = table.at(view.seat);
  const Step& step = table.next();
  switch (step.kind) {
    case StepKind::Avoid:
    case StepKind::Ask:
    case StepKind::Agree:
    case StepKind::Join:
      add(Choice::Yes);
      return add(Choice::No);
    case StepKind::Equip:
      for (unsigned rest = double_items(table, member); rest != 0; rest &= rest - 1)
        add(Choice::LayAside, static_cast<std::size_t>(std::countr_zero(rest)));
      return;
    case StepKind::Open:
      add(Choice::Keep);
      if (step.amount > 1) add(Choice::Redraw);
      return;
    case StepKind::Choose:
      for (const Seat seat : to_be_activated(table)) add(Choice::Activate, static_cast<std::size_t>(seat.index()));
      return;
    case StepKind::Lay:
      return add_lays(view);
    case StepKind::Discard:
      for (std::size_t i = 0; i < member.hand.size(); ++i) add(Choice::Discard, i);
      return;
    case StepKind::Loot:
      for (const Seat seat : fighters(table)) add(Choice::Loot, static_cast<std::size_t>(seat.index()));
      return;
    case StepKind::Share:
      return add_gifts(view);
    case StepKind::Day:
      return add_day(view);
    case StepKind::Growing:
      return add_evening(view);
    case StepKind::Choice:
      for (std::size_t i = 0; i < table.learning.size(); ++i) add(Choice::KeepCard, i);
      return;
    default:
      return;
  }
}

/// Every way to pay for the card's magic keys: all subsets of the rows that can be paid.
void LegalActions::add_card(const View& view, const Card& card, std::size_t hand) {
  const unsigned payable = payable_rows(view.table, card);
  unsigned paid = 0;
  do {
    const auto magic = static_cast<std::uint8_t>(paid);
    if (!laying_refusal(view, card, magic)) add(Choice::Lay, hand, magic);
    paid = (paid - payable) & payable;
  } while (paid != 0);
}

void LegalActions::add_items(const View& view) {
  for (std::size_t i = 0; i < view.table.at(view.seat).items.size(); ++i)
    if (may_use_item(view, i)) add(Choice::Item, i);
}

void LegalActions::add_lays(const View& view) {
  const Table& table = view.table;
  const Meeting& meeting = table.meeting;
  if (meeting.forced) return add_card(view, table.card(*meeting.forced), 0);
  const auto& hand = table.at(view.seat).hand;
  for (std::size_t i = 0; i < hand.size(); ++i) add_card(view, table.card(hand[i]), i);
  add(Choice::Stop);
  for (std::size_t i = 0; i < meeting.row.size(); ++i)
    if (is_visible(table, i) && may_pay_charges(table, i)) add(Choice::Charges, i);
  add_items(view);
  if (meeting.ran) return;
  add(table.encounter().kind == Kind::Combat ? Choice::Flee : Choice::Leave);
}

void LegalActions::add_gifts(const View& view) {
  for (std::size_t i = 0; i < view.table.at(view.seat).items.size(); ++i)
    for (const Seat to : view.table.everyone())
      if (!gift_refusal(view, i, to)) add(Choice::Give, i, static_cast<std::size_t>(to.index()));
  add(Choice::Stop);
}

void LegalActions::add_day(const View& view) {
  const Table& table = view.table;
  const bool company = land::members_at(table, table.at(view.seat).at).size() > 1;
  for (std::size_t i = 0; i < table.places.size(); ++i) {
    if (!travel_refusal(view, i)) {
      add(Choice::Travel, i);
      if (company) add(Choice::TravelTogether, i);
    }
    if (!explore_refusal(view, i)) add(Choice::Explore, i);
  }
  const auto& actions = table.pack->locations[table.at(view.seat).at].actions;
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (!act_refusal(view, i)) add(Choice::Act, i);
  if (!lighting_refusal(view)) add(Choice::Light);
  add_items(view);
  add(Choice::Rest);
}

void LegalActions::add_evening(const View& view) {
  for (std::size_t i = 0; i < attribute_count; ++i)
    if (!growth_refusal(view, static_cast<Attribute>(i))) add(Choice::Grow, i);
  const Member& member = view.table.at(view.seat);
  for (const Kind kind : {Kind::Combat, Kind::Diplomacy}) {
    const auto which = static_cast<std::size_t>(kind);
    if (!learning_refusal(view, kind)) add(Choice::Learn, which);
    for (std::size_t i = 0; i < member.decks[which].size(); ++i)
      if (!take_out_refusal(view, kind, i)) add(Choice::TakeOut, which, i);
    for (std::size_t i = 0; i < member.spare[which].size(); ++i)
      if (!put_in_refusal(view, kind, i)) add(Choice::PutIn, which, i);
  }
  add(Choice::Sleep);
}

Action LegalActions::operator[](std::size_t place) const {
  const auto [choice, first, second] = options_[place];
  switch (choice) {
    case Choice::Yes:
      return Answer{true};
    case Choice::No:
      return Answer{false};
    case Choice::LayAside:
      return LayAside{first};
    case Choice::Keep:
      return Keep{};
    case Choice::Redraw:
      return Redraw{};
    case Choice::Activate:
      return Activate{Seat(first)};
    case Choice::Lay:
      return LayCard{first, second};
    case Choice::Stop:
      return Stop{};
    case Choice::Charges:
      return PayCharges{first};
    case Choice::Item:
      return UseItem{first};
    case Choice::Discard:
      return DiscardCard{first};
    case Choice::Flee:
      return Flee{};
    case Choice::Leave:
      return Leave{};
    case Choice::Loot:
      return GiveLoot{Seat(first)};
    case Choice::Travel:
      return Travel{first, false};
    case Choice::TravelTogether:
      return Travel{first, true};
    case Choice::Explore:
      return Explore{first};
    case Choice::Act:
      return Act{first};
    case Choice::Light:
      return LightMenhir{};
    case Choice::Rest:
      return Rest{};
    case Choice::Grow:
      return Grow{static_cast<Attribute>(first)};
    case Choice::Learn:
      return Learn{static_cast<Kind>(first)};
    case Choice::KeepCard:
      return KeepCard{first};
    case Choice::TakeOut:
      return TakeOut{static_cast<Kind>(first), second};
    case Choice::PutIn:
      return PutIn{static_cast<Kind>(first), second};
    case Choice::Sleep:
      return Sleep{};
    case Choice::Give:
      return GiveItem{first, Seat(second)};
  }
  return Stop{};
}

}  // namespace roundtable::grail
