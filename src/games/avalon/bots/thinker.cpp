#include "games/avalon/bots/thinker.h"

#include <algorithm>
#include <cmath>

#include "games/avalon/bots/open_reading.h"
#include "games/avalon/bots/rollouts.h"
#include "games/avalon/bots/squire.h"
#include "games/avalon/rules/combinations.h"

namespace roundtable::avalon {
namespace {

/// However long a caller would wait, more than this many playouts tell nothing new.
constexpr std::size_t most_playouts = 20'000;

std::size_t playouts_in(const Budget& budget, std::size_t each_second) {
  const auto time = static_cast<std::size_t>(std::clamp<std::int64_t>(budget.time.count(), 1, 10'000));
  return std::clamp<std::size_t>(each_second * time / 1000, 1, most_playouts);
}

/// How much is thought, and which kinds of company are thought of: random, logic, people, rules of thumb.
struct Level {
  std::size_t playouts;  // of each step, at most
  std::array<double, player_model_count> expected;
};
constexpr std::array<double, player_model_count> knights_opponents{0.3, 0.3, 0.4, 0};
constexpr std::array<double, player_model_count> grandmasters_opponents{0.25, 0.25, 0.3, 0.2};

HeuristicSuspicion heuristic_suspicion(const Table& table) {
  HeuristicSuspicion heuristic(table.players());
  for (const Ballot& ballot : table.history)
    if (ballot.fails) heuristic.add({ballot.proposal.team, *ballot.fails, ballot.approving, ballot.leader});
  return heuristic;
}

class Thinker {
 public:
  Thinker(const View& view, Rng& rng, const Level& level)
      : view_(view),
        table_(view.table),
        rng_(rng),
        playouts_(level.playouts),
        changed_(lancelots_changed(view.table) ? 1U : 0U),
        possible_(PossibleDeals::to_seat(view)),
        opponents_(infer_opponents(view, possible_, level.expected)),
        posterior_(mixed()) {}

  Action choose() {
    if (std::holds_alternative<Assassinating>(table_.phase))
      return Assassinate{likeliest(assassination_targets(view_), merlin())};
    if (std::holds_alternative<Voting>(table_.phase)) return vote();
    if (std::holds_alternative<Questing>(table_.phase)) return card();
    if (std::holds_alternative<Proposing>(table_.phase)) return proposal();
    return choice_by_suspicion(view_, rng_, suspicion_from(evil()));
  }

  std::vector<RatedAction> rate_actions(const Action& taken) {
    if (std::holds_alternative<Assassinating>(table_.phase)) return rated_targets();
    if (std::holds_alternative<Voting>(table_.phase)) return rated(votes(), table_.proposal->quest);
    if (std::holds_alternative<Questing>(table_.phase)) return rated(cards(), table_.proposal->quest);
    if (std::holds_alternative<Proposing>(table_.phase)) return rated_teams(std::get<ProposeTeam>(taken));
    return {};
  }

 private:
  const DealSpace& space() const { return possible_.space(); }
  bool is_evil() const { return view_.mine.side == Side::Evil; }

  /// The shares of the possible deals, whatever the opponents.
  std::vector<float> mixed() const {
    std::vector<float> mixed(possible_.deals().size());
    for (std::size_t kind = 0; kind < player_model_count; ++kind)
      for (std::size_t i = 0; i < opponents_.posterior[kind].size(); ++i)
        mixed[i] += static_cast<float>(opponents_.chance[kind]) * opponents_.posterior[kind][i];
    return mixed;
  }

  PerSeat<double> merlin() const {
    PerSeat<double> chance(space().players);
    for (std::size_t i = 0; i < posterior_.size(); ++i)
      if (posterior_[i] > 0)
        for (const Seat seat : seats_with(space(), possible_.deals()[i], Role::Merlin))
          chance[seat] += double{posterior_[i]};
    return chance;
  }

  PerSeat<double> evil() const {
    PerSeat<double> chance(space().players);
    const Suspects own = own_suspects();
    for (std::size_t i = 0; i < own.camps.size(); ++i)
      for (const Seat seat : own.camps[i]) chance[seat] += double{own.weights[i]};
    return chance;
  }

  Suspects own_suspects() const { return suspects_of(space(), changed_, possible_.deals(), posterior_); }

  PlayoutStart playout_start(int quest) const {
    PlayoutStart start;
    start.players = table_.players();
    start.round = quest;
    start.rejections = table_.rejections;
    start.successes = count_results(table_, Card::Success);
    start.failures = count_results(table_, Card::Fail);
    start.leader = table_.leader;
    start.knife = has_merlin(table_.setup);
    return start;
  }

  /// Asks of the steps what `ask` wants to know; nothing where there is nothing to choose or no world to think of.
  template <class Answer>
  std::optional<Answer> ask(Answer (*question)(const Trial&, const std::vector<FirstStep>&),
                            const std::vector<FirstStep>& steps, int quest) {
    if (steps.size() == 1) return std::nullopt;
    const auto open = open_reading(table_);
    const Worlds worlds =
        imagine_worlds({space(), changed_, open->merlin_signs(), table_.history}, opponents_, playouts_, rng_);
    if (worlds.size() == 0) return std::nullopt;
    const Belief& belief = open->belief();
    const Suspects everybodys = suspects_of(space(), changed_, belief.deals(), belief.posterior());
    Playout playout(playout_start(quest), view_.seat, everybodys, own_suspects());
    playout.set_heuristic(heuristic_suspicion(table_));
    return question({playout, worlds, view_.mine.side, rng_.next()}, steps);
  }

  std::size_t best_of(const std::vector<FirstStep>& steps, int quest) {
    return ask(find_best, steps, quest).value_or(0);
  }

  static Action action_of(const FirstStep& step) {
    if (step.what == FirstStep::What::Vote) return CastVote{step.approve ? Vote::Approve : Vote::Reject};
    if (step.what == FirstStep::What::Card) return PlayCard{step.fail ? Card::Fail : Card::Success};
    return ProposeTeam{step.team, std::nullopt, std::nullopt};
  }

  std::vector<RatedAction> rated(const std::vector<FirstStep>& steps, int quest) {
    std::vector<RatedAction> rated;
    const auto worth = ask(win_rates, steps, quest).value_or(std::vector<double>());
    for (std::size_t i = 0; i < worth.size(); ++i) rated.push_back({action_of(steps[i]), worth[i]});
    return rated;
  }

  /// Teams for the quest that was chosen; the bearer is left as it was where he is on the team.
  std::vector<RatedAction> rated_teams(const ProposeTeam& taken) {
    const int quest = taken.quest ? int{*taken.quest} : int{table_.round};
    auto teams = likely_teams(taken.team.size(), quest);
    if (std::find(teams.begin(), teams.end(), taken.team) == teams.end()) teams.push_back(taken.team);
    auto all = rated(proposals(teams), quest);
    for (RatedAction& one : all) {
      auto& action = std::get<ProposeTeam>(one.action);
      action.quest = taken.quest;
      if (taken.bearer) action.bearer = action.team.contains(*taken.bearer) ? *taken.bearer : bearer(action.team);
    }
    return all;
  }

  std::vector<RatedAction> rated_targets() const {
    std::vector<RatedAction> rated;
    const auto chance = merlin();
    for (const Seat seat : assassination_targets(view_)) rated.push_back({Assassinate{seat}, chance[seat]});
    return rated;
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
      if (may_play(view_, fail ? Card::Fail : Card::Success))
        cards.push_back({FirstStep::What::Card, team, false, fail, false});
    return cards;
  }

  static std::vector<FirstStep> proposals(const std::vector<SeatSet>& teams) {
    std::vector<FirstStep> steps;
    for (const SeatSet team : teams) steps.push_back({FirstStep::What::Propose, team, false, false, false});
    return steps;
  }

  Action vote() {
    const bool named = table_.leader == view_.seat;                 // and thought about then
    const bool last = table_.rejections == rejections_to_lose - 1;  // a fifth rejection loses for certain
    if (!is_evil() && (named || last)) return CastVote{Vote::Approve};
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
    const Suspects own = own_suspects();
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
  PossibleDeals possible_;
  Opponents opponents_;
  std::vector<float> posterior_;
};

}  // namespace

std::vector<RatedAction> rate_actions(const View& view, const Action& taken, Rng& rng, std::size_t playouts) {
  return Thinker(view, rng, {playouts, knights_opponents}).rate_actions(taken);
}

// Thinking is counted in playouts, not in time, so that the same seed gives the same game on every machine.
Action knight_choice(const View& view, Rng& rng, const Budget& budget) {
  return Thinker(view, rng, {playouts_in(budget, 1'500), knights_opponents}).choose();
}

Action grandmaster_choice(const View& view, Rng& rng, const Budget& budget) {
  return Thinker(view, rng, {playouts_in(budget, 3'000), grandmasters_opponents}).choose();
}

}  // namespace roundtable::avalon
