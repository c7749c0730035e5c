#include "games/avalon/bots/playout.h"

#include <algorithm>
#include <cmath>

namespace roundtable::avalon {

Playout::Playout(const PlayoutStart& start, std::optional<Seat> self, const Suspects& open, const Suspects& own)
    : start_(start),
      self_(self),
      open_(open, start.players),
      own_(own, start.players),
      start_heuristic_(start.players),
      now_(start),
      heuristic_(start.players) {
  for (std::size_t i = 0; i < open_.size(); ++i) start_camps_.push_back(open_.camp(i));
  suspicion_ = open_.by_all();
  least_ = least_suspected(suspicion_, start_.players, others_wanted());
  if (self_) think_again_as(*self_);
  start_suspicion_ = suspicion_;
  start_least_ = least_;
}

bool Playout::good_wins(const World& world, const FirstStep& step, Rng rng) {
  restart(world, rng);
  begin(step);
  while (!over()) propose_and_vote();
  if (now_.successes < 3) return false;
  return !now_.knife || !world.merlin || strike_misses();
}

void Playout::restart(const World& world, Rng rng) {
  now_ = start_;
  world_ = &world;
  rng_ = rng;
  signs_ = world.merlin_signs;
  open_.restart();
  own_.restart();
  if (world.kind == PlayerModel::Logic) camps_ = start_camps_;
  if (world.kind == PlayerModel::Heuristic) heuristic_ = start_heuristic_;
  last_leader_ = now_.leader;
  approvals_ = {};
  suspicion_ = start_suspicion_;
  least_ = start_least_;
  if (world.kind == PlayerModel::People && world.merlin && world.merlin != self_) look_as(*world.merlin);
}

void Playout::think_again_as(Seat self) {
  const Lanes own = own_.by_one();
  for (const Seat of : SeatSet::all(start_.players)) suspicion_[lane(of)][lane(self)] = own[lane(of)];
  least_[lane(self)] = least_by(self);
}

/// Merlin goes by what he was shown.
void Playout::look_as(Seat merlin) {
  for (const Seat of : SeatSet::all(start_.players)) {
    float& suspicion = suspicion_[lane(of)][lane(merlin)];
    suspicion = world_->seen_by_merlin.contains(of) ? 1.0F : 0.3F * suspicion;
  }
  least_[lane(merlin)] = least_by(merlin);
}

void Playout::begin(const FirstStep& step) {
  switch (step.what) {
    case FirstStep::What::Propose:
      return vote(step.team, std::nullopt);
    case FirstStep::What::Vote:
      return vote(step.team, step.approve, step.decides);
    case FirstStep::What::Card:
      now_.leader = clockwise(now_.leader, start_.players);
      return quest(step.team, step.fail);
    case FirstStep::What::Nothing:
      return;
  }
}

void Playout::propose_and_vote() { vote(propose(now_.leader), std::nullopt); }

SeatSet Playout::random_team(int size) {
  SeatSet team;
  while (team.size() < size)
    team.insert(Seat(static_cast<int>(below(rng_, static_cast<std::uint32_t>(start_.players)))));
  return team;
}

SeatSet Playout::propose(Seat leader) {
  const int size = team_size(start_.players, quest_number());
  const bool own = leader == self_;
  if (!own && world_->kind == PlayerModel::Random) return random_team(size);
  if (!own && world_->kind == PlayerModel::Logic) {
    const SeatSet bad = is_evil(leader) ? SeatSet() : guess_camp(leader);
    SeatSet team = random_team(size);
    for (int tries = 0; tries < 30 && !(team & bad).empty(); ++tries) team = random_team(size);
    return team;
  }
  if (!own && world_->kind == PlayerModel::Heuristic) return propose_heuristically(leader, size);
  return is_evil(leader) ? propose_evil(leader, size) : propose_good(leader, size, own ? 0.05F : 0.3F);
}

/// The evil seats that one who goes by rules of thumb knows of.
SeatSet Playout::known_to(Seat seat) const {
  if (is_evil(seat))
    return world_->unknown_to_evil.contains(seat) ? SeatSet()
                                                  : world_->evil - world_->unknown_to_evil - SeatSet::of(seat);
  return world_->merlin == seat ? world_->seen_by_merlin : SeatSet();
}

SeatSet Playout::propose_heuristically(Seat leader, int size) {
  Picks picks = heuristic_.picks(leader, known_to(leader), size);
  for (; picks.wanted > 0; --picks.wanted) {
    const Seat seat = picks.tied.nth(static_cast<int>(below(rng_, static_cast<std::uint32_t>(picks.tied.size()))));
    picks.sure.insert(seat);
    picks.tied.erase(seat);
  }
  return picks.sure;
}

/// Itself and those it suspects least; how exactly it goes by that varies.
SeatSet Playout::propose_good(Seat leader, int size, float wobble) {
  SeatSet team = SeatSet::of(leader);
  std::array<float, max_players> key{};
  for (const Seat seat : SeatSet::all(start_.players))
    key[lane(seat)] = suspicion_[lane(seat)][lane(leader)] + wobble * static_cast<float>(chance());
  while (team.size() < size) {
    std::optional<Seat> best;
    for (const Seat seat : SeatSet::all(start_.players) - team)
      if (!best || key[lane(seat)] < key[lane(*best)]) best = seat;
    team.insert(*best);
  }
  return team;
}

/// Itself, and as many fellows as it takes to fail; the others look harmless.
SeatSet Playout::propose_evil(Seat leader, int size) {
  SeatSet team = SeatSet::of(leader);
  const SeatSet all = SeatSet::all(start_.players);
  const SeatSet fellows = world_->evil - team;
  const int wanted = fails_needed(start_.players, quest_number()) - 1;
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
  SeatSet approvals = approving(team);
  if (self_) {
    approvals.erase(*self_);
    approvals.insert_if(own_vote ? *own_vote : own_approves(team), *self_);
  }
  note_signs(team, approvals);
  approvals_ = approvals;
  last_leader_ = now_.leader;
  now_.leader = clockwise(now_.leader, start_.players);
  if (decides ? *own_vote : is_approved(approvals.size(), start_.players))
    quest(team, std::nullopt);
  else
    ++now_.rejections;
}

void Playout::quest(SeatSet team, std::optional<bool> own_card) {
  int count = 0;
  for (const Seat seat : team & world_->evil)
    if (seat == self_ && own_card ? *own_card : fails(seat, team)) ++count;
  ++(quest_result(count, start_.players, quest_number()) == Card::Fail ? now_.failures : now_.successes);
  now_.rejections = 0;
  if (now_.round < quest_count) ++now_.round;
  if (!over()) judge(team, count);
}

bool Playout::fails(Seat seat, SeatSet team) {
  if (seat != self_ && world_->kind == PlayerModel::Random) return toss(0.5);
  if (seat != self_ && world_->kind == PlayerModel::Logic) return true;
  if (seat != self_ && world_->kind == PlayerModel::Heuristic) return heuristic_fails(team);
  const int gone = (team & world_->evil).size();
  const int needed = fails_needed(start_.players, quest_number());
  if (gone < needed) return false;
  if (now_.failures == 2 || now_.successes == 2 || needed > 1) return true;
  if (gone > 1) return toss(0.65);
  return toss(now_.round == 1 && team.size() == 2 ? 0.5 : 0.85);
}

bool Playout::heuristic_fails(SeatSet team) {
  const bool small_first = now_.round == 1 && team.size() == 2;
  const bool decisive = now_.failures == 2 || now_.successes == 2;
  const HeuristicCard card =
      heuristic_card((team & world_->evil).size(), fails_needed(start_.players, quest_number()), decisive, small_first);
  return card == HeuristicCard::Either ? toss(0.5) : card == HeuristicCard::Fail;
}

/// Everybody who goes by results thinks again.
void Playout::judge(SeatSet team, int fail_count) {
  if (world_->kind == PlayerModel::Logic)
    std::erase_if(camps_, [&](SeatSet camp) { return (camp & team).size() < fail_count; });
  if (world_->kind == PlayerModel::Heuristic) heuristic_.add({team, fail_count, approvals_, last_leader_});
  if (world_->kind == PlayerModel::People) {
    open_.judge(team, fail_count);
    suspicion_ = open_.by_all();
    least_ = least_suspected(suspicion_, start_.players, others_wanted());
    if (world_->merlin && world_->merlin != self_) look_as(*world_->merlin);
  }
  if (self_ && !is_evil(*self_)) {
    own_.judge(team, fail_count);
    think_again_as(*self_);
  }
}

void Playout::note_signs(SeatSet team, SeatSet approving) {
  const bool tainted = !(team & world_->evil).empty();
  const SeatSet good = SeatSet::all(start_.players) - world_->evil;
  if (world_->kind == PlayerModel::Heuristic)
    for (const Seat seat : good) signs_[seat] += heuristic_sign(seat, now_.leader, approving.contains(seat), tainted);
  if (world_->kind != PlayerModel::People) return;
  for (const Seat seat : good) signs_[seat] += approving.contains(seat) != tainted ? 0.3F : -0.4F;
  if (!is_evil(now_.leader)) signs_[now_.leader] += tainted ? -0.5F : 0.3F;
}

bool Playout::strike_misses() {
  const SeatSet targets = SeatSet::all(start_.players) - (world_->evil - world_->unknown_to_evil);
  if (world_->kind == PlayerModel::People) return name_misses(targets);
  SeatSet named = targets;
  if (world_->kind == PlayerModel::Heuristic) {
    float most = signs_[targets.first()];
    for (const Seat seat : targets) most = std::max(most, signs_[seat]);
    for (const Seat seat : targets)
      if (signs_[seat] < most) named.erase(seat);
  }
  return named.nth(static_cast<int>(below(rng_, static_cast<std::uint32_t>(named.size())))) != *world_->merlin;
}

/// People name whom their reading points at, not always the likeliest.
bool Playout::name_misses(SeatSet targets) {
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
