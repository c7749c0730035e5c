#include "games/avalon/talk/channel.h"

namespace roundtable::avalon::talk {

const Said& Channel::add(Number step, Seat seat, const Statement& statement) {
  SeatSet& spoken_of = spoken_of_[static_cast<std::size_t>(seat.index())];
  spoken_of = spoken_of | seats_named(statement);
  said_.push_back({size() + 1, step, seat, to_, statement});
  return said_.back();
}

int Channel::count(Seat seat, Number since_step) const {
  int found = 0;
  for (auto said = said_.rbegin(); said != said_.rend() && said->step >= since_step; ++said)
    if (said->seat == seat) ++found;
  return found;
}

}  // namespace roundtable::avalon::talk
