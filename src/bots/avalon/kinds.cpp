#include "bots/avalon/kinds.h"

#include <algorithm>
#include <cmath>

#include "bots/avalon/reading.h"
#include "games/avalon/combinations.h"

namespace roundtable::avalon {
namespace {

constexpr double slip = 0.04;  // nobody is taken at his model's word
constexpr std::array<double, kind_count> prior{0.3, 0.3, 0.4};

double softened(double chance) { return slip + (1 - 2 * slip) * chance; }

/// The course of the game as a kind of player sees it: which evil teams its results allow at each moment.
struct Track {
  std::vector<Moment> moments;
  std::vector<int> rejections;                // before each moment
  std::vector<std::vector<SeatSet>> allowed;  // camps that fit the results before each moment
};

Track track(const Table& table) {
  Track track;
  track.moments = moments_of(table);
  const int players = table.players();
  const int evil = sizes_for(players).evil;
  std::vector<SeatSet> camps;
  for (int i = 0; i < combinations(players, evil); ++i) camps.push_back(unrank_combination(players, evil, i));
  int rejections = 0;
  for (const Moment& moment : track.moments) {
    track.rejections.push_back(rejections);
    track.allowed.push_back(camps);
    rejections = moment.fails ? 0 : rejections + 1;
    if (!moment.fails || moment.struck) continue;
    std::vector<SeatSet> fitting;
    for (const SeatSet camp : camps)
      if ((camp & moment.team).size() >= *moment.fails) fitting.push_back(camp);
    if (!fitting.empty()) camps = fitting;
  }
  return track;
}

/// The evil teams this viewpoint may think of.
std::vector<SeatSet> camps_seen(const Viewpoint& view, std::size_t changed, const std::vector<SeatSet>& allowed) {
  std::vector<SeatSet> camps;
  const bool knows = view.mind[changed] == Mind::Merlin;
  for (const SeatSet camp : allowed)
    if (!camp.contains(view.seat) && (!knows || camp.contains(view.seen[changed]))) camps.push_back(camp);
  return camps;
}

bool is_evil(Mind mind) { return mind == Mind::Evil || mind == Mind::Lonely; }

/// How people vote, roughly: only to tell whether those at the table play like people at all.
double people_approve(const Viewpoint& view, const Moment& moment, int rejections, double worst) {
  if (view.seat == moment.leader) return 0.95;
  const Mind mind = view.mind[moment.changed];
  const int seen = (moment.team & view.seen[moment.changed]).size();
  const bool inside = moment.team.contains(view.seat);
  if (is_evil(mind)) return rejections == rejections_to_lose - 1 ? 0.3 : seen + (inside ? 1 : 0) > 0 ? 0.7 : 0.4;
  if (rejections == rejections_to_lose - 1) return 0.95;
  if (mind == Mind::Merlin && seen > 0) return 0.25;
  return std::clamp(0.9 - worst - (inside ? 0.0 : 0.2), 0.08, 0.9);
}

/// How likely a leader of this kind proposes this team.
double proposes(Kind kind, bool evil, const std::vector<SeatSet>& camps, const Moment& moment, int players) {
  const double any = combinations(players, moment.size);
  if (kind == Kind::Random || (kind == Kind::Logic && evil)) return 1 / any;
  if (kind == Kind::People) {
    if (!moment.team.contains(moment.leader)) return 0.1 / combinations(players - 1, moment.size);
    return 0.9 / combinations(players - 1, moment.size - 1);
  }
  double sum = 0;
  for (const SeatSet camp : camps) {
    const int clean_teams = combinations(players - camp.size(), moment.size);
    if ((camp & moment.team).empty()) sum += 1.0 / std::max(1, clean_teams);
  }
  const double chance = camps.empty() ? 1 / any : sum / static_cast<double>(camps.size());
  return (1 - slip) * chance + slip / any;
}

/// How likely a seat's proposals and votes are if it is of a kind and has this viewpoint.
class Conduct {
 public:
  Conduct(const Track& track, const View& viewer) : track_(track), viewer_(viewer) {}

  double logs(Kind kind, const Viewpoint& view) const {
    if (view.seat == viewer_.seat) return 0;  // one's own actions tell oneself nothing
    double sum = 0;
    for (std::size_t i = 0; i < track_.moments.size(); ++i) {
      const Moment& moment = track_.moments[i];
      if (moment.leader == view.seat)
        sum += std::log(proposes(kind, is_evil(view.mind[moment.changed]), camps(kind, view, i), moment, viewer_.table.players()));
      if (!moment.voted) continue;
      const double approves = approval(kind, view, i);
      sum += std::log(moment.approving.contains(view.seat) ? approves : 1 - approves);
    }
    return sum;
  }

