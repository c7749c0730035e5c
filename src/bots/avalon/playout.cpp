#include "bots/avalon/playout.h"

#include <algorithm>
#include <cmath>

namespace roundtable::avalon {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

float chance_of(int evil, int fails) {
  constexpr float each = 0.6F;
  if (fails > evil) return 0;
  constexpr std::array<float, 5> powers{1, each, each * each, each * each * each, each * each * each * each};
  constexpr std::array<float, 5> others{1, 1 - each, (1 - each) * (1 - each), (1 - each) * (1 - each) * (1 - each),
                                        (1 - each) * (1 - each) * (1 - each) * (1 - each)};
  constexpr std::array<std::array<float, 5>, 5> ways{
      {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};
  const auto e = static_cast<std::size_t>(std::min(evil, 4));
  const auto f = static_cast<std::size_t>(std::min(fails, 4));
  return ways[e][f] * powers[f] * others[e - f];
}

}  // namespace

Playout::Playout(const Course& course, std::optional<Seat> self, const Suspects& open, const Suspects& own)
    : start_(course), self_(self), open_start_(open), own_start_(own), open_(open.weights), own_(own.weights) {
  now_ = start_;
  suspect();
  start_matrix_ = matrix_;
}

/// How each seat, if good, suspects each other one: by the open results, the thinking seat by its own belief.
void Playout::suspect() {
  matrix_ = {};
  std::array<float, max_players> total{};
  const SeatSet all = SeatSet::all(start_.players);
  for (std::size_t i = 0; i < open_start_.camps.size(); ++i) {
    const float weight = open_[i];
    if (weight == 0) continue;
    const SeatSet camp = open_start_.camps[i];
    for (const Seat by : all - camp) {
      total[at(by)] += weight;
      for (const Seat of : camp) matrix_[at(by)][at(of)] += weight;
    }
  }
  for (const Seat by : all)
    if (total[at(by)] > 0)
      for (float& of : matrix_[at(by)]) of /= total[at(by)];
  if (self_) suspect_as(*self_);
}

void Playout::suspect_as(Seat self) {
  auto& row = matrix_[at(self)];
  row = {};
  float total = 0;
  for (std::size_t i = 0; i < own_start_.camps.size(); ++i) {
    total += own_[i];
    for (const Seat of : own_start_.camps[i]) row[at(of)] += own_[i];
  }
  if (total > 0)
    for (float& of : row) of /= total;
}

float Playout::suspicion(Seat by, Seat of) const {
  if (world_->merlin == by && by != self_) return world_->seen_by_merlin.contains(of) ? 1.0F : 0.3F * matrix_[at(by)][at(of)];
  return matrix_[at(by)][at(of)];
}

bool Playout::good_wins(const World& world, const FirstStep& step, Rng rng) {
  now_ = start_;
  world_ = &world;
  rng_ = rng;
  open_ = open_start_.weights;
  own_ = own_start_.weights;
  matrix_ = start_matrix_;
  signs_ = world.merlin_signs;
  begin(step);
  while (!over()) propose_and_vote();
  if (now_.successes < 3) return false;
  return !now_.knife || !world.merlin || strike_misses();
}

void Playout::begin(const FirstStep& step) {
  switch (step.what) {
    case FirstStep::What::Propose: return vote(step.team, std::nullopt);
    case FirstStep::What::Vote: return vote(step.team, step.approve, step.decides);
    case FirstStep::What::Card:
      now_.leader = clockwise(now_.leader, start_.players);
      return quest(step.team, step.fail);
    case FirstStep::What::Nothing: return;
  }
}

void Playout::propose_and_vote() { vote(propose(now_.leader), std::nullopt); }

SeatSet Playout::random_team(int size) {
  SeatSet team;
  while (team.size() < size) team.insert(Seat(static_cast<int>(below(rng_, static_cast<std::uint32_t>(start_.players)))));
  return team;
}

SeatSet Playout::propose(Seat leader) {
  const int size = start_.sizes[quest_index()];
  const bool own = leader == self_;
  if (!own && world_->kind == Kind::Random) return random_team(size);
  if (!own && world_->kind == Kind::Logic) {
    const SeatSet bad = is_evil(leader) ? SeatSet() : guess_camp(leader);
    SeatSet team = random_team(size);
    for (int tries = 0; tries < 30 && !(team & bad).empty(); ++tries) team = random_team(size);
    return team;
  }
  return is_evil(leader) ? propose_evil(leader, size) : propose_good(leader, size, own ? 0.05F : 0.3F);
}

/// Itself and those it suspects least; how exactly it goes by that varies.
SeatSet Playout::propose_good(Seat leader, int size, float wobble) {
  SeatSet team = SeatSet::of(leader);
  std::array<float, max_players> key{};
  for (const Seat seat : SeatSet::all(start_.players))
    key[at(seat)] = suspicion(leader, seat) + wobble * static_cast<float>(chance());
  while (team.size() < size) {
    std::optional<Seat> best;
    for (const Seat seat : SeatSet::all(start_.players) - team)
      if (!best || key[at(seat)] < key[at(*best)]) best = seat;
    team.insert(*best);
  }
  return team;
}

/// Itself, and as many fellows as it takes to fail; the others look harmless.
SeatSet Playout::propose_evil(Seat leader, int size) {
  SeatSet team = SeatSet::of(leader);
  const SeatSet all = SeatSet::all(start_.players);
  const SeatSet fellows = world_->evil - team;
  const int wanted = start_.needed[quest_index()] - 1;
  for (const Seat seat : fellows)
    if (wanted > 0 && team.size() <= wanted && team.size() < size) team.insert(seat);
  SeatSet rest = all - world_->evil;
  while (team.size() < size) {
    if (rest.empty()) rest = all - team;
    const Seat seat = rest.nth(static_cast<int>(below(rng_, static_cast<std::uint32_t>(rest.size()))));
    team.insert(seat);
    rest.erase(seat);
  }
  return team;
}

void Playout::vote(SeatSet team, std::optional<bool> own_vote, bool decides) {
  SeatSet approving;
  for (const Seat seat : SeatSet::all(start_.players))
    if (seat == self_ && own_vote ? *own_vote : approves(seat, team)) approving.insert(seat);
  note_signs(team, approving);
  now_.leader = clockwise(now_.leader, start_.players);
  if (decides ? *own_vote : 2 * approving.size() > start_.players)
    quest(team, std::nullopt);
  else
    ++now_.rejections;
}

bool Playout::approves(Seat seat, SeatSet team) {
  if (seat != self_ && world_->kind == Kind::Random) return toss(0.5);
  if (seat != self_ && world_->kind == Kind::Logic) return logic_approves(seat, team);
  return is_evil(seat) ? evil_approves(seat, team) : good_approves(seat, team);
}

bool Playout::good_approves(Seat seat, SeatSet team) {
  if (now_.rejections == rejections_to_lose - 1) return seat == self_ || toss(0.98);
  if (now_.leader == seat) return true;
  SmallList<float, max_players> others;
  float sum = 0;
  for (const Seat other : SeatSet::all(start_.players) - SeatSet::of(seat)) {
    others.push_back(suspicion(seat, other));
    if (team.contains(other)) sum += others.back();
  }
  std::sort(others.begin(), others.end());
  float best = 0;
  for (std::size_t i = 0; static_cast<int>(i) + 1 < team.size(); ++i) best += others[i];
  const float worse = sum - best - 0.08F * static_cast<float>(now_.rejections);
  if (seat == self_) return worse < 0.3F;
  return toss(1.0 / (1.0 + std::exp(5.0 * (double{worse} - 0.35))));
}

bool Playout::evil_approves(Seat seat, SeatSet team) {
  if (now_.rejections == rejections_to_lose - 1) return toss(0.1);
  if (now_.leader == seat) return true;
  const int gone = (team & world_->evil).size();
  return toss(gone >= start_.needed[quest_index()] ? 0.75 : 0.35);
}

/// One deal that fits what this seat knows and what has come out.
SeatSet Playout::guess_camp(Seat seat) {
  SmallList<SeatSet, 255> fitting;
  const bool knows = world_->merlin == seat;
  for (std::size_t i = 0; i < open_start_.camps.size() && fitting.size() < 255; ++i) {
    const SeatSet camp = open_start_.camps[i];
    if (open_[i] > 0 && !camp.contains(seat) && (!knows || camp.contains(world_->seen_by_merlin))) fitting.push_back(camp);
  }
  return fitting.empty() ? world_->evil : pick(rng_, fitting);
}

bool Playout::logic_approves(Seat seat, SeatSet team) {
  if (now_.rejections == rejections_to_lose - 1) return true;
  SeatSet judged = team;
  judged.insert(now_.leader);
  if (is_evil(seat)) return !(judged & world_->evil).empty();
  return (judged & guess_camp(seat)).empty();
}

void Playout::quest(SeatSet team, std::optional<bool> own_card) {
  int count = 0;
  for (const Seat seat : team)
    if (is_evil(seat) && (seat == self_ && own_card ? *own_card : fails(seat, team))) ++count;
  ++(count >= start_.needed[quest_index()] ? now_.failures : now_.successes);
  now_.rejections = 0;
  judge(team, count);
  if (now_.round < quest_count) ++now_.round;
}

bool Playout::fails(Seat seat, SeatSet team) {
  if (seat != self_ && world_->kind == Kind::Random) return toss(0.5);
  if (seat != self_ && world_->kind == Kind::Logic) return true;
  const int gone = (team & world_->evil).size();
  const int needed = start_.needed[quest_index()];
  if (gone < needed) return false;
  if (now_.failures == 2 || now_.successes == 2 || needed > 1) return true;
  if (gone > 1) return toss(0.65);
  return toss(now_.round == 1 && team.size() == 2 ? 0.5 : 0.85);
}

/// The result speaks against those evil teams that would have brought another one.
void Playout::judge(SeatSet team, int fail_count) {
  if (over()) return;
  for (std::size_t i = 0; i < open_.size(); ++i)
    open_[i] *= chance_of((open_start_.camps[i] & team).size(), fail_count);
  for (std::size_t i = 0; i < own_.size(); ++i) own_[i] *= chance_of((own_start_.camps[i] & team).size(), fail_count);
  suspect();
}

void Playout::note_signs(SeatSet team, SeatSet approving) {
  const bool tainted = !(team & world_->evil).empty();
  for (const Seat seat : SeatSet::all(start_.players) - world_->evil)
    signs_[seat] += approving.contains(seat) != tainted ? 0.3F : -0.4F;
  if (!is_evil(now_.leader)) signs_[now_.leader] += tainted ? -0.5F : 0.3F;
}

/// People name whom their reading points at, not always the likeliest; the others guess.
bool Playout::strike_misses() {
  const SeatSet targets = SeatSet::all(start_.players) - (world_->evil - world_->lonely);
  if (world_->kind != Kind::People)
    return targets.nth(static_cast<int>(below(rng_, static_cast<std::uint32_t>(targets.size())))) != *world_->merlin;
  double sum = 0;
  double merlin = 0;
  for (const Seat seat : targets) {
    const double weight = std::exp(1.5 * double{signs_[seat]});
    sum += weight;
    if (seat == *world_->merlin) merlin = weight;
  }
  return !toss(merlin / sum);
}

}  // namespace roundtable::avalon
