#include "games/avalon/bots/squire.h"

#include "games/avalon/bots/belief.h"
#include "games/avalon/rules/game.h"

namespace roundtable::avalon {

Suspicion suspicion_from(const PerSeat<double>& evil) {
  Suspicion suspected(evil.size());
  for (const Seat seat : SeatSet::all(evil.size())) {
    suspected[seat] = 10 * evil[seat];
    if (evil[seat] > 0.9999) suspected[seat] = certainly_evil;
    if (evil[seat] < 0.0001) suspected[seat] = certainly_good;
  }
  return suspected;
}

Seat likeliest(SeatSet seats, const PerSeat<double>& chance) {
  Seat best = seats.first();
  for (const Seat seat : seats)
    if (chance[seat] > chance[best]) best = seat;
  return best;
}

Action squire_choice(const View& view, Rng& rng, const Budget&) {
  const Belief belief = read_as(view);
  if (std::holds_alternative<Assassinating>(view.table.phase))
    return Assassinate{likeliest(assassination_targets(view), belief.chance_of(Role::Merlin))};
  return choice_by_suspicion(view, rng, suspicion_from(belief.chance_of_evil(lancelots_changed(view.table))));
}

}  // namespace roundtable::avalon
