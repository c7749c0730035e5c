// What a playout starts from: deals and kinds of company in proportion to their chances.
#pragma once

#include "games/avalon/bots/playout.h"

namespace roundtable::avalon {

/// Each world once, and in what order to take them: a likely one comes often, and every stretch of the order is a fair
/// sample.
struct Worlds {
  std::vector<World> all;
  std::vector<std::uint32_t> order;

  const World& operator[](std::size_t place) const { return all[order[place]]; }
  std::size_t size() const { return order.size(); }
};

/// What lies open: what was done, and who looks like Merlin for it.
struct OpenView {
  const DealSpace& space;
  std::size_t changed;
  const std::vector<PerSeat<float>>& merlin_signs;  // by camp
  const SmallList<Ballot, max_ballots>& history;
};

/// So many worlds, evenly spread rather than drawn one by one; none where no deal is possible.
Worlds imagine_worlds(const OpenView& open, const Opponents& opponents, std::size_t count, Rng& rng);

/// What the shares of these deals say of the evil teams.
Suspects suspects_of(const DealSpace& space, std::size_t changed, const DealList& deals,
                     const std::vector<float>& shares);

SeatSet seats_with(const DealSpace& space, std::size_t deal, Role role);

}  // namespace roundtable::avalon
