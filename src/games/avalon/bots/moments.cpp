#include "games/avalon/bots/moments.h"

#include <algorithm>

#include "games/avalon/bots/public_record.h"

namespace roundtable::avalon {
namespace {

float ratio(int part, int whole) { return whole > 0 ? static_cast<float>(part) / static_cast<float>(whole) : 0.0F; }

/// Sets features by name; those that are not set stay 0.
template <const auto& Names>
class Row {
 public:
  explicit Row(std::array<float, Names.size()>& values) : values_(values) {}
  template <FeatureName Name>
  void set(float value) {
    values_[feature_index(Names, Name.view())] = value;
  }
  template <FeatureName Name>
  void set(bool flag) {
    set<Name>(flag ? 1.0F : 0.0F);
  }
  /// One of a run of features, which begins with this name.
  template <FeatureName First>
  void set_one_of(int place) {
    values_[feature_index(Names, First.view()) + static_cast<std::size_t>(place)] = 1;
  }

 private:
  std::array<float, Names.size()>& values_;
};

/// Describes one proposal with its votes and its quest, given what happened before.
class Describer {
 public:
  Describer(const PublicRecord& record, const RoleSet& specials, const Ballot& ballot)
      : record_(record), specials_(specials), ballot_(ballot), team_(ballot.proposal.team), leader_(ballot.leader) {}

  void describe(Moment& moment) const {
    describe_proposal(moment.proposal);
    for (const Seat seat : SeatSet::all(players())) {
      const auto place = static_cast<std::size_t>(seat.index());
      moment.worst[place] = record_.most_suspicion(team_ - SeatSet::of(seat));
      describe_vote(seat, moment.vote[place]);
    }
    describe_quest(moment.quest);
  }

 private:
  int players() const { return record_.players(); }
  int quest() const { return ballot_.proposal.quest; }
  bool is_first_proposal() const { return record_.rejections() == 0 && quest() == 1; }
  /// The share of these seats that are in the set.
  static float share(SeatSet seats, SeatSet set) { return ratio((seats & set).size(), seats.size()); }

  template <class Condition>
  float half_of_count(SeatSet seats, Condition holds) const {
    const auto count = std::count_if(seats.begin(), seats.end(), [&](Seat seat) { return holds(record_.past(seat)); });
    return ratio(static_cast<int>(count), 2);
  }

  template <class Row>
  void describe_table(Row& row) const {
    row.template set_one_of<"quest_1">(quest() - 1);
    row.template set_one_of<"players_5">(players() - min_players);
    row.template set<"successes">(ratio(record_.successes(), 2));
    row.template set<"failures">(ratio(record_.failures(), 2));
    row.template set<"rejections">(ratio(record_.rejections(), 4));
    row.template set<"merlin_in_play">(specials_.contains(Role::Merlin));
    row.template set<"percival_in_play">(specials_.contains(Role::Percival));
    row.template set<"morgana_in_play">(specials_.contains(Role::Morgana));
    row.template set<"mordred_in_play">(specials_.contains(Role::Mordred));
    row.template set<"oberon_in_play">(specials_.contains(Role::Oberon));
  }

  template <class Row>
  void describe_team(SeatSet others, Row& row) const {
    const Past& leader = record_.past(leader_);
    const SeatSet clean_team = record_.last_clean_team();
    row.template set<"last_proposal">(record_.rejections() == 4);
    row.template set<"last_but_one_proposal">(record_.rejections() == 3);
    row.template set<"leader_on_team">(team_.contains(leader_));
    row.template set<"others_on_failed_quests">(
        half_of_count(others, [](const Past& past) { return past.failed_quests > 0; }));
    row.template set<"others_on_clean_quests_only">(
        half_of_count(others, [](const Past& past) { return past.clean_quests > 0 && past.failed_quests == 0; }));
    row.template set<"others_on_no_quest">(
        half_of_count(others, [](const Past& past) { return past.clean_quests + past.failed_quests == 0; }));
    row.template set<"has_last_clean_team">(!clean_team.empty() && team_.contains(clean_team));
    row.template set<"team_tried_this_round">(record_.tried_this_round(team_));
    row.template set<"leader_on_failed_quest">(leader.failed_quests > 0);
    row.template set<"leader_on_clean_quest">(leader.clean_quests > 0);
    row.template set<"leader_suspicion">(record_.suspicion(leader_));
    row.template set<"others_mean_suspicion">(record_.mean_suspicion(others));
    row.template set<"others_most_suspicion">(record_.most_suspicion(others));
    row.template set<"first_proposal_of_game">(is_first_proposal());
  }

