#include "games/avalon/bots/herald.h"

#include <algorithm>
#include <cmath>

#include "games/avalon/bots/open_reading.h"
#include "games/avalon/bots/squire.h"

namespace roundtable::avalon {
namespace {

class Herald {
 public:
  Herald(const View& view, Rng& rng) : view_(view), table_(view.table), rng_(rng) {}

  Action choose() {
    if (std::holds_alternative<Voting>(table_.phase)) return CastVote{approves() ? Vote::Approve : Vote::Reject};
    if (std::holds_alternative<Questing>(table_.phase)) return PlayCard{card()};
    if (std::holds_alternative<Proposing>(table_.phase)) return proposal();
    if (std::holds_alternative<Assassinating>(table_.phase))
      return Assassinate{likeliest(assassination_targets(view_), read_as(view_).chance_of(Role::Merlin))};
    if (std::holds_alternative<Examining>(table_.phase) && !is_evil()) return AskLady{most_doubtful()};
    return choice_by_suspicion(view_, rng_, suspicion_from(own_reading()));
  }

 private:
  bool is_evil() const { return view_.mine.side == Side::Evil; }
  bool toss(double chance) { return below(rng_, 1'000'000) < 1'000'000 * chance; }
  int successes() const { return count_results(table_, Card::Success); }
  int failures() const { return count_results(table_, Card::Fail); }
  SeatSet friends() const { return known_evil(view_) | SeatSet::of(view_.seat); }
  bool is_last_chance() const { return table_.rejections == rejections_to_lose - 1; }

  PerSeat<double> own_reading() const { return read_as(view_).chance_of_evil(lancelots_changed(table_)); }
  PerSeat<double> open_reading() const {
    return avalon::open_reading(table_)->belief().chance_of_evil(lancelots_changed(table_));
  }
  /// Merlin now and then goes by what everybody sees, while there is nothing to lose yet.
  PerSeat<double> shown_reading() {
    const bool hides = view_.mine.role == Role::Merlin && failures() < 2 && toss(0.85);
    return hides ? open_reading() : own_reading();
  }

  /// The seat of which there is most to learn.
  Seat most_doubtful() const {
    const PerSeat<double> evil = own_reading();
    const SeatSet targets = lady_targets(view_);
    Seat best = targets.first();
    for (const Seat seat : targets)
      if (std::abs(evil[seat] - 0.5) < std::abs(evil[best] - 0.5)) best = seat;
    return best;
  }

  bool approves() { return is_evil() ? evil_approves() : good_approves(); }

  bool good_approves() {
    if (is_last_chance() || table_.leader == view_.seat) return true;
    return toss(liking(shown_reading()));
  }

  /// Compares the team with the best team this seat could name.
  double liking(const PerSeat<double>& evil) const {
    SmallList<double, max_players> others;
    double sum = 0;
    for (const Seat seat : table_.everyone() - SeatSet::of(view_.seat)) {
      others.push_back(evil[seat]);
      if (table_.proposal->team.contains(seat)) sum += evil[seat];
    }
    std::sort(others.begin(), others.end());
    double best = 0;
    for (std::size_t i = 0; static_cast<int>(i) + 1 < table_.proposal->team.size(); ++i) best += others[i];
    const double worse = sum - best - 0.08 * table_.rejections;
    return 1 / (1 + std::exp(7 * (worse - 0.25)));
  }

  bool can_fail() const {
    return (table_.proposal->team & friends()).size() >= fails_needed(table_.players(), table_.proposal->quest);
  }

  bool evil_approves() {
    if (is_last_chance()) return toss(0.15);
    if (table_.leader == view_.seat) return true;
    if (failures() == 2 && can_fail()) return toss(0.95);
    if (successes() == 2 && !can_fail()) return toss(0.1);
    return toss(liking(open_reading()) + (can_fail() ? 0.1 : -0.08));  // much like one who knows nothing
  }

  /// Fails if that decides the game, else by chance. Fellows who know each other leave it to the first of them after
  /// the leader.
  Card card() {
    if (!may_play(view_, Card::Fail)) return Card::Success;
    if (!may_play(view_, Card::Success)) return Card::Fail;
    const SeatSet able = table_.proposal->team & friends();
    const int needed = fails_needed(table_.players(), table_.proposal->quest);
    if (able.size() < needed) return Card::Success;
    if (needed > 1) return Card::Fail;
    if (first_clockwise(able, table_.leader) != view_.seat) return toss(0.05) ? Card::Fail : Card::Success;
    if (failures() == 2 || successes() == 2) return Card::Fail;
    return toss(table_.proposal->team.size() == 2 ? 0.5 : 0.75) ? Card::Fail : Card::Success;
  }

  Action proposal() {
    auto action = std::get<ProposeTeam>(choice_by_suspicion(view_, rng_, suspicion_from(own_reading())));
    action.team = is_evil() ? evil_team(action) : filled(SeatSet::of(view_.seat), action.team.size(), shown_reading());
    if (action.bearer && (!action.team.contains(*action.bearer) || *action.bearer == view_.seat))
      action.bearer = (action.team - SeatSet::of(view_.seat)).first();
    return action;
  }

  /// Those that look best, more or less, join the ones on the team.
  SeatSet filled(SeatSet team, int size, const PerSeat<double>& evil) {
    PerSeat<double> key(table_.players());
    for (const Seat seat : table_.everyone()) key[seat] = evil[seat] + 0.1 * below(rng_, 1000) / 1000.0;
    while (team.size() < size) {
      const SeatSet rest = table_.everyone() - team;
      Seat best = rest.first();
      for (const Seat seat : rest)
        if (key[seat] < key[best]) best = seat;
      team.insert(best);
    }
    return team;
  }

  /// Itself, as many fellows as it takes to fail, and those that look harmless: to leave its fellows out would
  /// give them away.
  SeatSet evil_team(const ProposeTeam& wish) {
    const int quest = wish.quest ? int{*wish.quest} : int{table_.round};
    SeatSet team = SeatSet::of(view_.seat);
    const int wanted = std::min(fails_needed(table_.players(), quest), wish.team.size());
    for (const Seat seat : friends())
      if (team.size() < wanted) team.insert(seat);
    return filled(team, wish.team.size(), open_reading());
  }

  const View& view_;
  const Table& table_;
  Rng& rng_;
};

}  // namespace

Action herald_choice(const View& view, Rng& rng, const Budget&) { return Herald(view, rng).choose(); }

}  // namespace roundtable::avalon
