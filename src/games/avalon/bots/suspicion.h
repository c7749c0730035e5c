// How evil each seat looks to one viewer, from what it knows and from the results that lie open.
#pragma once

#include "games/avalon/rules/view.h"

namespace roundtable::avalon {

inline constexpr double certainly_good = -1000;
inline constexpr double certainly_evil = 1000;

using Suspicion = PerSeat<double>;

/// Higher is more evil. Seats known for sure stand at the two ends.
Suspicion suspicion(const View& view);

/// Seats this viewer knows to be evil, and those it knows to be good.
SeatSet known_evil(const View& view);
SeatSet known_good(const View& view);

}  // namespace roundtable::avalon
