// The days around the encounters: how their events change the state.
#pragma once

#include "games/grail/rules/events.h"

namespace roundtable::grail::days {

/// An encounter of this member; with all_here everyone at the place is in it.
void push_meeting(Table& table, Seat seat, EncounterId encounter, bool all_here);
void light(Table& table, Seat seat);
/// Rule G5.20: what a dial of the story does when it comes to 0.
void turn(Table& table, std::size_t dial, int amount);

void take_effect(const Effected& effect, State& state);
/// Who is in the encounter that comes up.
void gather(Table& table, const Step& meet);
void push_shuffles(Table& table);
void after_encounter(State& state, Reason reason);
/// One throw or shuffle has been used up.
void use_chance(State& state);

void happen(const Dealt& event, State& state);
void happen(const DeckShuffled& event, State& state);
void happen(const MorningBroke& event, State& state);
void happen(const MenhirsFaded& event, State& state);
void happen(const LandShrank& event, State& state);
void happen(const DialsTurned& event, State& state);
void happen(const ClockTurned& event, State& state);
void happen(const NewsCame& event, State& state);
void happen(const DreadCame& event, State& state);
void happen(const GuardianMoved& event, State& state);
void happen(const ItemGiven& event, State& state);
void happen(const SharingEnded& event, State& state);
void happen(const DayBegun& event, State& state);
void happen(const Travelled& event, State& state);
void happen(const JoinAnswered& event, State& state);
void happen(const Arrived& event, State& state);
void happen(const Spared& event, State& state);
void happen(const Explored& event, State& state);
void happen(const Acted& event, State& state);
void happen(const MenhirLit& event, State& state);
void happen(const Rested& event, State& state);
void happen(const EveningCame& event, State& state);
void happen(const Ate& event, State& state);
void happen(const Grown& event, State& state);
void happen(const Learning& event, State& state);
void happen(const CardKept& event, State& state);
void happen(const CardTakenOut& event, State& state);
void happen(const CardPutIn& event, State& state);
void happen(const FellAsleep& event, State& state);
void happen(const Dreamt& event, State& state);
void happen(const GameEnded& event, State& state);

}  // namespace roundtable::grail::days
