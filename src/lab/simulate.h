// Many games between bots, on several threads, with the same result for the same seed however many there are.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "engine/game.h"

namespace roundtable {

struct Outcome {
  std::string_view winner, reason;
  auto operator<=>(const Outcome&) const = default;
};

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t actions = 0;
  std::uint64_t unfinished = 0;  // left after too many actions: some games can go on for ever
  std::map<Outcome, std::uint64_t> outcomes;

  void add(const Tally& other) {
    games += other.games;
    actions += other.actions;
    unfinished += other.unfinished;
    for (const auto& [outcome, count] : other.outcomes) outcomes[outcome] += count;
  }
};

struct SimulationPlan {
  std::uint64_t games = 1;
  int threads = 1;
  std::uint64_t seed = 0;
  std::function<void(std::uint64_t done)> progress;  // called now and then from the calling thread
  Budget budget{};  // of each decision; the same result for the same seed where it counts nodes
};

namespace simulation {

inline constexpr int longest_game = 20'000;

template <Game G>
void play_one(const typename G::Setup& setup, const std::vector<const Bot<G>*>& seats, Rng rng, const Budget& budget,
              Tally& tally) {
  auto state = G::prepare(setup);
  carry_out<G>(G::deal(setup, {}, rng), state, unrecorded);
  for (int actions = 0; !G::is_over(state.table) && actions < longest_game; ++actions) {
    const Seat seat = G::waiting(state.table).first();
    const auto* bot = seats[static_cast<std::size_t>(seat.index())];
    play<G>(state, seat, bot->choose(G::observe(state, seat), rng, budget), unrecorded);
    ++tally.actions;
  }
  ++tally.games;
  if (!G::is_over(state.table))
    ++tally.unfinished;
  else
    ++tally.outcomes[Outcome{G::winner_name(state.table), G::reason_name(state.table)}];
}

}  // namespace simulation

template <Game G>
Tally simulate(const typename G::Setup& setup, const std::vector<const Bot<G>*>& seats, const SimulationPlan& plan) {
  constexpr std::uint64_t block = 256;
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::vector<Tally> tallies(static_cast<std::size_t>(plan.threads));
  const auto work = [&](Tally& tally) {
    for (std::uint64_t from = next.fetch_add(block); from < plan.games; from = next.fetch_add(block)) {
      const std::uint64_t to = std::min(from + block, plan.games);
      for (std::uint64_t game = from; game < to; ++game)
        simulation::play_one<G>(setup, seats, Rng::stream(plan.seed, game), plan.budget, tally);
      done += to - from;
    }
  };
  Tally total;
  {
    std::vector<std::jthread> threads;
    for (auto& tally : tallies) threads.emplace_back([&work, &tally] { work(tally); });
    while (plan.progress && done < plan.games) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      plan.progress(done);
    }
  }
  for (const Tally& tally : tallies) total.add(tally);
  return total;
}

}  // namespace roundtable
