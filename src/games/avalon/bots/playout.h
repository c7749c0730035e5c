// Simulated games, played to their end: proposals, votes, quests and the assassination, without the modules. Quick
// rather than exact: one playout says little, some hundred say which action is better.
#pragma once

#include "engine/rng.h"
#include "games/avalon/bots/heuristic.h"
#include "games/avalon/bots/opponents.h"
#include "games/avalon/bots/suspects.h"

namespace roundtable::avalon {

/// One deal as a playout needs it.
struct World {
  SeatSet evil;             // at present
  SeatSet unknown_to_evil;  // among them, who knows nobody
  SeatSet seen_by_merlin;
  std::optional<Seat> merlin;
  PlayerModel kind = PlayerModel::People;
  PerSeat<float> merlin_signs;  // how much each seat has looked like Merlin so far
};

/// What lies open, as far as playouts go.
struct PlayoutStart {
  int players = 5;
  int round = 1;
  int rejections = 0;
  int successes = 0;
  int failures = 0;
  Seat leader;
  bool knife = true;                                   // whether Merlin can be named in the end
  std::array<int, quest_count> quests{1, 2, 3, 4, 5};  // which quest each round goes on

  int quest(int in_round) const { return quests[static_cast<std::size_t>(in_round - 1)]; }
};

/// The first thing that happens in a playout: what the seat in question is about to do. With `Nothing` a leader
/// proposes, or the knife falls, whichever is next.
struct FirstStep {
  enum class What : std::uint8_t { Propose, Vote, Card, Nothing } what = What::Vote;
  SeatSet team;          // proposed, or the one voted or questing on
  bool approve = false;  // the vote
  bool fail = false;     // the card
  bool decides = false;  // the vote is taken to be the one that counts, whatever the others do
};

class Playout {
 public:
  /// `open` is how the public judges, `own` how the thinking seat does; no seat: nobody judges by `own`.
  Playout(const PlayoutStart& start, std::optional<Seat> self, const Suspects& open, const Suspects& own);
  /// How those suspect each other who go by rules of thumb; without it they begin anew.
  void set_heuristic(const HeuristicSuspicion& heuristic) { start_heuristic_ = heuristic; }

  /// Whether good wins.
  bool good_wins(const World& world, const FirstStep& step, Rng rng);

 private:
  void restart(const World& world, Rng rng);
  void begin(const FirstStep& step);
  void propose_and_vote();
  SeatSet propose(Seat leader);
  SeatSet propose_good(Seat leader, int size, float wobble);
  SeatSet propose_evil(Seat leader, int size);
  SeatSet random_team(int size);
  void vote(SeatSet team, std::optional<bool> own_vote, bool decides = false);
  SeatSet approving(SeatSet team);
  SeatSet logic_approving(SeatSet team);
  SeatSet people_approving(SeatSet team);
  SeatSet heuristic_approving(SeatSet team);
  bool heuristic_fails(SeatSet team);
  SeatSet propose_heuristically(Seat leader, int size);
  SeatSet known_to(Seat seat) const;
  bool name_misses(SeatSet targets);
  bool own_approves(SeatSet team);
  bool good_approves(Seat seat, float worse);
  bool evil_approves(Seat seat, SeatSet team);
  SeatSet guess_camp(Seat seat);
  void quest(SeatSet team, std::optional<bool> own_card);
  bool fails(Seat seat, SeatSet team);
  void judge(SeatSet team, int fail_count);
  void think_again_as(Seat self);
  void look_as(Seat merlin);
  float least_by(Seat seat) const { return least_suspected_by(seat, suspicion_, start_.players, others_wanted()); }
  int others_wanted() const { return team_size(start_.players, quest_number()) - 1; }
  float worse(Seat by, SeatSet team) const;
  bool strike_misses();
  void note_signs(SeatSet team, SeatSet approving);

  bool is_evil(Seat seat) const { return world_->evil.contains(seat); }
  bool over() const { return now_.successes == 3 || now_.failures == 3 || now_.rejections == rejections_to_lose; }
  bool is_last_try() const { return now_.rejections == rejections_to_lose - 1; }
  int quest_number() const { return start_.quest(now_.round); }
  double chance() { return static_cast<double>(rng_.next() >> 11) * 0x1p-53; }
  bool toss(double p) { return chance() < p; }

  PlayoutStart start_;
  std::optional<Seat> self_;
  ResultJudge open_;
  ResultJudge own_;
  SuspicionTable start_suspicion_;
  Lanes start_least_;
  std::vector<SeatSet> start_camps_;
  HeuristicSuspicion start_heuristic_;
  // Of the playout that runs.
  PlayoutStart now_;
  const World* world_ = nullptr;
  Rng rng_{std::uint64_t{0}};
  SuspicionTable suspicion_{};
  Lanes least_{};               // what the best team that each seat could think of would cost it
  std::vector<SeatSet> camps_;  // those that fit, for Logic
  HeuristicSuspicion heuristic_;
  SeatSet approvals_;  // of the last vote
  Seat last_leader_;
  PerSeat<float> signs_;
};

}  // namespace roundtable::avalon
