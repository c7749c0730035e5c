// Players who read the others and go by rules of thumb: quick, for many games at once.
#pragma once

#include "bots/bot.h"
#include "games/avalon/bots/simple.h"

namespace roundtable::avalon {

/// Reads people and follows rules of thumb.
Action squire_choice(const View& view, Rng& rng, const Budget& budget);

/// Suspicion as the rules of thumb know it, from chances; what is certain stands at the ends.
Suspicion suspicion_from(const PerSeat<double>& evil);
Seat likeliest(SeatSet seats, const PerSeat<double>& chance);

}  // namespace roundtable::avalon
