#include "games/avalon/lab/read.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace roundtable::lab {

using namespace avalon;

namespace {

/// One seat of one game as an observer sees it.
struct Sight {
  float suspicion;
  bool evil;
};

struct Looked {
  std::vector<Sight> seats;
  bool exact = false;
};

struct GameScore {
  std::array<std::optional<Looked>, observed_quests> observed;
  std::optional<Seat> named;
};

Looked observe(const HumanGame& game, const DealSpace& space, const Table& table, const Weights& weights) {
  auto shares = log_likelihoods(space, Reading(weights, moments_of(table), space.players));
  normalise(shares);
  std::vector<double> camps(space.camps.size());
  for (std::size_t deal = 0; deal < space.size(); ++deal) camps[space.camp[deal]] += shares[deal];
  PerSeat<double> suspicion(space.players);
  for (std::size_t camp = 0; camp < camps.size(); ++camp)
    for (const Seat seat : space.camps[camp][0]) suspicion[seat] += camps[camp];
  Looked looked;
  const SeatSet evil = game.evil();
  const auto best = static_cast<std::size_t>(std::max_element(camps.begin(), camps.end()) - camps.begin());
  looked.exact = space.camps[best][0] == evil;
  for (const Seat seat : table.everyone())
    looked.seats.push_back({static_cast<float>(suspicion[seat]), evil.contains(seat)});
  return looked;
}

/// The seat most likely to be Merlin for a team that knows its own.
Seat name_merlin(const HumanGame& game, const DealSpace& space, const Weights& weights) {
  auto logs = log_likelihoods(space, Reading(weights, moments_of(game.table), space.players));
  for (std::size_t deal = 0; deal < space.size(); ++deal)
    if (!evil_may_think_of(game, space, deal)) logs[deal] = impossible;
  normalise(logs);
  PerSeat<double> merlin(space.players);
  for (std::size_t deal = 0; deal < space.size(); ++deal)
    for (const Seat seat : game.table.everyone())
      if (space.role(deal, seat) == Role::Merlin) merlin[seat] += logs[deal];
  const SeatSet targets = game.table.everyone() - known_to_evil(game);
  Seat best = targets.first();
  for (const Seat seat : targets)
    if (merlin[seat] > merlin[best]) best = seat;
  return best;
}

GameScore score(const HumanGame& game, const FittedWeights& weights) {
  const auto space = deals_of(game.roles, game.table.setup.lancelots);
  GameScore result;
  for (int quests = 1; quests <= observed_quests; ++quests)
    if (const auto table = after_quests(game.table, quests))
      result.observed[static_cast<std::size_t>(quests - 1)] = observe(game, *space, *table, weights.people);
  if (game.target && has_merlin(game.table.setup)) result.named = name_merlin(game, *space, weights.knife);
  return result;
}

/// The chance that a random evil seat looks more suspect than a random good one; ties count half.
double area_under_curve(std::vector<Sight> seats) {
  std::sort(seats.begin(), seats.end(), [](const Sight& a, const Sight& b) { return a.suspicion < b.suspicion; });
  double good_below = 0;
  double pairs = 0;
  double evil_seats = 0;
  for (std::size_t i = 0; i < seats.size();) {
    double good = 0;
    double evil = 0;
    std::size_t j = i;
    for (; j < seats.size() && seats[j].suspicion == seats[i].suspicion; ++j) (seats[j].evil ? evil : good) += 1;
    pairs += evil * (good_below + good / 2);
    good_below += good;
    evil_seats += evil;
    i = j;
  }
  return good_below > 0 && evil_seats > 0 ? pairs / (good_below * evil_seats) : 0.5;
}

ObserverScore sum_up(const std::vector<GameScore>& scores, std::size_t quest) {
  std::vector<Sight> seats;
  double exact = 0;
  double games = 0;
  for (const GameScore& score : scores) {
    if (!score.observed[quest]) continue;
    games += 1;
    exact += score.observed[quest]->exact ? 1 : 0;
    seats.insert(seats.end(), score.observed[quest]->seats.begin(), score.observed[quest]->seats.end());
  }
  double nats = 0;
  for (const Sight& seat : seats)
    nats -= std::log(std::max(1e-6, double{seat.evil ? seat.suspicion : 1 - seat.suspicion}));
  if (games == 0) return {};
  return {area_under_curve(seats), exact / games, nats / static_cast<double>(seats.size())};
}

AssassinScore sum_up_knives(const std::vector<HumanGame>& games, const std::vector<GameScore>& scores) {
  AssassinScore sum;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!scores[i].named) continue;
    ++sum.tries;
    sum.hit += games[i].role(*scores[i].named) == Role::Merlin ? 1 : 0;
    sum.human_hit += games[i].role(*games[i].target) == Role::Merlin ? 1 : 0;
    sum.random_hit += 1.0 / (games[i].table.everyone() - known_to_evil(games[i])).size();
  }
  if (sum.tries == 0) return sum;
  const auto tries = static_cast<double>(sum.tries);
  return {sum.tries, sum.hit / tries, sum.human_hit / tries, sum.random_hit / tries};
}

}  // namespace

std::optional<Table> after_quests(const Table& table, int quests) {
  Table then = table;
  then.history.clear();
  then.results = {};
  for (const Ballot& ballot : table.history) {
    then.history.push_back(ballot);
    if (!ballot.fails) continue;
    then.results[ballot.proposal.quest - 1U] = table.results[ballot.proposal.quest - 1U];
    if (--quests == 0) return then;
  }
  return std::nullopt;
}

SeatSet known_to_evil(const HumanGame& game) {
  SeatSet seats;
  for (const Seat seat : game.table.everyone()) seats.insert_if(shows_in(game.role(seat), Look::Evil), seat);
  return seats;
}

bool evil_may_think_of(const HumanGame& game, const DealSpace& space, std::size_t deal) {
  const SeatSet known = known_to_evil(game);
  return std::all_of(known.begin(), known.end(), [&](Seat seat) { return space.role(deal, seat) == game.role(seat); });
}

ReadScore read_games(const std::vector<HumanGame>& games, const FittedWeights& weights, int threads,
                     const std::function<void(std::size_t)>& progress) {
  std::vector<GameScore> scores(games.size());
  std::atomic<std::size_t> next = 0;
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i)
      workers.emplace_back([&] {
        for (std::size_t game = next++; game < games.size(); game = next++) scores[game] = score(games[game], weights);
      });
    while (progress && next < games.size()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      progress(std::min<std::size_t>(next, games.size()));
    }
  }
  ReadScore result;
  result.games = games.size();
  result.assassin = sum_up_knives(games, scores);
  for (std::size_t quest = 0; quest < observed_quests; ++quest) result.observer[quest] = sum_up(scores, quest);
  return result;
}

bool is_unseen(const HumanGame& game) {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const char letter : game.id) hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
  return (hash >> 8) % 5 == 0;
}

}  // namespace roundtable::lab
