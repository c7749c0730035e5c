// Bots against each other: each one as the odd seat among copies of every other. All line-ups play the same deals, and
// the odd seat goes round the table, so that each bot meets every character of every deal.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>
#include <vector>

#include "engine/game.h"
#include "lab/arena_score.h"
#include "lab/entrant.h"

namespace roundtable::lab {

/// The result for `seat`; `forfeited`: `by` gave the game away. Each game that has an arena specialises both.
template <Game G>
Standing standing(const typename G::State& state, Seat seat);
template <Game G>
Standing forfeited(const typename G::State& state, Seat seat, Seat by);

struct ArenaPlan {
  std::uint64_t games = 1;  // of each line-up
  int threads = 1;
  std::uint64_t seed = 1;
  std::function<void(std::uint64_t done)> progress{};  // called now and then from the calling thread
  Budget budget{};                                     // of each decision
  // Of several machines that share the games: this one plays every `shares`-th block, from `share` on.
  std::uint64_t share = 0;
  std::uint64_t shares = 1;
};

namespace arena {

inline constexpr int longest_game = 20'000;
inline constexpr std::uint64_t block = 20;

/// One entrant's choosers on one thread, made when a seat is first needed.
template <Game G>
class Players {
 public:
  explicit Players(const Entrant<G>& entrant) : entrant_(&entrant) {}
  const Chooser<G>& at(Seat seat) {
    auto& chooser = choosers_[seat];
    if (!chooser) chooser = entrant_->sit_down();
    return chooser;
  }

 private:
  const Entrant<G>* entrant_;
  PerSeat<Chooser<G>> choosers_{max_seats};
};

/// One game of a line-up. What the deal is depends on the seed and the number alone, never on who plays.
template <Game G>
Standing play_one(const typename G::Setup& setup, Players<G>& odd, Players<G>& others, const ArenaPlan& plan,
                  std::uint64_t number, Cell& cell) {
  auto state = G::prepare(setup);
  const auto seats = static_cast<std::uint64_t>(G::seats(state.table));
  Rng dealing = Rng::stream(plan.seed, number / seats);
  carry_out<G>(G::deal(setup, {}, dealing), state, unrecorded);
  const Seat odd_seat(static_cast<int>(number % seats));
  Rng chance = Rng::stream(plan.seed ^ 0x5eedU, number);
  for (int actions = 0; !G::is_over(state.table) && actions < longest_game; ++actions) {
    const Seat seat = G::waiting(state.table).first();
    const auto begin = std::chrono::steady_clock::now();
    const auto action = (seat == odd_seat ? odd : others).at(seat)(G::observe(state, seat), chance, plan.budget);
    if (seat == odd_seat) cell.think(std::chrono::steady_clock::now() - begin);
    if (!action || play<G>(state, seat, *action, unrecorded)) return forfeited<G>(state, odd_seat, seat);
  }
  return standing<G>(state, odd_seat);
}

}  // namespace arena

template <Game G>
Matrix play_arena(const typename G::Setup& setup, const std::vector<Entrant<G>>& entrants, const ArenaPlan& plan) {
  const std::uint64_t blocks = (plan.games + arena::block - 1) / arena::block;
  const std::uint64_t bots = entrants.size();
  const std::uint64_t tasks = blocks * bots * bots;
  const std::uint64_t own_tasks = tasks > plan.share ? (tasks - plan.share - 1) / plan.shares + 1 : 0;
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::vector<Matrix> matrices(static_cast<std::size_t>(plan.threads), Matrix(bots));
  const auto work = [&](Matrix& matrix) {
    std::vector<arena::Players<G>> players(entrants.begin(), entrants.end());
    std::vector<arena::Players<G>> odd_ones = players;
    for (std::uint64_t own = next++; own < own_tasks; own = next++) {
      const std::uint64_t task = plan.share + own * plan.shares;
      const std::size_t odd = task % (bots * bots) / bots;
      const std::size_t others = task % bots;
      const std::uint64_t from = task / (bots * bots) * arena::block;
      const std::uint64_t to = std::min(from + arena::block, plan.games);
      Cell& cell = matrix.cell(odd, others);
      for (std::uint64_t game = from; game < to; ++game)
        cell.add(arena::play_one<G>(setup, odd_ones[odd], players[others], plan, game, cell));
      ++done;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (auto& matrix : matrices) threads.emplace_back([&work, &matrix] { work(matrix); });
    while (plan.progress && done < own_tasks) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      plan.progress(done * arena::block * plan.shares);
    }
  }
  Matrix total(bots);
  for (const Matrix& matrix : matrices) total.add(matrix);
  return total;
}

}  // namespace roundtable::lab