  template <class Row>
  void describe_as_good(Seat seat, Row& row) const {
    const auto look = record_.as_good(seat, team_, leader_);
    row.template set<"clean_if_good">(look.clean);
    row.template set<"worst_if_good">(look.worst);
    row.template set<"evil_for_certain_if_good">(look.worst > 0.98F);
    row.template set<"leader_if_good">(look.leader);
  }

  void describe_proposal(std::array<float, proposal_features>& values) const {
    Row<proposal_feature_names> row(values);
    const SeatSet others = team_ - SeatSet::of(leader_);
    const Past& past = record_.past(leader_);
    const auto on_team = [&](int steps) { return others.contains(clockwise(leader_, players(), steps)); };
    describe_table(row);
    describe_team(others, row);
    describe_as_good(leader_, row);
    row.set<"members_of_last_team">(ratio((team_ & record_.last_team()).size(), team_.size()));
    row.set<"others_share_of_players">(ratio(others.size(), players()));
    row.set<"others_approved_by_leader">(share(others, past.approved));
    row.set<"others_rejected_by_leader">(share(others, past.rejected));
    row.set<"others_led_by_leader_before">(share(others, past.last_team));
    row.set<"leader_led_before">(past.leads > 0);
    row.set<"next_neighbour_on_team">(on_team(1));
    row.set<"previous_neighbour_on_team">(on_team(-1));
    row.set<"second_neighbour_on_team">(on_team(2));
  }

  using VoteRow = Row<vote_feature_names>;

  void describe_vote(Seat seat, std::array<float, vote_features>& values) const {
    VoteRow row(values);
    const SeatSet others = team_ - SeatSet::of(seat);
    describe_table(row);
    describe_team(others, row);
    describe_as_good(seat, row);
    describe_other_votes(ballot_.approving - SeatSet::of(seat), row);
    describe_voter(seat, row);
    describe_voter_and_team(seat, others, row);
    describe_turn(seat, row);
  }

  void describe_other_votes(SeatSet approving, VoteRow& row) const {
    const int on_team = (approving & team_).size();
    row.set<"team_share_of_players">(ratio(team_.size(), players()));
    row.set<"other_approvals">(ratio(approving.size(), players() - 1));
    row.set<"approved_without_voter">(is_approved(approving.size(), players()));
    row.set<"rejected_even_with_voter">(!is_approved(approving.size() + 1, players()));
    row.set<"approvals_on_team">(ratio(on_team, team_.size()));
    row.set<"approvals_off_team">(ratio(approving.size() - on_team, players() - team_.size()));
    row.set<"leader_approves">(approving.contains(leader_));
  }

