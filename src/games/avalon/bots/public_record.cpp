#include "games/avalon/bots/public_record.h"

#include <algorithm>
#include <cmath>

#include "games/avalon/rules/combinations.h"

namespace roundtable::avalon {
namespace {

/// The chance of so many fails if each evil card fails now and then.
float likelihood(int evil, int fails) {
  if (fails > evil) return 0.001F;  // possible with Excalibur or changed Lancelots only
  return static_cast<float>(combinations(evil, fails)) * std::pow(0.55F, static_cast<float>(fails)) *
         std::pow(0.45F, static_cast<float>(evil - fails));
}

}  // namespace

PublicRecord::PublicRecord(int players) : players_(players) {
  const int evil = sizes_for(players_).evil;
  for (int i = 0; i < combinations(players_, evil); ++i) evil_teams_.push_back({unrank_combination(players_, evil, i)});
  for (float& seat : suspicion_) seat = static_cast<float>(evil) / static_cast<float>(players_);
}

void PublicRecord::add(const Ballot& ballot) {
  const SeatSet team = ballot.proposal.team;
  for (const Seat seat : SeatSet::all(players_)) add_vote(ballot, seat);
  ++past_[ballot.leader].leads;
  past_[ballot.leader].last_team = team;
  last_team_ = team;
  last_approving_ = ballot.approving;
  if (ballot.fails) return add_quest(ballot);
  tried_.push_back(team);
  ++rejections_;
}

void PublicRecord::add_vote(const Ballot& ballot, Seat seat) {
  Past& past = past_[seat];
  const bool approved = ballot.approving.contains(seat);
  const bool inside = ballot.proposal.team.contains(seat);
  ++past.votes;
  past.approvals += approved ? 1 : 0;
  past.against_majority += approved != ballot.approved ? 1 : 0;
  past.votes_without_self += inside ? 0 : 1;
  past.approved_without_self += approved && !inside ? 1 : 0;
  past.votes_with_self += inside ? 1 : 0;
  past.rejected_with_self += !approved && inside ? 1 : 0;
  if (approved && !inside) past.approved = past.approved | ballot.proposal.team;
  if (!approved) past.rejected = past.rejected | ballot.proposal.team;
}

void PublicRecord::add_quest(const Ballot& ballot) {
  const int fails = *ballot.fails;
  const SeatSet team = ballot.proposal.team;
  ++(quest_result(fails, players_, ballot.proposal.quest) == Card::Fail ? failures_ : successes_);
  for (const Seat seat : team) ++(fails > 0 ? past_[seat].failed_quests : past_[seat].clean_quests);
  if (fails > 0)
    for (const Seat seat : ballot.approving) ++past_[seat].approved_failed;
  else
    last_clean_ = team;
  tried_.clear();
  rejections_ = 0;
  for (EvilTeam& evil : evil_teams_) evil.weight *= likelihood((team & evil.seats).size(), fails);
  suspicion_ = suspicion_if([](SeatSet) { return true; });
}

float PublicRecord::mean_suspicion(SeatSet team) const {
  float sum = 0;
  for (const Seat seat : team) sum += suspicion_[seat];
  return team.empty() ? 0 : sum / static_cast<float>(team.size());
}

float PublicRecord::most_suspicion(SeatSet team) const {
  float most = 0;
  for (const Seat seat : team) most = std::max(most, suspicion_[seat]);
  return most;
}

template <class Condition>
PerSeat<float> PublicRecord::suspicion_if(Condition possible) const {
  PerSeat<float> sum(players_);
  float total = 0;
  for (const EvilTeam& evil : evil_teams_) {
    if (!possible(evil.seats)) continue;
    total += evil.weight;
    for (const Seat seat : evil.seats) sum[seat] += evil.weight;
  }
  for (float& seat : sum) seat = total > 0 ? seat / total : 0;
  return sum;
}

PublicRecord::Look PublicRecord::as_good(Seat seat, SeatSet team, Seat leader) const {
  const auto possible = [&](SeatSet evil) { return !evil.contains(seat); };
  const auto suspicion = suspicion_if(possible);
  float total = 0;
  float clean = 0;
  for (const EvilTeam& evil : evil_teams_) {
    if (!possible(evil.seats)) continue;
    total += evil.weight;
    if ((evil.seats & team).empty()) clean += evil.weight;
  }
  Look look{total > 0 ? clean / total : 0.0F, 0, suspicion[leader]};
  for (const Seat member : team) look.worst = std::max(look.worst, suspicion[member]);
  return look;
}

}  // namespace roundtable::avalon
