#include "games/avalon/bots/model_likelihood.h"

#include <algorithm>
#include <cmath>

#include "games/avalon/bots/heuristic.h"
#include "games/avalon/rules/combinations.h"

namespace roundtable::avalon {
namespace {

constexpr double slip = 0.04;  // nobody is taken at his model's word

double softened(double chance) { return slip + (1 - 2 * slip) * chance; }
bool is_evil(PlayerType type) { return type == PlayerType::Evil || type == PlayerType::LoneEvil; }

/// The evil teams a player of kind Logic guesses from, as far as one proposal goes.
struct Guesses {
  int all = 0;
  int clean = 0;      // with nobody on the team
  int clean_led = 0;  // nor the leader among them
};

/// The game before a moment, by results alone.
struct Standpoint {
  explicit Standpoint(int players) : heuristic(players) {
    const int evil = sizes_for(players).evil;
    for (int i = 0; i < combinations(players, evil); ++i) camps.push_back(unrank_combination(players, evil, i));
    std::sort(camps.begin(), camps.end(), by_bits);
  }
  int quest() const { return std::min(successes + failures + 1, quest_count); }
  bool is_decisive() const { return successes == 2 || failures == 2; }
  bool allows(SeatSet camp) const { return std::binary_search(camps.begin(), camps.end(), camp, by_bits); }
  static bool by_bits(SeatSet a, SeatSet b) { return a.bits() < b.bits(); }

  int rejections = 0;
  int successes = 0;
  int failures = 0;
  std::vector<SeatSet> camps;  // that the results allow
  HeuristicSuspicion heuristic;
};

void pass(Standpoint& now, const Moment& moment, int players) {
  now.rejections = moment.fails ? 0 : now.rejections + 1;
  if (!moment.fails) return;
  const int fails = *moment.fails;
  ++(quest_result(fails, players, now.quest()) == Card::Fail ? now.failures : now.successes);
  now.heuristic.add({moment.team, fails, moment.approving, moment.leader});
  if (moment.struck) return;
  std::vector<SeatSet> fitting;
  for (const SeatSet camp : now.camps)
    if ((camp & moment.team).size() >= fails) fitting.push_back(camp);
  if (!fitting.empty()) now.camps = std::move(fitting);
}

/// One proposal as it looks to those who vote on it.
class Scene {
 public:
  Scene(const Moment& moment, const Standpoint& before, int players)
      : moment_(moment), before_(before), players_(players) {
    for (const Seat seat : SeatSet::all(players))
      unknowing_[seat] = guesses_if([&](SeatSet camp) { return !camp.contains(seat); });
  }

  double chance(PlayerModel kind, const Viewpoint& view) const {
    double chance = 1;
    if (moment_.leader == view.seat) chance *= proposes(kind, view);
    if (!moment_.voted) return chance;
    const double approves = approval(kind, view);
    return chance * (moment_.approving.contains(view.seat) ? approves : 1 - approves);
  }

 private:
  Guesses guesses_if(auto fits) const {
    Guesses guesses;
    for (const SeatSet camp : before_.camps)
      if (fits(camp)) add(guesses, camp);
    return guesses;
  }

  void add(Guesses& guesses, SeatSet camp) const {
    const bool clean = (camp & moment_.team).empty();
    ++guesses.all;
    guesses.clean += clean ? 1 : 0;
    guesses.clean_led += clean && !camp.contains(moment_.leader) ? 1 : 0;
  }

  Guesses guesses(const Viewpoint& view) const {
    const PlayerType type = view.type[moment_.changed];
    const SeatSet seen = view.seen[moment_.changed];
    if (is_evil(type)) {
      Guesses known;
      add(known, seen | SeatSet::of(view.seat));
      return known;
    }
    if (type != PlayerType::Merlin) return unknowing_[view.seat];
    if (seen.size() == sizes_for(players_).evil) {
      Guesses known;
      if (before_.allows(seen)) add(known, seen);
      return known;
    }
    return guesses_if([&](SeatSet camp) { return !camp.contains(view.seat) && camp.contains(seen); });
  }

  double approval(PlayerModel kind, const Viewpoint& view) const {
    if (kind == PlayerModel::Random) return 0.5;
    if (kind == PlayerModel::Heuristic) return softened(heuristic_approves(view) ? 1 : 0);
    return softened(kind == PlayerModel::People ? people_approve(view) : logic_approves(view));
  }

  int needed() const { return fails_needed(players_, before_.quest()); }

  /// The evil seats one knows of: Oberon and his like know nobody.
  SeatSet known(const Viewpoint& view) const {
    const PlayerType type = view.type[moment_.changed];
    return type == PlayerType::Evil || type == PlayerType::Merlin ? view.seen[moment_.changed] : SeatSet();
  }

  bool heuristic_approves(const Viewpoint& view) const {
    const bool last = before_.rejections == rejections_to_lose - 1;
    if (is_evil(view.type[moment_.changed])) {
      if (view.seat == moment_.leader) return true;
      return !last && ((known(view) | SeatSet::of(view.seat)) & moment_.team).size() >= needed();
    }
    if (last) return true;
    if (!(known(view) & moment_.team).empty()) return false;
    return view.seat == moment_.leader || before_.heuristic.likes(view.seat, known(view), moment_.team);
  }

