// Games played to their end in the head: proposals, votes, quests and the knife, without the modules. Quick rather than
// exact: one playout says little, some hundred say which action is better.
#pragma once

#include "bots/avalon/kinds.h"
#include "engine/rng.h"

namespace roundtable::avalon {

/// One deal as a playout needs it.
struct World {
  SeatSet evil;                     // at present
  SeatSet lonely;                   // among them, who knows nobody
  SeatSet seen_by_merlin;
  std::optional<Seat> merlin;
  Kind kind = Kind::People;
  PerSeat<float> merlin_signs;      // how much each seat has looked like Merlin so far
};

/// What lies open, as far as playouts go.
struct Course {
  int players = 5;
  int round = 1;
  int rejections = 0;
  int successes = 0;
  int failures = 0;
  Seat leader;
  bool knife = true;  // whether Merlin can be named in the end
  std::array<int, quest_count> sizes{};
  std::array<int, quest_count> needed{};
};

/// Evil teams with their weights, for one who judges by results.
struct Suspects {
  std::vector<SeatSet> camps;
  std::vector<float> weights;
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
  /// `open` is how the public judges, `own` how the thinking seat does; nobody thinks where there is no such seat.
  Playout(const Course& course, std::optional<Seat> self, const Suspects& open, const Suspects& own);

  /// Whether good wins.
  bool good_wins(const World& world, const FirstStep& step, Rng rng);

 private:
  using Matrix = std::array<std::array<float, max_players>, max_players>;

  void suspect();
  void propose_and_vote();
  SeatSet propose(Seat leader);
  SeatSet propose_good(Seat leader, int size, float wobble);
  SeatSet propose_evil(Seat leader, int size);
  SeatSet random_team(int size);
  void begin(const FirstStep& step);
  void suspect_as(Seat self);
  void vote(SeatSet team, std::optional<bool> own_vote, bool decides = false);
  bool approves(Seat seat, SeatSet team);
  bool good_approves(Seat seat, SeatSet team);
  bool evil_approves(Seat seat, SeatSet team);
  bool logic_approves(Seat seat, SeatSet team);
  SeatSet guess_camp(Seat seat);
  void quest(SeatSet team, std::optional<bool> own_card);
  bool fails(Seat seat, SeatSet team);
  void judge(SeatSet team, int fail_count);
  bool strike_misses();
  void note_signs(SeatSet team, SeatSet approving);

  bool is_evil(Seat seat) const { return world_->evil.contains(seat); }
  bool over() const { return now_.successes == 3 || now_.failures == 3 || now_.rejections == rejections_to_lose; }
  std::size_t quest_index() const { return static_cast<std::size_t>(now_.round - 1); }
  double chance() { return static_cast<double>(rng_.next() >> 11) * 0x1p-53; }
  bool toss(double p) { return chance() < p; }
  float suspicion(Seat by, Seat of) const;

  Course start_;
  std::optional<Seat> self_;
  Suspects open_start_;
  Suspects own_start_;
  Matrix start_matrix_{};
  // Of the playout that runs.
  Course now_;
  const World* world_ = nullptr;
  Rng rng_{std::uint64_t{0}};
  std::vector<float> open_;
  std::vector<float> own_;
  Matrix matrix_{};
  PerSeat<float> signs_;
};

}  // namespace roundtable::avalon
