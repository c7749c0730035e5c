// What happened. The events of a game are its record; the state is their fold.
#pragma once

#include "games/grail/rules/state.h"

namespace roundtable::grail {

/// Changes of one member set by hand in the deal.
struct MemberDeal {
  std::array<std::int8_t, stock_count> stock{};
  std::array<std::int8_t, attribute_count> attributes{};
  SmallList<ItemId, max_items> items;
  std::array<Cards, 2> decks;  // the top last
};

struct Dealt {
  SmallList<MemberDeal, max_members> members;
  std::array<EncounterDeck, colour_count> encounters;
  EventDeck events;
  Dice dice;
  std::uint64_t chance = 0;
};
/// The next step had nothing to do.
struct Passed {};

struct EncounterMet {
  EncounterId encounter;
};
struct AvoidAnswered {
  Seat seat;
  bool yes;
};
struct ItemLaidAside {
  Seat seat;
  std::uint8_t item;
};
struct EncounterBegun {};
struct HandKept {
  Seat seat;
};
struct HandRedrawn {
  Seat seat;
};
struct Activated {
  Seat seat;
};
struct TokenRemoved {
  std::uint8_t place;
};
struct PanicTurned {
  Seat seat;
  CardId card;
};
struct CardLaid {
  Seat seat;
  CardId card;
  std::uint8_t hand;
  std::uint8_t magic;
};
struct LayingEnded {
  Seat seat;
};
struct ChargesPaid {
  Seat seat;
  std::uint8_t place;
};
struct ItemUsed {
  Seat seat;
  std::uint8_t item;
};
struct AbilityAnswered {
  Seat seat;
  bool yes;
};
/// An effect, its amount worked out.
struct Effected {
  Seat seat;
  Verb verb;
  Stock stock;
  std::int16_t amount;
  std::uint8_t place;
  std::uint8_t ref;
};
struct CardDrawn {
  Seat seat;
  CardId card;
};
struct DeckRanOut {
  Seat seat;
};
struct CardDiscarded {
  Seat seat;
  CardId card;
  std::uint8_t hand;
};
struct TopDiscarded {
  Seat seat;
  CardId card;
};
/// The abilities of the card or item at this place act after a card or in the enemy's step.
struct AbilitiesActed {
  std::uint8_t place;
};
struct StageWon {};
struct EncounterWon {};
struct EncounterLost {
  Reason reason;
};
struct EnemyActed {};
struct EnemyStruck {
  std::uint8_t row;
};
struct Readied {};
struct TurnBegun {};
struct FleeBegun {
  Seat seat;
};
struct CoinTossed {
  Seat seat;
  bool away;
};
struct LeaveProposed {
  Seat seat;
};
struct LeaveAnswered {
  Seat seat;
  bool yes;
};
struct MemberOut {
  Seat seat;
  Reason reason;
};
struct Robbed {};
struct LootGiven {
  Seat to;
};
struct EncounterEnded {
  Reason reason;
};

// The days.
struct DeckShuffled {
  Seat seat;
  Kind kind;
  Cards pile;
};
struct MorningBroke {};
struct MenhirsFaded {};
struct LandShrank {};
struct DialsTurned {};
/// A time dial of the story goes down by one.
struct ClockTurned {
  std::uint8_t dial;
};
struct ItemGiven {
  Seat seat;
  std::uint8_t item;
  Seat to;
};
struct SharingEnded {
  Seat seat;
};
struct NewsCame {
  EventId event;
};
/// Nothing is left in the deck of events: the land itself frightens.
struct DreadCame {};
struct GuardianMoved {
  std::uint8_t guardian;
  LocationId to;
};
struct DayBegun {};
struct Travelled {
  Seat seat;
  std::uint8_t location;
  bool party;
};
struct JoinAnswered {
  Seat seat;
  bool yes;
};
struct Arrived {
  Seat seat;
};
struct Spared {
  Seat seat;
};
struct Explored {
  Seat seat;
  std::uint8_t location;
};
struct Acted {
  Seat seat;
  std::uint8_t action;
};
struct MenhirLit {
  Seat seat;
};
struct Rested {
  Seat seat;
};
struct EveningCame {};
struct Ate {
  Seat seat;
};
struct Grown {
  Seat seat;
  Attribute attribute;
};
struct Learning {
  Seat seat;
  Kind kind;
  SmallList<CardId, 2> cards;
};
struct CardKept {
  Seat seat;
  std::uint8_t place;
};
struct CardTakenOut {
  Seat seat;
  Kind kind;
  std::uint8_t place;
};
struct CardPutIn {
  Seat seat;
  Kind kind;
  std::uint8_t place;
};
struct FellAsleep {
  Seat seat;
};
struct Dreamt {
  Seat seat;
  bool nightmare;
  std::uint8_t dream;
};
struct GameEnded {
  Winner winner;
  Reason reason;
};

using Event =
    std::variant<Effected, CardLaid, CardDrawn, Passed, LayingEnded, Activated, CardDiscarded, EnemyActed, EnemyStruck,
                 Readied, TurnBegun, TokenRemoved, AbilitiesActed, PanicTurned, TopDiscarded, HandKept, HandRedrawn,
                 ChargesPaid, ItemUsed, AbilityAnswered, DeckRanOut, StageWon, EncounterWon, EncounterLost, FleeBegun,
                 CoinTossed, LeaveProposed, LeaveAnswered, MemberOut, Robbed, LootGiven, EncounterMet, AvoidAnswered,
                 ItemLaidAside, EncounterBegun, EncounterEnded, DeckShuffled, MorningBroke, MenhirsFaded, LandShrank,
                 DialsTurned, ClockTurned, NewsCame, GuardianMoved, ItemGiven, SharingEnded, DayBegun, Travelled,
                 JoinAnswered, Arrived, Spared, DreadCame, Explored, Acted, MenhirLit, Rested, EveningCame, Ate, Grown,
                 Learning, CardKept, CardTakenOut, CardPutIn, FellAsleep, Dreamt, GameEnded, Dealt>;

}  // namespace roundtable::grail