  double heuristic_proposes(const Viewpoint& view) const {
    const Picks picks = before_.heuristic.picks(view.seat, known(view), moment_.size);
    if (!moment_.team.contains(picks.sure) || !(picks.sure | picks.tied).contains(moment_.team)) return 0;
    return 1.0 / combinations(picks.tied.size(), picks.wanted);
  }

  double logic_approves(const Viewpoint& view) const {
    if (before_.rejections == rejections_to_lose - 1) return 1;
    const Guesses guessed = guesses(view);
    const double share = guessed.all == 0 ? 0.5 : double{1} * guessed.clean_led / guessed.all;
    return is_evil(view.type[moment_.changed]) ? 1 - share : share;
  }

  /// How people vote, roughly: only to tell whether those at the table play like people at all.
  double people_approve(const Viewpoint& view) const {
    if (view.seat == moment_.leader) return 0.95;
    const PlayerType type = view.type[moment_.changed];
    const int seen = (moment_.team & view.seen[moment_.changed]).size();
    const bool inside = moment_.team.contains(view.seat);
    const bool last = before_.rejections == rejections_to_lose - 1;
    if (is_evil(type)) return last ? 0.3 : seen + (inside ? 1 : 0) > 0 ? 0.7 : 0.4;
    if (last) return 0.95;
    if (type == PlayerType::Merlin && seen > 0) return 0.25;
    const double worst = 0.8 * double{moment_.worst[static_cast<std::size_t>(view.seat.index())]};
    return std::clamp(0.9 - worst - (inside ? 0.0 : 0.2), 0.08, 0.9);
  }

  /// How likely a leader of this kind proposes this team.
  double proposes(PlayerModel kind, const Viewpoint& view) const {
    const double any = combinations(players_, moment_.size);
    if (kind == PlayerModel::People) {
      if (!moment_.team.contains(moment_.leader)) return 0.1 / combinations(players_ - 1, moment_.size);
      return 0.9 / combinations(players_ - 1, moment_.size - 1);
    }
    if (kind == PlayerModel::Heuristic) return (1 - slip) * heuristic_proposes(view) + slip / any;
    if (kind == PlayerModel::Random || is_evil(view.type[moment_.changed])) return 1 / any;
    const Guesses guessed = guesses(view);
    const int clean_teams = std::max(1, combinations(players_ - sizes_for(players_).evil, moment_.size));
    const double chance = guessed.all == 0 ? 1 / any : double{1} * guessed.clean / (guessed.all * clean_teams);
    return (1 - slip) * chance + slip / any;
  }

  const Moment& moment_;
  const Standpoint& before_;
  int players_;
  PerSeat<Guesses> unknowing_{players_};  // of those who were shown nothing
};

/// The chance of so many fails from so many evil seats.
double chance_of_fails(PlayerModel kind, int evil, const Moment& moment, const Standpoint& before, int players) {
  const int fails = *moment.fails;
  if (fails > evil) return 0;
  double each = kind == PlayerModel::Random ? 0.5 : 0.6;
  int surely = kind == PlayerModel::Logic ? evil : -1;
  if (kind == PlayerModel::Heuristic) {
    const bool small_first = before.quest() == 1 && moment.size == 2;
    const HeuristicCard card =
        heuristic_card(evil, fails_needed(players, before.quest()), before.is_decisive(), small_first);
    surely = card == HeuristicCard::Either ? -1 : card == HeuristicCard::Fail ? evil : 0;
    each = 0.5;
  }
  if (surely >= 0) return fails == surely ? 1 - slip : slip;
  return combinations(evil, fails) * std::pow(each, fails) * std::pow(1 - each, evil - fails);
}

/// What the cards of one quest speak for a camp.
double log_of_fails(PlayerModel kind, const EvilSeats& evil, const Moment& moment, const Standpoint& before,
                    int players) {
  if (!moment.fails || moment.struck) return 0;
  const int gone = (evil[moment.changed_on_quest] & moment.team).size();
  return std::log(std::max(1e-9, chance_of_fails(kind, gone, moment, before, players)));
}

}  // namespace

void extend_likelihood(std::size_t end, PlayerModel kind, const DealSpace& space, const std::vector<Moment>& moments,
                       ModelLikelihood& likelihoods) {
  likelihoods.chances.resize(space.viewpoints.size(), 1);
  likelihoods.camps.resize(space.camps.size());
  Standpoint now(space.players);
  for (std::size_t i = 0; i < end; ++i) {
    const Moment& moment = moments[i];
    if (i >= likelihoods.moments) {
      const Scene scene(moment, now, space.players);
      // Some fifty factors above a thousandth: far from the smallest number there is.
      for (std::size_t view = 0; view < space.viewpoints.size(); ++view)
        likelihoods.chances[view] *= scene.chance(kind, space.viewpoints[view]);
      for (std::size_t camp = 0; camp < space.camps.size(); ++camp)
        likelihoods.camps[camp] += log_of_fails(kind, space.camps[camp], moment, now, space.players);
    }
    pass(now, moment, space.players);
  }
  likelihoods.moments = end;
}

}  // namespace roundtable::avalon
