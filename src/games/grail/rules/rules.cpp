#include "games/grail/rules/rules.h"

#include "engine/match.h"
#include "games/grail/rules/agenda.h"
#include "games/grail/rules/deal.h"
#include "games/grail/rules/land.h"
#include "games/grail/rules/legality.h"

namespace roundtable::grail {
namespace {

/// Built in place: events are big, because a deal is.
using Decided = std::expected<Event, Refusal>;

Decided brought_about(const State& state, Seat seat, const Answer& action) {
  switch (state.table.next().kind) {
    case StepKind::Avoid:
      return AvoidAnswered{seat, action.yes};
    case StepKind::Agree:
      return LeaveAnswered{seat, action.yes};
    case StepKind::Join:
      return JoinAnswered{seat, action.yes};
    default:
      return AbilityAnswered{seat, action.yes};
  }
}
Decided brought_about(const State&, Seat seat, const LayAside& action) { return ItemLaidAside{seat, action.item}; }
Decided brought_about(const State&, Seat seat, const Keep&) { return HandKept{seat}; }
Decided brought_about(const State&, Seat seat, const Redraw&) { return HandRedrawn{seat}; }
Decided brought_about(const State&, Seat, const Activate& action) { return Activated{action.member}; }
Decided brought_about(const State& state, Seat seat, const LayCard& action) {
  const auto& forced = state.table.meeting.forced;
  const CardId card = forced ? *forced : state.table.at(seat).hand[action.hand];
  return CardLaid{seat, card, action.hand, action.magic};
}
Decided brought_about(const State& state, Seat seat, const Stop&) {
  if (state.table.next().kind == StepKind::Share) return SharingEnded{seat};
  return LayingEnded{seat};
}
Decided brought_about(const State&, Seat seat, const PayCharges& action) { return ChargesPaid{seat, action.place}; }
Decided brought_about(const State&, Seat seat, const UseItem& action) { return ItemUsed{seat, action.item}; }
Decided brought_about(const State& state, Seat seat, const DiscardCard& action) {
  return CardDiscarded{seat, state.table.at(seat).hand[action.hand], action.hand};
}
Decided brought_about(const State&, Seat seat, const Flee&) { return FleeBegun{seat}; }
Decided brought_about(const State&, Seat seat, const Leave&) { return LeaveProposed{seat}; }
Decided brought_about(const State&, Seat, const GiveLoot& action) { return LootGiven{action.to}; }
Decided brought_about(const State&, Seat seat, const Travel& action) {
  return Travelled{seat, action.location, action.party};
}
Decided brought_about(const State&, Seat seat, const Explore& action) { return Explored{seat, action.location}; }
Decided brought_about(const State&, Seat seat, const Act& action) { return Acted{seat, action.action}; }
Decided brought_about(const State&, Seat seat, const LightMenhir&) { return MenhirLit{seat}; }
Decided brought_about(const State&, Seat seat, const Rest&) { return Rested{seat}; }
Decided brought_about(const State&, Seat seat, const Grow& action) { return Grown{seat, action.attribute}; }
Decided brought_about(const State& state, Seat seat, const Learn& action) {
  auto pool = land::learnable(state.table, state.table.at(seat), action.kind);
  Rng rng = chance_of(state.secrets);
  shuffle(rng, pool.begin(), pool.end());
  Learning learning{seat, action.kind, {}};
  for (std::size_t i = 0; i < pool.size() && i < 2; ++i) learning.cards.push_back(pool[i]);
  return learning;
}
Decided brought_about(const State&, Seat seat, const KeepCard& action) { return CardKept{seat, action.place}; }
Decided brought_about(const State&, Seat seat, const TakeOut& action) {
  return CardTakenOut{seat, action.kind, action.place};
}
Decided brought_about(const State&, Seat seat, const PutIn& action) {
  return CardPutIn{seat, action.kind, action.place};
}
Decided brought_about(const State&, Seat seat, const GiveItem& action) {
  return ItemGiven{seat, action.item, action.to};
}
Decided brought_about(const State&, Seat seat, const Sleep&) { return FellAsleep{seat}; }

/// Stocks have no printed end; hard mode sets one.
constexpr std::int8_t endless = 99;

Member seated(const Setup& setup, const PartyMember& who) {
  const Character& character = setup.pack->characters[who.character];
  Member member;
  member.character = who.character;
  member.number = character.number;
  member.most.fill(setup.difficulty == Difficulty::Hard ? std::int8_t{20} : endless);
  member.most[static_cast<std::size_t>(Stock::Experience)] = endless;
  for (std::size_t i = 0; i < character.most.size(); ++i) member.most[i] = character.most[i];
  for (const Kind kind : {Kind::Combat, Kind::Diplomacy})
    member.decks[static_cast<std::size_t>(kind)] = dealing::full_deck(setup, who, kind);
  return member;
}

}  // namespace

State prepare(const Setup& setup) {
  State state;
  Table& table = state.table;
  table.pack = setup.pack.get();
  table.mode = setup.mode;
  table.difficulty = setup.difficulty;
  table.meeting.encounter = setup.encounter;
  for (const PartyMember& who : setup.party) table.members.push_back(seated(setup, who));
  agenda::push(table, StepKind::Deal);
  return state;
}

Decided decide(const State& state, Seat seat, const Action& action) {
  if (const auto no = refusal(observe(state, seat), action)) return std::unexpected(*no);
  return match(action, [&](const auto& what) { return brought_about(state, seat, what); });
}

}  // namespace roundtable::grail
