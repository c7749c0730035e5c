// Why the rules say no: a function of the view, so that an answer tells nobody more than he knows.
#pragma once

#include "games/duel/rules/view.h"

namespace roundtable::duel {

std::optional<Refusal> refusal(const View& view, const Action& action);

/// Rule D4.4: whether this seat could attack there with a card that may attack at all.
bool may_attack_at(const Table& table, Place at, Seat attacker);
/// The one card that answers this spell or attack.
Card answer_to(const Answering& asked);

}  // namespace roundtable::duel