 private:
  /// The evil teams a player of kind Logic guesses from.
  std::vector<SeatSet> camps(Kind kind, const Viewpoint& view, std::size_t i) const {
    if (kind != Kind::Logic) return {};
    const Moment& moment = track_.moments[i];
    if (is_evil(view.mind[moment.changed])) return {view.seen[moment.changed] | SeatSet::of(view.seat)};
    return camps_seen(view, moment.changed, track_.allowed[i]);
  }

  double approval(Kind kind, const Viewpoint& view, std::size_t i) const {
    const Moment& moment = track_.moments[i];
    if (kind == Kind::Random) return 0.5;
    if (kind == Kind::People) {
      const double worst = moment.worst[static_cast<std::size_t>(view.seat.index())];
      return softened(people_approve(view, moment, track_.rejections[i], 0.8 * worst));
    }
    const bool evil = is_evil(view.mind[moment.changed]);
    return softened(logic_approves(evil, camps(kind, view, i), moment, track_.rejections[i]));
  }

  const Track& track_;
  const View& viewer_;
};

double log_of_fails(Kind kind, const EvilSeats& evil, const Track& track) {
  double sum = 0;
  for (const Moment& moment : track.moments)
    if (moment.fails && !moment.struck)
      sum += std::log(std::max(1e-9, chance_of_fails(kind, (evil[moment.changed_on_quest] & moment.team).size(), *moment.fails)));
  return sum;
}

/// The logarithm for each possible deal if everybody else is of this kind.
std::vector<double> logs_of(Kind kind, const Track& track, const View& viewer, const Possible& possible) {
  const DealSpace& space = possible.space();
  const Conduct conduct(track, viewer);
  std::vector<double> views(space.viewpoints.size());
  std::vector<bool> known(space.viewpoints.size());
  std::vector<double> camps;
  for (const auto& camp : space.camps) camps.push_back(log_of_fails(kind, camp, track));
  std::vector<double> logs(space.size(), impossible);
  for (std::size_t deal = 0; deal < space.size(); ++deal) {
    if (!possible[deal]) continue;
    double sum = camps[space.camp[deal]];
    for (int seat = 0; seat < space.players; ++seat) {
      const auto view = space.view(deal, seat);
      if (!known[view]) views[view] = conduct.logs(kind, space.viewpoints[view]);
      known[view] = true;
      sum += views[view];
    }
    logs[deal] = sum;
  }
  return logs;
}

double log_sum(const std::vector<double>& logs) {
  const double most = *std::max_element(logs.begin(), logs.end());
  double sum = 0;
  for (const double log : logs) sum += std::exp(log - most);
  return most + std::log(sum);
}

}  // namespace

double logic_approves(bool evil, const std::vector<SeatSet>& camps, const Moment& moment, int rejections) {
  if (rejections == rejections_to_lose - 1) return 1;
  SeatSet judged = moment.team;
  judged.insert(moment.leader);
  double clean = 0;
  for (const SeatSet camp : camps) clean += (camp & judged).empty() ? 1 : 0;
  const double share = camps.empty() ? 0.5 : clean / static_cast<double>(camps.size());
  return evil ? 1 - share : share;
}

double chance_of_fails(Kind kind, int evil, int fails) {
  if (fails > evil) return 0;
  if (kind == Kind::Logic) return fails == evil ? 1 - slip : slip;
  const double each = kind == Kind::Random ? 0.5 : 0.6;
  return combinations(evil, fails) * std::pow(each, fails) * std::pow(1 - each, evil - fails);
}

Company read_company(const View& view, const Possible& possible) {
  const Track course = track(view.table);
  Company company;
  std::array<double, kind_count> evidence{};
  for (const Kind kind : {Kind::Random, Kind::Logic, Kind::People}) {
    const auto place = static_cast<std::size_t>(kind);
    const auto logs = logs_of(kind, course, view, possible);
    evidence[place] = std::log(prior[place]) + log_sum(logs);
    if (kind == Kind::People) continue;
    const std::vector<float> narrow(logs.begin(), logs.end());
    company.shares[place] = Belief(possible, narrow).shares();
  }
  const Reading reading(weights_for(view.table), course.moments, view.table.players());
  company.shares[static_cast<std::size_t>(Kind::People)] = Belief(possible, explain(possible.space(), reading)).shares();
  const double most = *std::max_element(evidence.begin(), evidence.end());
  double sum = 0;
  for (std::size_t i = 0; i < kind_count; ++i) sum += company.chance[i] = std::exp(evidence[i] - most);
  for (double& chance : company.chance) chance /= sum;
  return company;
}

}  // namespace roundtable::avalon
