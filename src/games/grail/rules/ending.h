// How an encounter ends: won, lost, gone round, or left by one after another.
#pragma once

#include "games/grail/rules/events.h"

namespace roundtable::grail {

namespace flow {

void go_round(Table& table);
/// Energy lost and the opportunity attack; then away, or in hard mode a toss first.
void begin_flight(Table& table, Seat seat, bool forced);
void leave_encounter(Table& table, Seat seat, Reason reason);
void win(Table& table);
void lose(Table& table, Reason reason);

}  // namespace flow

void happen(const DeckRanOut& event, State& state);
void happen(const FleeBegun& event, State& state);
void happen(const CoinTossed& event, State& state);
void happen(const LeaveProposed& event, State& state);
void happen(const LeaveAnswered& event, State& state);
void happen(const MemberOut& event, State& state);
void happen(const Robbed& event, State& state);
void happen(const LootGiven& event, State& state);
void happen(const EncounterEnded& event, State& state);

}  // namespace roundtable::grail
