// What a position of avalon looks like to different eyes, and how it will probably end.
#pragma once

#include "games/avalon/bots/belief.h"
#include "games/avalon/rules/state.h"
#include "review/review.h"

namespace roundtable::lab {

/// A table read by the two fitted models: one tells evil from good, the other who Merlin is.
class AvalonOutlook {
 public:
  explicit AvalonOutlook(const avalon::Table& table);

  Eyes public_eyes() const { return eyes(open_); }
  Eyes eyes_of(const avalon::State& state, Seat seat) const;
  /// How likely each seat is Merlin to this viewer.
  PerSeat<double> merlin_to(const avalon::State& state, Seat seat) const;
  /// How often good wins from the true position if all play much as people do.
  double chance_of_good(const avalon::State& state, std::size_t playouts, std::uint64_t seed) const;

 private:
  Eyes eyes(const avalon::PossibleDeals& possible) const;

  bool changed_;
  avalon::PossibleDeals open_;
  std::vector<float> people_;  // how well each deal explains what was done
  std::vector<float> knife_;
};

}  // namespace roundtable::lab
