#include "games/avalon/bots/moments.h"

#include <algorithm>
#include <cmath>

#include "games/avalon/rules/combinations.h"

namespace roundtable::avalon {
namespace {

float ratio(int part, int whole) { return whole > 0 ? static_cast<float>(part) / static_cast<float>(whole) : 0.0F; }
float flag(bool set) { return set ? 1.0F : 0.0F; }

/// Appends features one by one; what is left stays 0.
template <std::size_t N>
class Row {
 public:
  explicit Row(std::array<float, N>& values) : values_(values) {}
  Row& put(float value) {
    values_.at(next_++) = value;
    return *this;
  }
  Row& put(bool set) { return put(flag(set)); }
  Row& one_of(int place, int places) {
    for (int i = 0; i < places; ++i) put(i == place);
    return *this;
  }

 private:
  std::array<float, N>& values_;
  std::size_t next_ = 0;
};

/// What one seat did so far.
struct Past {
  int votes = 0;
  int approvals = 0;
  int approved_without_self = 0;
  int votes_without_self = 0;
  int refused_with_self = 0;
  int votes_with_self = 0;
  int against_majority = 0;
  int approved_failed = 0;
  int clean_quests = 0;
  int failed_quests = 0;
  int leads = 0;
};

class Observer {
 public:
  explicit Observer(const Table& table) : table_(table), players_(table.players()), suspicion_(all_even()) {}

  std::vector<Moment> watch() {
    std::vector<Moment> moments;
    for (const Ballot& ballot : table_.history) {
      moments.push_back(of(ballot));
      remember(ballot);
    }
    if (table_.proposal && (table_.history.empty() || !is_running(table_.history.back()))) {
      Ballot open;
      open.proposal = *table_.proposal;
      open.leader = table_.leader;
      open.round = table_.round;
      moments.push_back(of(open));
      moments.back().voted = false;
    }
    return moments;
  }

 private:
  bool is_running(const Ballot& ballot) const { return ballot.went_on_quest() && !ballot.fails; }

  PerSeat<float> all_even() const {
    PerSeat<float> even(players_);
    for (float& seat : even) seat = ratio(sizes_for(players_).evil, players_);
    return even;
  }

  /// How often the Lancelots have changed sides before the quest of this round.
  int changes_before(int round) const {
    int count = 0;
    for (std::size_t i = 0; i < table_.turned.size() && static_cast<int>(i) + 3 <= round; ++i)
      count += table_.turned[i] == Loyalty::Switch ? 1 : 0;
    for (const Ballot& ballot : table_.history)
      if (ballot.round < round && ballot.went_on_quest() && changes_on(ballot.proposal.quest)) ++count;
    return count;
  }
  bool changes_on(int quest) const {
    const auto place = static_cast<std::size_t>(quest - 1);
    return place < table_.schedule.size() && table_.schedule[place] == Loyalty::Switch;
  }

  Moment of(const Ballot& ballot) {
    Moment moment;
    moment.leader = ballot.leader;
    moment.team = ballot.proposal.team;
    moment.size = moment.team.size();
    moment.voted = true;
    moment.approving = ballot.approving;
    if (ballot.fails) moment.fails = *ballot.fails;
    moment.struck = ballot.struck;
    const int changes = changes_before(ballot.round);
    moment.changed = static_cast<std::size_t>(changes % 2);
    moment.changed_on_quest = static_cast<std::size_t>((changes + (changes_on(ballot.proposal.quest) ? 1 : 0)) % 2);
    describe_proposal(ballot, moment);
    for (const Seat seat : table_.everyone()) describe_vote(ballot, seat, moment);
    describe_quest(ballot, moment);
    return moment;
  }

  int count(SeatSet team, auto predicate) const {
    return static_cast<int>(std::count_if(team.begin(), team.end(), [&](Seat seat) { return predicate(past_[seat]); }));
  }
  float mean_suspicion(SeatSet team) const {
    float sum = 0;
    for (const Seat seat : team) sum += suspicion_[seat];
    return team.empty() ? 0 : sum / static_cast<float>(team.size());
  }
  float most_suspicion(SeatSet team) const {
    float most = 0;
    for (const Seat seat : team) most = std::max(most, suspicion_[seat]);
    return most;
  }

  template <std::size_t N>
  Row<N>& describe_table(const Ballot& ballot, Row<N>& row) const {
    row.one_of(ballot.proposal.quest - 1, quest_count).one_of(players_ - min_players, 6);
    row.put(ratio(successes_, 2)).put(ratio(failures_, 2));
    return row;
  }

  /// Who is in the game changes how everybody plays.
  template <std::size_t N>
  void describe_characters(Row<N>& row) const {
    for (const Role role : {Role::Merlin, Role::Percival, Role::Morgana, Role::Mordred, Role::Oberon})
      row.put(table_.setup.specials.contains(role));
  }

