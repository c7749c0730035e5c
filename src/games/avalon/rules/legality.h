// Why the rules say no, and all they say yes to: functions of the view, so an answer tells nobody more than he knows.
#pragma once

#include "games/avalon/rules/view.h"

namespace roundtable::avalon {

std::optional<Refusal> refusal(const View& view, const Action& action);

/// Seats this seat may point at with the decision it owes now, where that is one seat.
SeatSet lady_targets(const View& view);
SeatSet excalibur_targets(const View& view);
SeatSet assassination_targets(const View& view);
SeatSet plot_targets(const View& view, Plot plot);
SeatSet neighbours(const View& view);

/// Who may talk with this seat apart from the others now: evil who know each other, while the Assassin chooses.
SeatSet confers(const View& view);

/// The quest cards this seat may play.
bool may_play(const View& view, Card card);

}  // namespace roundtable::avalon