  void describe_voter(Seat seat, VoteRow& row) const {
    const Past& past = record_.past(seat);
    row.set<"voter_approval_rate">(ratio(past.approvals + 1, past.votes + 2));
    row.set<"voter_against_majority">(ratio(past.against_majority, past.votes));
    row.set<"voter_approved_without_self">(ratio(past.approved_without_self, past.votes_without_self));
    row.set<"voter_rejected_with_self">(ratio(past.rejected_with_self, past.votes_with_self));
    row.set<"voter_on_failed_quest">(past.failed_quests > 0);
    row.set<"voter_on_clean_quest">(past.clean_quests > 0);
    row.set<"voter_approved_failed_quests">(ratio(past.approved_failed, 2));
    row.set<"voter_suspicion">(record_.suspicion(seat));
    row.set<"voter_evil_for_certain">(record_.suspicion(seat) > 0.999F);
    row.set<"voter_leads_so_far">(ratio(past.leads, 2));
    row.set<"voter_approved_last_team">(past.votes > 0 && record_.last_approving().contains(seat));
  }

  void describe_voter_and_team(Seat seat, SeatSet others, VoteRow& row) const {
    const Past& past = record_.past(seat);
    row.set<"voter_on_team">(team_.contains(seat));
    row.set<"others_approved_by_voter">(share(others, past.approved));
    row.set<"others_rejected_by_voter">(share(others, past.rejected));
    row.set<"others_led_by_voter_before">(share(others, past.last_team));
    row.set<"other_evil_for_certain">(record_.most_suspicion(others) > 0.999F);
    row.set<"team_approved_by_voter_before">(record_.tried_this_round(team_) && past.approved.contains(team_));
    row.set<"voter_on_leaders_last_team">(record_.past(leader_).last_team.contains(seat));
  }

  void describe_turn(Seat seat, VoteRow& row) const {
    const int until_lead = (seat.index() - leader_.index() + players()) % players();
    row.set<"voter_leads">(until_lead == 0);
    row.set<"voter_leads_next">(until_lead == 1);
    row.set<"voter_leads_second_next">(until_lead == 2);
    row.set<"voter_led_last">(until_lead == players() - 1);
    row.set<"seats_until_voter_leads">(ratio(until_lead, players()));
  }

  void describe_quest(std::array<float, quest_features>& values) const {
    Row<quest_feature_names> row(values);
    describe_table(row);
    row.set<"two_fails_needed">(fails_needed(players(), quest()) == 2);
    row.set<"team_share_of_players">(ratio(team_.size(), players()));
  }

  const PublicRecord& record_;
  const RoleSet& specials_;
  const Ballot& ballot_;
  SeatSet team_;
  Seat leader_;
};

Moment moment_of(const Table& table, const Ballot& ballot, const PublicRecord& record) {
  Moment moment;
  moment.leader = ballot.leader;
  moment.team = ballot.proposal.team;
  moment.size = moment.team.size();
  moment.voted = true;
  moment.approving = ballot.approving;
  if (ballot.fails) moment.fails = *ballot.fails;
  moment.struck = ballot.struck;
  const int switches = switches_before(table, ballot.round);
  moment.changed = static_cast<std::size_t>(switches % 2);
  moment.changed_on_quest = static_cast<std::size_t>((switches + (switches_on(table, ballot) ? 1 : 0)) % 2);
  Describer(record, table.setup.specials, ballot).describe(moment);
  return moment;
}

/// The proposal that is voted on now, if there is one.
std::optional<Ballot> open_ballot(const Table& table) {
  const auto is_running = [](const Ballot& ballot) { return ballot.went_on_quest() && !ballot.fails; };
  if (!table.proposal || (!table.history.empty() && is_running(table.history.back()))) return std::nullopt;
  Ballot ballot;
  ballot.proposal = *table.proposal;
  ballot.leader = table.leader;
  ballot.round = table.round;
  return ballot;
}

}  // namespace

std::vector<Moment> moments_of(const Table& table) {
  std::vector<Moment> moments;
  PublicRecord record(table.players());
  for (const Ballot& ballot : table.history) {
    moments.push_back(moment_of(table, ballot, record));
    record.add(ballot);
  }
  if (const auto ballot = open_ballot(table)) {
    moments.push_back(moment_of(table, *ballot, record));
    moments.back().voted = false;
  }
  return moments;
}

}  // namespace roundtable::avalon
