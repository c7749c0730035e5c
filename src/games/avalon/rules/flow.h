// Which phase comes next: the order of a round with its windows. Works on what lies open alone.
#pragma once

#include "games/avalon/rules/table.h"

namespace roundtable::avalon::flow {

/// A leader is about to act: strong leader, draw and give, at-once cards, team.
void begin_leadership(Table& table);
void after_strong_leader(Table& table);
/// The cards given act in the order drawn; then the team.
void begin_at_once(Table& table, const SmallList<AtOnce, max_plots_drawn>& queue);
void finish_at_once_card(Table& table);

void begin_vote(Table& table);
void begin_quest_unless_opposed(Table& table);
void begin_quest(Table& table);
void begin_cards(Table& table);
void after_cards(Table& table);
void after_excalibur(Table& table);

/// The team counts as rejected: the track and the leader move on.
void reject(Table& table);
void after_quest(Table& table);

/// The asked holder has answered: the next one is asked, or the window closes.
void next_holder(Table& table, const Asking& answered);
/// The card was played and the window has done its work.
void close_window(Table& table, Plot plot);

}  // namespace roundtable::avalon::flow
