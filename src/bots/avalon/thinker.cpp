#include "bots/avalon/thinker.h"

#include <algorithm>
#include <cmath>

#include "bots/avalon/playout.h"
#include "bots/avalon/reading.h"
#include "bots/avalon/squire.h"
#include "games/avalon/combinations.h"

namespace roundtable::avalon {
namespace {

SeatSet seats_with(const DealSpace& space, std::size_t deal, Role role) {
  SeatSet seats;
  for (const Seat seat : SeatSet::all(space.players))
    if (space.role(deal, seat) == role) seats.insert(seat);
  return seats;
}

/// However long a caller would wait, more than this many playouts tell nothing new.
constexpr std::size_t most_playouts = 20'000;

std::size_t playouts_in(const Budget& budget, std::size_t each_millisecond) {
  const auto time = static_cast<std::size_t>(std::clamp<std::int64_t>(budget.time.count(), 1, 10'000));
  return std::min(most_playouts, each_millisecond * time);
}

class Thinker {
 public:
  Thinker(const View& view, Rng& rng, std::size_t playouts)
      : view_(view),
        table_(view.table),
        rng_(rng),
        playouts_(playouts),
        changed_(lancelots_changed(view.table) ? 1U : 0U),
        possible_(Possible::to_seat(view)),
        company_(read_company(view, possible_)),
        shares_(mixed()) {}

  Action choose() {
    if (std::holds_alternative<Assassinating>(table_.phase)) return Assassinate{likeliest(assassination_targets(view_), merlin())};
    if (std::holds_alternative<Voting>(table_.phase)) return vote();
    if (std::holds_alternative<Questing>(table_.phase)) return card();
    if (std::holds_alternative<Proposing>(table_.phase)) return proposal();
    return choice_by_suspicion(view_, rng_, suspicion_from(evil()));
  }

  std::vector<Weighed> weigh(const Action& taken) {
    if (std::holds_alternative<Assassinating>(table_.phase)) return weighed_targets();
    if (std::holds_alternative<Voting>(table_.phase)) return weighed(votes(), table_.proposal->quest);
    if (std::holds_alternative<Questing>(table_.phase)) return weighed(cards(), table_.proposal->quest);
    if (std::holds_alternative<Proposing>(table_.phase)) return weighed_teams(std::get<ProposeTeam>(taken));
    return {};
  }

 private:
  const DealSpace& space() const { return possible_.space(); }
  bool is_evil() const { return view_.mine.side == Side::Evil; }

  /// The deals, whatever the company.
  std::vector<float> mixed() const {
    std::vector<float> mixed(space().size());
    for (std::size_t kind = 0; kind < kind_count; ++kind)
      for (std::size_t deal = 0; deal < mixed.size(); ++deal)
        mixed[deal] += static_cast<float>(company_.chance[kind]) * company_.shares[kind][deal];
    return mixed;
  }

  PerSeat<double> merlin() const {
    PerSeat<double> chance(space().players);
    for (std::size_t deal = 0; deal < shares_.size(); ++deal)
      if (shares_[deal] > 0)
        for (const Seat seat : seats_with(space(), deal, Role::Merlin)) chance[seat] += double{shares_[deal]};
    return chance;
  }

  PerSeat<double> evil() const {
    PerSeat<double> chance(space().players);
    const Suspects own = suspects(shares_);
    for (std::size_t i = 0; i < own.camps.size(); ++i)
      for (const Seat seat : own.camps[i]) chance[seat] += double{own.weights[i]};
    return chance;
  }

  Suspects suspects(const std::vector<float>& shares) const {
    Suspects suspects;
    for (const auto& camp : space().camps) suspects.camps.push_back(camp[changed_]);
    suspects.weights.resize(suspects.camps.size());
    for (std::size_t deal = 0; deal < shares.size(); ++deal) suspects.weights[space().camp[deal]] += shares[deal];
    return suspects;
  }

  Course course(int quest) const {
    Course course;
    course.players = table_.players();
    course.round = quest;
    course.rejections = table_.rejections;
    course.successes = count_results(table_, Card::Success);
    course.failures = count_results(table_, Card::Fail);
    course.leader = table_.leader;
    course.knife = has_merlin(table_.setup);
    for (int i = 1; i <= quest_count; ++i) {
      course.sizes[static_cast<std::size_t>(i - 1)] = team_size(table_.players(), i);
      course.needed[static_cast<std::size_t>(i - 1)] = fails_needed(table_.players(), i);
    }
    return course;
  }

  /// Deals and kinds in proportion to their chances, evenly spread rather than drawn one by one.
  void imagine_worlds(const std::vector<float>& open_shares) {
    const auto signs = merlin_signs(open_shares);
    const double step = 1.0 / static_cast<double>(playouts_);
    double next = step * static_cast<double>(below(rng_, 1'000'000)) / 1'000'000;
    double sum = 0;
    for (std::size_t kind = 0; kind < kind_count; ++kind)
      for (std::size_t deal = 0; deal < shares_.size(); ++deal) {
        sum += company_.chance[kind] * double{company_.shares[kind][deal]};
        for (; next < sum && worlds_.size() < playouts_; next += step) worlds_.push_back(world(deal, static_cast<Kind>(kind), signs));
      }
    while (worlds_.size() < playouts_ && !worlds_.empty()) worlds_.push_back(worlds_.back());
  }

  /// For each camp and seat, how much the seat looks like that camp's Merlin to everybody.
  std::vector<PerSeat<float>> merlin_signs(const std::vector<float>& open_shares) const {
    std::vector<PerSeat<float>> sums(space().camps.size(), PerSeat<float>(space().players));
    for (std::size_t deal = 0; deal < open_shares.size(); ++deal)
      for (const Seat seat : seats_with(space(), deal, Role::Merlin)) sums[space().camp[deal]][seat] += open_shares[deal];
    for (auto& camp : sums)
      for (float& seat : camp) seat = std::log(std::max(seat, 1e-9F)) / 1.5F;
    return sums;
  }

  World world(std::size_t deal, Kind kind, const std::vector<PerSeat<float>>& signs) const {
    World world;
    world.evil = space().camps[space().camp[deal]][changed_];
    world.kind = kind;
    world.merlin_signs = signs[space().camp[deal]];
    world.lonely = seats_with(space(), deal, Role::Oberon);
    const SeatSet merlin = seats_with(space(), deal, Role::Merlin);
    if (!merlin.empty()) world.merlin = merlin.first();
    world.seen_by_merlin = world.evil - seats_with(space(), deal, Role::Mordred);
    return world;
  }

  /// How often this seat's side wins after the step, over the same worlds and the same chance for each step.
  double value(Playout& playout, const FirstStep& step, std::uint64_t seed) const {
    double wins = 0;
    for (std::size_t i = 0; i < worlds_.size(); ++i)
      wins += playout.good_wins(worlds_[i], step, Rng::stream(seed, i)) != is_evil() ? 1 : 0;
    return wins / static_cast<double>(worlds_.size());
  }

  /// What each step is worth; nothing where there is nothing to choose or no world to think of.
  std::vector<double> values(const std::vector<FirstStep>& steps, int quest) {
    if (steps.size() == 1) return {};
    const auto open_possible = Possible::to_public(table_);
    const auto open = Belief(open_possible, explain(space(), Reading(fitted_weights().people, moments_of(table_), table_.players()))).shares();
    imagine_worlds(open);
    if (worlds_.empty()) return {};
    Playout playout(course(quest), view_.seat, suspects(open), suspects(shares_));
    const std::uint64_t seed = rng_.next();
    std::vector<double> values;
    for (const FirstStep& step : steps) values.push_back(value(playout, step, seed));
    return values;
  }

  std::size_t best_of(const std::vector<FirstStep>& steps, int quest) {
    const auto worth = values(steps, quest);
    return worth.empty() ? 0 : static_cast<std::size_t>(std::max_element(worth.begin(), worth.end()) - worth.begin());
  }

  static Action action_of(const FirstStep& step) {
    if (step.what == FirstStep::What::Vote) return CastVote{step.approve ? Vote::Approve : Vote::Reject};
    if (step.what == FirstStep::What::Card) return PlayCard{step.fail ? Card::Fail : Card::Success};
    return ProposeTeam{step.team, std::nullopt, std::nullopt};
  }

  std::vector<Weighed> weighed(const std::vector<FirstStep>& steps, int quest) {
    std::vector<Weighed> weighed;
    const auto worth = values(steps, quest);
    for (std::size_t i = 0; i < worth.size(); ++i) weighed.push_back({action_of(steps[i]), worth[i]});
    return weighed;
  }

  /// Teams for the quest that was chosen; the bearer is left as it was where he is on the team.
  std::vector<Weighed> weighed_teams(const ProposeTeam& taken) {
    const int quest = taken.quest ? int{*taken.quest} : int{table_.round};
    auto teams = likely_teams(taken.team.size(), quest);
    if (std::find(teams.begin(), teams.end(), taken.team) == teams.end()) teams.push_back(taken.team);
    auto all = weighed(proposals(teams), quest);
    for (Weighed& one : all) {
      auto& action = std::get<ProposeTeam>(one.action);
      action.quest = taken.quest;
      if (taken.bearer) action.bearer = action.team.contains(*taken.bearer) ? *taken.bearer : bearer(action.team);
    }
    return all;
  }

  std::vector<Weighed> weighed_targets() const {
    std::vector<Weighed> weighed;
    const auto chance = merlin();
    for (const Seat seat : assassination_targets(view_)) weighed.push_back({Assassinate{seat}, chance[seat]});
    return weighed;
  }

  /// Only worlds where this vote decides tell the two apart; Merlin's vote also tells who he is, decided or not.
  std::vector<FirstStep> votes() const {
    const SeatSet team = table_.proposal->team;
    const bool decides = view_.mine.role != Role::Merlin;
    return {{FirstStep::What::Vote, team, true, false, decides}, {FirstStep::What::Vote, team, false, false, decides}};
  }

  std::vector<FirstStep> cards() const {
    const SeatSet team = table_.proposal->team;
    std::vector<FirstStep> cards;
    for (const bool fail : {true, false})
      if (may_play(view_, fail ? Card::Fail : Card::Success)) cards.push_back({FirstStep::What::Card, team, false, fail, false});
    return cards;
  }

  static std::vector<FirstStep> proposals(const std::vector<SeatSet>& teams) {
    std::vector<FirstStep> steps;
    for (const SeatSet team : teams) steps.push_back({FirstStep::What::Propose, team, false, false, false});
    return steps;
  }

  Action vote() {
    const bool last = table_.rejections == rejections_to_lose - 1;
    if (!is_evil() && last) return CastVote{Vote::Approve};  // a fifth rejection loses for certain
    const auto steps = votes();
    return action_of(steps[best_of(steps, table_.proposal->quest)]);
  }

  Action card() {
    const auto steps = cards();
    return action_of(steps[best_of(steps, table_.proposal->quest)]);
  }

  /// Quest and bearer as the rules of thumb have it; the team is thought about.
  Action proposal() {
    auto action = std::get<ProposeTeam>(choice_by_suspicion(view_, rng_, suspicion_from(evil())));
    const int quest = action.quest ? int{*action.quest} : int{table_.round};
    const auto teams = likely_teams(action.team.size(), quest);
    action.team = teams[best_of(proposals(teams), quest)];
    if (action.bearer) action.bearer = bearer(action.team);
    return action;
  }

  Seat bearer(SeatSet team) const {
    team.erase(view_.seat);
    const auto chance = evil();
    Seat best = team.first();
    for (const Seat seat : team)
      if ((chance[seat] < chance[best]) != is_evil()) best = seat;
    return best;
  }

  /// Teams worth a thought: all where they are few; else the cleanest, for evil those that can fail and look clean.
  std::vector<SeatSet> likely_teams(int size, int quest) {
    const int count = combinations(table_.players(), size);
    struct Scored {
      SeatSet team;
      double score;
    };
    std::vector<Scored> scored;
    const Suspects own = suspects(shares_);
    const auto chance = evil();
    for (int i = 0; i < count; ++i) {
      const SeatSet team = unrank_combination(table_.players(), size, i);
      double clean = 0;
      for (std::size_t camp = 0; camp < own.camps.size(); ++camp)
        if ((own.camps[camp] & team).empty()) clean += double{own.weights[camp]};
      double evil_members = 0;
      for (const Seat seat : team) evil_members += chance[seat];
      const double fitting = -std::abs(evil_members - fails_needed(table_.players(), quest));
      const double with_self = team.contains(view_.seat) ? 0.2 : 0;
      scored.push_back({team, (is_evil() ? fitting : clean) + with_self + 0.001 * below(rng_, 100)});
    }
    std::sort(scored.begin(), scored.end(), [](const Scored& a, const Scored& b) { return a.score > b.score; });
    const std::size_t most = 10;
    std::vector<SeatSet> teams;
    for (std::size_t i = 0; i < scored.size() && i < most; ++i) teams.push_back(scored[i].team);
    return teams;
  }

  const View& view_;
  const Table& table_;
  Rng& rng_;
  std::size_t playouts_;
  std::size_t changed_;
  Possible possible_;
  Company company_;
  std::vector<float> shares_;
  std::vector<World> worlds_;
};

}  // namespace

std::vector<Weighed> weigh(const View& view, const Action& taken, Rng& rng, std::size_t playouts) {
  return Thinker(view, rng, playouts).weigh(taken);
}

// Thinking is counted in playouts, not in time, so that the same seed gives the same game on every machine.
Action knight_choice(const View& view, Rng& rng, const Budget& budget) {
  return Thinker(view, rng, playouts_in(budget, 6)).choose();
}

Action grandmaster_choice(const View& view, Rng& rng, const Budget& budget) {
  return Thinker(view, rng, playouts_in(budget, 40)).choose();
}

}  // namespace roundtable::avalon
