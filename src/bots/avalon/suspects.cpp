#include "bots/avalon/suspects.h"

#include <algorithm>
#include <cmath>

#include "games/avalon/combinations.h"

namespace roundtable::avalon {
namespace {

/// The chance of so many fails from any number of evil seats.
std::array<float, max_seats + 1> chances_of(int fails) {
  constexpr float each = 0.6F;
  std::array<float, max_seats + 1> chances{};
  float chance = 1;
  for (int i = 0; i < fails; ++i) chance *= each;
  for (int evil = fails; evil <= max_seats; ++evil) {
    chances[static_cast<std::size_t>(evil)] = static_cast<float>(combinations(evil, fails)) * chance;
    chance *= 1 - each;
  }
  return chances;
}

constexpr int most_fails = 5;

const std::array<float, max_seats + 1>& chances_by_evil(int fails) {
  static const auto tables = [] {
    std::array<std::array<float, max_seats + 1>, most_fails + 1> all;
    for (int i = 0; i <= most_fails; ++i) all[static_cast<std::size_t>(i)] = chances_of(i);
    return all;
  }();
  return tables[static_cast<std::size_t>(fails)];
}

void add(Lanes& sum, const Lanes& row, float weight) {
  for (std::size_t i = 0; i < lanes; ++i) sum[i] += weight * row[i];
}

}  // namespace

Jury::Jury(const Suspects& suspects, int players) : players_(players) {
  for (std::size_t i = 0; i < suspects.camps.size(); ++i) {
    if (!(suspects.weights[i] > 0)) continue;
    camps_.push_back(suspects.camps[i]);
    start_.push_back(suspects.weights[i]);
    Lanes row{};
    for (const Seat seat : suspects.camps[i]) row[lane(seat)] = 1;
    members_.push_back(row);
  }
  weights_ = start_;
}

void Jury::judge(SeatSet team, int fails) {
  const auto& chances = chances_by_evil(fails);
  for (std::size_t i = 0; i < camps_.size(); ++i)
    weights_[i] *= chances[static_cast<std::size_t>((camps_[i] & team).size())];
}

/// A camp counts for those outside it: what all camps weigh with `of`, less those with `of` and `by`.
SuspicionTable Jury::by_all() const {
  SuspicionTable pairs{};
  float total = 0;
  for (std::size_t i = 0; i < camps_.size(); ++i) {
    if (weights_[i] == 0) continue;
    total += weights_[i];
    for (const Seat seat : camps_[i]) add(pairs[lane(seat)], members_[i], weights_[i]);
  }
  Lanes outside{};
  for (const Seat seat : SeatSet::all(players_)) {
    const float left = total - pairs[lane(seat)][lane(seat)];
    outside[lane(seat)] = left > total * 1e-5F ? 1 / left : 0;
  }
  for (const Seat of : SeatSet::all(players_)) {
    const float alone = pairs[lane(of)][lane(of)];
    for (std::size_t by = 0; by < lanes; ++by) pairs[lane(of)][by] = (alone - pairs[lane(of)][by]) * outside[by];
  }
  return pairs;
}

Lanes Jury::by_one() const {
  Lanes sum{};
  float total = 0;
  for (std::size_t i = 0; i < camps_.size(); ++i) {
    total += weights_[i];
    add(sum, members_[i], weights_[i]);
  }
  if (total > 0)
    for (float& seat : sum) seat /= total;
  return sum;
}

Lanes least_suspected(const SuspicionTable& table, int players, int count) {
  constexpr float nobody = 1e9F;
  std::array<Lanes, max_seats> least;
  for (auto& row : least) row.fill(nobody);
  for (const Seat of : SeatSet::all(players)) {
    Lanes next = table[lane(of)];
    next[lane(of)] = nobody;
    for (int place = 0; place < count; ++place)
      for (std::size_t by = 0; by < lanes; ++by) {
        float& kept = least[static_cast<std::size_t>(place)][by];
        const float greater = std::max(kept, next[by]);
        kept = std::min(kept, next[by]);
        next[by] = greater;
      }
  }
  Lanes sum{};
  for (int place = 0; place < count; ++place) add(sum, least[static_cast<std::size_t>(place)], 1);
  return sum;
}

float least_suspected_by(Seat by, const SuspicionTable& table, int players, int count) {
  Lanes least;
  std::size_t size = 0;
  for (const Seat of : SeatSet::all(players) - SeatSet::of(by)) {
    const float next = table[lane(of)][lane(by)];
    std::size_t place = size++;
    for (; place > 0 && least[place - 1] > next; --place) least[place] = least[place - 1];
    least[place] = next;
  }
  float sum = 0;
  for (int place = 0; place < count; ++place) sum += least[static_cast<std::size_t>(place)];
  return sum;
}

}  // namespace roundtable::avalon
