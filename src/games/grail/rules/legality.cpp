#include "games/grail/rules/legality.h"

#include <bit>

#include "engine/match.h"
#include "games/grail/rules/effects.h"
#include "games/grail/rules/land.h"
#include "games/grail/rules/sequence.h"

namespace roundtable::grail {
namespace {

using No = std::optional<Refusal>;

const Member& mine(const View& view) { return view.table.at(view.seat); }
StepKind asked(const View& view) { return view.table.next().kind; }
No unless(bool allowed, Refusal why) { return allowed ? std::nullopt : No(why); }

No check(const View& view, const Answer&) {
  switch (asked(view)) {
    case StepKind::Avoid:
    case StepKind::Ask:
    case StepKind::Agree:
    case StepKind::Join:
      return std::nullopt;
    default:
      return Refusal::NotNow;
  }
}

No check(const View& view, const LayAside& action) {
  if (asked(view) != StepKind::Equip) return Refusal::NotNow;
  if (action.item >= mine(view).items.size()) return Refusal::NoSuchPlace;
  return unless((double_items(view.table, mine(view)) >> action.item & 1U) != 0, Refusal::KeywordNotDouble);
}

No check(const View& view, const Keep&) { return unless(asked(view) == StepKind::Open, Refusal::NotNow); }

No check(const View& view, const Redraw&) {
  if (asked(view) != StepKind::Open) return Refusal::NotNow;
  return unless(view.table.next().amount > 1, Refusal::SmallestHand);
}

No check(const View& view, const Activate& action) {
  if (asked(view) != StepKind::Choose) return Refusal::NotNow;
  if (action.member.index() >= view.table.players() || !view.table.at(action.member).in) return Refusal::NotInEncounter;
  return unless(!view.table.at(action.member).activated, Refusal::AlreadyActivated);
}

No check(const View& view, const LayCard& action) {
  if (asked(view) != StepKind::Lay) return Refusal::NotNow;
  const auto& forced = view.table.meeting.forced;
  if (forced)
    return action.hand == 0 ? laying_refusal(view, view.table.card(*forced), action.magic) : No(Refusal::PanicDecides);
  if (action.hand >= mine(view).hand.size()) return Refusal::NoSuchPlace;
  return laying_refusal(view, view.table.card(mine(view).hand[action.hand]), action.magic);
}

No check(const View& view, const Stop&) {
  if (asked(view) == StepKind::Share) return std::nullopt;
  if (asked(view) != StepKind::Lay) return Refusal::NotNow;
  return unless(!view.table.meeting.forced, Refusal::PanicDecides);
}

No check(const View& view, const PayCharges& action) {
  if (asked(view) != StepKind::Lay) return Refusal::NotNow;
  if (action.place >= view.table.meeting.row.size()) return Refusal::NoSuchPlace;
  if (!is_visible(view.table, action.place)) return Refusal::CardCovered;
  return unless(may_pay_charges(view.table, action.place), Refusal::NoCharges);
}

No check(const View& view, const UseItem& action) {
  if (asked(view) != StepKind::Lay && asked(view) != StepKind::Day) return Refusal::NotNow;
  if (action.item >= mine(view).items.size()) return Refusal::NoSuchPlace;
  return unless(may_use_item(view, action.item), Refusal::ItemNotUsable);
}

No check(const View& view, const DiscardCard& action) {
  if (asked(view) != StepKind::Discard) return Refusal::NotNow;
  return unless(action.hand < mine(view).hand.size(), Refusal::NoSuchPlace);
}

No check(const View& view, const Flee&) { return retreat_refusal(view, Kind::Combat); }
No check(const View& view, const Leave&) { return retreat_refusal(view, Kind::Diplomacy); }

No check(const View& view, const GiveLoot& action) {
  if (asked(view) != StepKind::Loot) return Refusal::NotNow;
  return unless(fighters(view.table).contains(action.to), Refusal::NotAFighter);
}

No check(const View& view, const Travel& action) {
  if (const auto no = travel_refusal(view, action.location)) return no;
  const bool company = land::members_at(view.table, mine(view).at).size() > 1;
  return unless(!action.party || company, Refusal::NobodyElseHere);
}
No check(const View& view, const Explore& action) { return explore_refusal(view, action.location); }
No check(const View& view, const Act& action) { return act_refusal(view, action.action); }
No check(const View& view, const LightMenhir&) { return lighting_refusal(view); }
No check(const View& view, const Rest&) { return unless(asked(view) == StepKind::Day, Refusal::NotNow); }
No check(const View& view, const Grow& action) { return growth_refusal(view, action.attribute); }
No check(const View& view, const Learn& action) { return learning_refusal(view, action.kind); }
No check(const View& view, const KeepCard& action) {
  if (asked(view) != StepKind::Choice) return Refusal::NotNow;
  return unless(action.place < view.table.learning.size(), Refusal::NoSuchPlace);
}
No check(const View& view, const TakeOut& action) { return take_out_refusal(view, action.kind, action.place); }
No check(const View& view, const PutIn& action) { return put_in_refusal(view, action.kind, action.place); }
No check(const View& view, const GiveItem& action) { return gift_refusal(view, action.item, action.to); }
No check(const View& view, const Sleep&) { return unless(asked(view) == StepKind::Growing, Refusal::NotNow); }

}  // namespace

No refusal(const View& view, const Action& action) {
  if (!view.table.waiting.contains(view.seat)) return Refusal::NotYourTurn;
  return match(action, [&](const auto& what) { return check(view, what); });
}

No laying_refusal(const View& view, const Card& card, std::uint8_t magic) {
  const Meeting& meeting = view.table.meeting;
  if (meeting.laid >= 2 && view.table.encounter().traits.contains(Trait::Quick)) return Refusal::QuickEnemy;
  if (magic != 0) {
    if ((magic & ~payable_rows(view.table, card)) != 0) return Refusal::NotPayable;
    if (std::popcount(magic) > mine(view).of(Stock::Magic)) return Refusal::NotEnoughMagic;
  }
  if (meeting.laid == 0 || meeting.free_lay) return std::nullopt;
  return unless(joins_bolt(card, join(view.table, mine(view), card, magic)), Refusal::NoBolt);
}

bool may_pay_charges(const Table& table, std::size_t place) {
  const Laid& laid = table.meeting.row[place];
  for (const Ability& ability : table.card(laid.card).abilities)
    if (ability.trigger == Trigger::Charges && laid.charges >= ability.cost) return is_visible(table, place);
  return false;
}

bool may_use_item(const View& view, std::size_t place) {
  const Member& member = mine(view);
  if (!uses_item(member, place) || (member.used >> place & 1U) != 0) return false;
  for (const Ability& ability : view.table.pack->items[member.items[place]].abilities)
    if (ability.trigger == Trigger::Use) return view.table.meeting_now ? !view.table.meeting.forced : ability.spent;
  return false;
}

No retreat_refusal(const View& view, Kind kind) {
  if (asked(view) != StepKind::Lay) return Refusal::NotNow;
  if (view.table.encounter().kind != kind) return kind == Kind::Combat ? Refusal::NotInCombat : Refusal::NotInDiplomacy;
  if (view.table.meeting.forced) return Refusal::PanicDecides;
  return unless(!view.table.meeting.ran, Refusal::FledBefore);
}

No travel_refusal(const View& view, std::size_t location) {
  if (asked(view) != StepKind::Day) return Refusal::NotNow;
  const Table& table = view.table;
  if (location >= table.places.size()) return Refusal::NoSuchPlace;
  if (!land::touch(*table.pack, mine(view).at, static_cast<LocationId>(location))) return Refusal::NotConnected;
  if (!table.places[location].revealed) return Refusal::NotRevealed;
  return unless(mine(view).of(Stock::Energy) >= table.pack->campaign->travel, Refusal::NotEnoughEnergy);
}

No explore_refusal(const View& view, std::size_t location) {
  if (asked(view) != StepKind::Day) return Refusal::NotNow;
  const Table& table = view.table;
  if (location >= table.places.size()) return Refusal::NoSuchPlace;
  const auto id = static_cast<LocationId>(location);
  if (table.places[location].revealed) return Refusal::AlreadyRevealed;
  if (!land::touch(*table.pack, mine(view).at, id) || !land::is_in_reach(table, id)) return Refusal::NotConnected;
  return unless(mine(view).of(Stock::Energy) >= table.pack->campaign->explore, Refusal::NotEnoughEnergy);
}

No gift_refusal(const View& view, std::size_t item, Seat to) {
  if (asked(view) != StepKind::Share) return Refusal::NotNow;
  const Table& table = view.table;
  if (item >= mine(view).items.size() || to.index() >= table.players()) return Refusal::NoSuchPlace;
  if (to == view.seat || table.at(to).at != mine(view).at) return Refusal::NobodyElseHere;
  return unless(table.at(to).items.size() < most_items(table), Refusal::HandsFull);
}

No act_refusal(const View& view, std::size_t action) {
  if (asked(view) != StepKind::Day) return Refusal::NotNow;
  const Member& member = mine(view);
  const auto& actions = view.table.pack->locations[member.at].actions;
  if (action >= actions.size()) return Refusal::NoSuchPlace;
  if (!land::action_is_open(view.table, member, action)) return Refusal::NothingHere;
  if (member.of(Stock::Energy) < actions[action].energy) return Refusal::NotEnoughEnergy;
  return unless(can_pay(member, actions[action].cost), Refusal::CannotPay);
}

No lighting_refusal(const View& view) {
  if (asked(view) != StepKind::Day) return Refusal::NotNow;
  const Location& here = view.table.pack->locations[mine(view).at];
  if (!here.menhir || view.table.places[mine(view).at].dial > 0) return Refusal::NoMenhir;
  return unless(can_pay(mine(view), here.lighting), Refusal::CannotPay);
}

No growth_refusal(const View& view, Attribute attribute) {
  if (asked(view) != StepKind::Growing) return Refusal::NotNow;
  const int cost = land::growth_cost(view.table, mine(view), attribute);
  return unless(mine(view).of(Stock::Experience) >= cost, Refusal::NotEnoughExperience);
}

No learning_refusal(const View& view, Kind kind) {
  if (asked(view) != StepKind::Growing) return Refusal::NotNow;
  if (mine(view).of(Stock::Experience) < land::card_cost(view.table)) return Refusal::NotEnoughExperience;
  const auto which = static_cast<std::size_t>(kind);
  if (mine(view).decks[which].size() == max_deck && mine(view).spare[which].size() == max_deck)
    return Refusal::DeckFull;
  return unless(!land::learnable(view.table, mine(view), kind).empty(), Refusal::NothingToLearn);
}

No take_out_refusal(const View& view, Kind kind, std::size_t place) {
  if (asked(view) != StepKind::Growing) return Refusal::NotNow;
  const auto& deck = mine(view).decks[static_cast<std::size_t>(kind)];
  if (place >= deck.size()) return Refusal::NoSuchPlace;
  if (deck.size() <= smallest_deck) return Refusal::DeckTooSmall;
  return unless(mine(view).spare[static_cast<std::size_t>(kind)].size() < max_deck, Refusal::DeckFull);
}

No put_in_refusal(const View& view, Kind kind, std::size_t place) {
  if (asked(view) != StepKind::Growing) return Refusal::NotNow;
  if (place >= mine(view).spare[static_cast<std::size_t>(kind)].size()) return Refusal::NoSuchPlace;
  return unless(mine(view).decks[static_cast<std::size_t>(kind)].size() < max_deck, Refusal::DeckFull);
}

}  // namespace roundtable::grail
