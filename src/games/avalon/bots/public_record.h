// What the votes and quests so far say about each seat: the memory behind the features of the models.
#pragma once

#include <vector>

#include "games/avalon/rules/table.h"

namespace roundtable::avalon {

/// What one seat did so far.
struct Past {
  int votes = 0;
  int approvals = 0;
  int approved_without_self = 0;
  int votes_without_self = 0;
  int rejected_with_self = 0;
  int votes_with_self = 0;
  int against_majority = 0;
  int approved_failed = 0;
  int clean_quests = 0;
  int failed_quests = 0;
  int leads = 0;
  SeatSet approved;   // members of the teams it approved without being on them
  SeatSet rejected;   // members of the teams it rejected
  SeatSet last_team;  // the last one it proposed
};

class PublicRecord {
 public:
  explicit PublicRecord(int players);

  void add(const Ballot& ballot);

  int players() const { return players_; }
  const Past& past(Seat seat) const { return past_[seat]; }
  int rejections() const { return rejections_; }
  int successes() const { return successes_; }
  int failures() const { return failures_; }
  SeatSet last_team() const { return last_team_; }
  SeatSet last_approving() const { return last_approving_; }
  SeatSet last_clean_team() const { return last_clean_; }
  bool tried_this_round(SeatSet team) const { return tried_.contains(team); }

  /// How likely each seat is evil by the results alone; and how suspect the members of a team are.
  float suspicion(Seat seat) const { return suspicion_[seat]; }
  float mean_suspicion(SeatSet team) const;
  float most_suspicion(SeatSet team) const;

  /// How a team looks to this seat if it is good.
  struct Look {
    float clean = 0;   // the chance that nobody on it is evil
    float worst = 0;   // the most suspect member
    float leader = 0;  // how suspect the leader is
  };
  Look as_good(Seat seat, SeatSet team, Seat leader) const;

 private:
  struct EvilTeam {
    SeatSet seats;
    float weight = 1;
  };

  void add_vote(const Ballot& ballot, Seat seat);
  void add_quest(const Ballot& ballot);
  template <class Condition>
  PerSeat<float> suspicion_if(Condition possible) const;

  int players_;
  PerSeat<Past> past_{players_};
  std::vector<EvilTeam> evil_teams_;  // every one there could be
  PerSeat<float> suspicion_{players_};
  SmallList<SeatSet, max_ballots> tried_;  // in this round
  SeatSet last_team_;
  SeatSet last_approving_;
  SeatSet last_clean_;
  int rejections_ = 0;
  int successes_ = 0;
  int failures_ = 0;
};

}  // namespace roundtable::avalon
