#include "games/avalon/bots/suspects.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/avalon/rules/combinations.h"

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
constexpr std::size_t going_on = 1;        // the bench of a playout that has gone on
constexpr std::size_t most_verdicts = 34;  // as many first results as a step or two bring

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

ResultJudge::ResultJudge(const Suspects& suspects, int players) : players_(players), verdicts_(2) {
  for (std::size_t i = 0; i < suspects.camps.size(); ++i) {
    if (!(suspects.weights[i] > 0)) continue;
    camps_.push_back(suspects.camps[i]);
    verdicts_[0].weights.push_back(suspects.weights[i]);
    Lanes row{};
    for (const Seat seat : suspects.camps[i]) row[lane(seat)] = 1;
    members_.push_back(row);
  }
  verdicts_[going_on].weights.resize(camps_.size());
}

void ResultJudge::judge(SeatSet team, int fails) {
  const unsigned result = team.bits() * (most_fails + 1) + static_cast<unsigned>(fails);
  const std::size_t before = std::exchange(now_, going_on);
  if (before == 0) {
    for (std::size_t i = going_on + 1; i < verdicts_.size(); ++i)
      if (verdicts_[i].result == result) {
        now_ = i;
        return;
      }
    if (verdicts_.size() < most_verdicts) {
      now_ = verdicts_.size();
      verdicts_.push_back({result, std::vector<float>(camps_.size())});
    }
  }
  weigh(verdicts_[before], verdicts_[now_], team, fails);
}

void ResultJudge::weigh(const Verdict& before, Verdict& after, SeatSet team, int fails) const {
  const auto& chances = chances_by_evil(fails);
  for (std::size_t i = 0; i < camps_.size(); ++i)
    after.weights[i] = before.weights[i] * chances[static_cast<std::size_t>((camps_[i] & team).size())];
  after.by_all.reset();
  after.by_one.reset();
}

const SuspicionTable& ResultJudge::by_all() {
  Verdict& now = verdicts_[now_];
  if (!now.by_all) now.by_all = count_for_all(now.weights);
  return *now.by_all;
}

const Lanes& ResultJudge::by_one() {
  Verdict& now = verdicts_[now_];
  if (!now.by_one) now.by_one = count_for_one(now.weights);
  return *now.by_one;
}

/// A camp counts for those outside it: what all camps weigh with `of`, less those with `of` and `by`.
SuspicionTable ResultJudge::count_for_all(const std::vector<float>& weights) const {
  SuspicionTable pairs{};
  float total = 0;
  for (std::size_t i = 0; i < camps_.size(); ++i) {
    if (weights[i] == 0) continue;
    total += weights[i];
    for (const Seat seat : camps_[i]) add(pairs[lane(seat)], members_[i], weights[i]);
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

Lanes ResultJudge::count_for_one(const std::vector<float>& weights) const {
  Lanes sum{};
  float total = 0;
  for (std::size_t i = 0; i < camps_.size(); ++i) {
    total += weights[i];
    add(sum, members_[i], weights[i]);
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