  template <std::size_t N>
  Row<N>& describe_team(const Ballot& ballot, SeatSet others, Row<N>& row) const {
    const SeatSet team = ballot.proposal.team;
    row.put(ratio(rejections_, 4)).put(rejections_ == 4).put(rejections_ == 3).put(team.contains(ballot.leader));
    row.put(ratio(count(others, [](const Past& past) { return past.failed_quests > 0; }), 2));
    row.put(ratio(count(others, [](const Past& past) { return past.clean_quests > 0 && past.failed_quests == 0; }), 2));
    row.put(ratio(count(others, [](const Past& past) { return past.clean_quests + past.failed_quests == 0; }), 2));
    row.put(!last_clean_.empty() && team.contains(last_clean_)).put(seen_this_round(team));
    row.put(past_[ballot.leader].failed_quests > 0).put(past_[ballot.leader].clean_quests > 0);
    return row.put(mean_suspicion(others)).put(most_suspicion(others));
  }

  bool seen_this_round(SeatSet team) const { return std::find(tried_.begin(), tried_.end(), team) != tried_.end(); }

  void describe_proposal(const Ballot& ballot, Moment& moment) const {
    Row row(moment.proposal);
    SeatSet others = ballot.proposal.team;
    others.erase(ballot.leader);
    describe_team(ballot, others, describe_table(ballot, row));
    row.put(suspicion_[ballot.leader]).put(ratio((ballot.proposal.team & last_team_).size(), moment.size));
    row.put(ratio(others.size(), players_)).put(ratio((others & backed_[ballot.leader]).size(), others.size()));
    row.put(ratio((others & refused_[ballot.leader]).size(), others.size()));
    row.put(ratio((others & led_[ballot.leader]).size(), others.size())).put(past_[ballot.leader].leads > 0);
    row.put(others.contains(neighbour(ballot.leader, 1))).put(others.contains(neighbour(ballot.leader, -1)));
    row.put(others.contains(neighbour(ballot.leader, 2))).put(rejections_ == 0 && ballot.proposal.quest == 1);
    describe_characters(row);
    describe_as_good(ballot.leader, ballot, row);
  }

  Seat neighbour(Seat seat, int steps) const { return clockwise(seat, players_, steps); }

  void describe_vote(const Ballot& ballot, Seat seat, Moment& moment) const {
    Row row(moment.vote[static_cast<std::size_t>(seat.index())]);
    const Past& past = past_[seat];
    const SeatSet team = ballot.proposal.team;
    SeatSet others = team;
    others.erase(seat);
    SeatSet other_voters = ballot.approving;
    other_voters.erase(seat);
    const bool inside = team.contains(seat);
    moment.worst[static_cast<std::size_t>(seat.index())] = most_suspicion(others);
    describe_team(ballot, others, describe_table(ballot, row));
    row.put(inside).put(ballot.leader == seat).put(ratio(moment.size, players_));
    row.put(ratio(other_voters.size(), players_ - 1)).put(2 * other_voters.size() > players_);
    row.put(2 * (other_voters.size() + 1) <= players_).put(ratio((other_voters & team).size(), moment.size));
    row.put(ratio(other_voters.size() - (other_voters & team).size(), players_ - moment.size));
    row.put(other_voters.contains(ballot.leader));
    row.put(ratio(past.approvals + 1, past.votes + 2)).put(ratio(past.against_majority, past.votes));
    row.put(ratio(past.approved_without_self, past.votes_without_self));
    row.put(ratio(past.refused_with_self, past.votes_with_self));
    row.put(past.failed_quests > 0).put(past.clean_quests > 0).put(ratio(past.approved_failed, 2));
    row.put(suspicion_[seat]).put(suspicion_[ballot.leader]).put(ratio(past.leads, 2));
    row.put(ratio((others & backed_[seat]).size(), others.size()));
    row.put(ratio((others & refused_[seat]).size(), others.size()));
    row.put(suspicion_[seat] > 0.999F).put(most_suspicion(others) > 0.999F);
    row.put(ratio((others & led_[seat]).size(), others.size()))
        .put(seen_this_round(team) && backed_[seat].contains(team));
    const int until_lead = (seat.index() - ballot.leader.index() + players_) % players_;
    row.put(until_lead == 1).put(until_lead == 2).put(until_lead == players_ - 1);
    row.put(past_[seat].votes > 0 && last_approving_.contains(seat))
        .put(rejections_ == 0 && ballot.proposal.quest == 1);
    row.put(ratio(until_lead, players_)).put(led_[ballot.leader].contains(seat));
    describe_characters(row);
    describe_as_good(seat, ballot, row);
  }

  void describe_quest(const Ballot& ballot, Moment& moment) const {
    Row row(moment.quest);
    describe_table(ballot, row);
    row.put(fails_needed(players_, ballot.proposal.quest) == 2).put(ratio(moment.size, players_));
    describe_characters(row);
    row.put(ratio(rejections_, 4));
  }

  void remember(const Ballot& ballot) {
    const SeatSet team = ballot.proposal.team;
    for (const Seat seat : table_.everyone()) remember_vote(ballot, seat);
    ++past_[ballot.leader].leads;
    led_[ballot.leader] = team;
    last_team_ = team;
    last_approving_ = ballot.approving;
    if (ballot.fails) return remember_quest(ballot);
    tried_.push_back(team);
    ++rejections_;
  }

  void remember_vote(const Ballot& ballot, Seat seat) {
    Past& past = past_[seat];
    const bool approved = ballot.approving.contains(seat);
    const bool inside = ballot.proposal.team.contains(seat);
    ++past.votes;
    past.approvals += approved ? 1 : 0;
    past.against_majority += approved != ballot.approved ? 1 : 0;
    past.votes_without_self += inside ? 0 : 1;
    past.approved_without_self += approved && !inside ? 1 : 0;
    past.votes_with_self += inside ? 1 : 0;
    past.refused_with_self += !approved && inside ? 1 : 0;
    if (approved && !inside) backed_[seat] = backed_[seat] | ballot.proposal.team;
    if (!approved) refused_[seat] = refused_[seat] | ballot.proposal.team;
  }

  void remember_quest(const Ballot& ballot) {
    const Card result = quest_result(*ballot.fails, players_, ballot.proposal.quest);
    ++(result == Card::Fail ? failures_ : successes_);
    for (const Seat seat : ballot.proposal.team)
      ++(*ballot.fails > 0 ? past_[seat].failed_quests : past_[seat].clean_quests);
    if (*ballot.fails > 0)
      for (const Seat seat : ballot.approving) ++past_[seat].approved_failed;
    else
      last_clean_ = ballot.proposal.team;
    quests_.push_back(ballot);
    tried_.clear();
    rejections_ = 0;
    suspect();
  }

  /// Deduction alone: which evil teams fit the results, if each evil card fails now and then.
  void suspect() {
    for (Camp& camp : camps_) {
      const Ballot& quest = quests_.back();
      camp.weight *= chance((quest.proposal.team & camp.seats).size(), *quest.fails);
    }
    suspicion_ = suspicion_if([](SeatSet) { return true; });
  }

  PerSeat<float> suspicion_if(auto possible) const {
    PerSeat<float> sum(players_);
    float total = 0;
    for (const Camp& camp : camps_) {
      if (!possible(camp.seats)) continue;
      total += camp.weight;
      for (const Seat seat : camp.seats) sum[seat] += camp.weight;
    }
    for (float& seat : sum) seat = total > 0 ? seat / total : 0;
    return sum;
  }

  /// How a team looks to this seat if it is good: whether it is clean, and how bad its worst member is.
  template <std::size_t N>
  void describe_as_good(Seat seat, const Ballot& ballot, Row<N>& row) const {
    const auto fits = [&](SeatSet camp) { return !camp.contains(seat); };
    const auto inner = suspicion_if(fits);
    float total = 0;
    float clean = 0;
    for (const Camp& camp : camps_) {
      if (!fits(camp.seats)) continue;
      total += camp.weight;
      if ((camp.seats & ballot.proposal.team).empty()) clean += camp.weight;
    }
    float worst = 0;
    for (const Seat member : ballot.proposal.team) worst = std::max(worst, inner[member]);
    row.put(total > 0 ? clean / total : 0.0F).put(worst).put(worst > 0.98F).put(inner[ballot.leader]);
  }

  struct Camp {
    SeatSet seats;
    float weight = 1;
  };
  std::vector<Camp> all_camps() const {
    const int evil = sizes_for(players_).evil;
    std::vector<Camp> camps;
    for (int i = 0; i < combinations(players_, evil); ++i) camps.push_back({unrank_combination(players_, evil, i)});
    return camps;
  }

  static float chance(int evil, int fails) {
    if (fails > evil) return 0.001F;  // possible with Excalibur or changed Lancelots only
    return static_cast<float>(combinations(evil, fails)) * std::pow(0.55F, static_cast<float>(fails)) *
           std::pow(0.45F, static_cast<float>(evil - fails));
  }

  const Table& table_;
  int players_;
  PerSeat<Past> past_{players_};
  PerSeat<SeatSet> backed_{players_};
  PerSeat<SeatSet> refused_{players_};
  PerSeat<SeatSet> led_{players_};  // the last team each proposed
  std::vector<Camp> camps_ = all_camps();
  PerSeat<float> suspicion_;
  SmallList<Ballot, quest_count> quests_;
  SmallList<SeatSet, max_ballots> tried_;
  SeatSet last_team_;
  SeatSet last_approving_;
  SeatSet last_clean_;
  int rejections_ = 0;
  int successes_ = 0;
  int failures_ = 0;
};

}  // namespace

std::vector<Moment> moments_of(const Table& table) { return Observer(table).watch(); }

}  // namespace roundtable::avalon
