// Bots against each other: each one as the odd seat among copies of every other. All line-ups play the same deals, and
// the odd seat goes round the table, so that each bot meets every character of every deal.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "engine/game.h"
#include "lab/arena_score.h"

namespace roundtable::lab {

/// How a finished game looks from one seat; each game that has an arena specialises it.
template <Game G>
Standing standing(const typename G::State& state, Seat seat);

struct ArenaPlan {
  std::uint64_t games = 1;  // of each line-up
  int threads = 1;
  std::uint64_t seed = 1;
  std::function<void(std::uint64_t done)> progress;  // called now and then from the calling thread
};

namespace arena {

inline constexpr int longest_game = 20'000;

/// One game of a line-up. What the deal is depends on the seed and the number alone, never on who plays.
template <Game G>
void play_one(const typename G::Setup& setup, const Bot<G>& odd, const Bot<G>& others, std::uint64_t seed,
              std::uint64_t number, Cell& cell) {
  auto state = G::prepare(setup);
  const auto seats = static_cast<std::uint64_t>(G::seats(state.table));
  Rng dealing = Rng::stream(seed, number / seats);
  carry_out<G>(G::deal(setup, {}, dealing), state, unrecorded);
  const Seat odd_seat(static_cast<int>(number % seats));
  Rng chance = Rng::stream(seed ^ 0x5eedU, number);
  for (int actions = 0; !G::is_over(state.table) && actions < longest_game; ++actions) {
    const Seat seat = G::waiting(state.table).first();
    const Bot<G>& bot = seat == odd_seat ? odd : others;
    const auto begin = std::chrono::steady_clock::now();
    const auto action = bot.choose(G::observe(state, seat), chance, Budget{});
    if (seat == odd_seat) cell.think(std::chrono::steady_clock::now() - begin);
    play<G>(state, seat, action, unrecorded);
  }
  cell.add(standing<G>(state, odd_seat));
}

}  // namespace arena

template <Game G>
Matrix play_arena(const typename G::Setup& setup, const std::vector<const Bot<G>*>& bots, const ArenaPlan& plan) {
  constexpr std::uint64_t block = 20;
  const std::uint64_t blocks = (plan.games + block - 1) / block;
  const std::uint64_t cells = bots.size() * bots.size();
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::vector<Matrix> matrices(static_cast<std::size_t>(plan.threads), Matrix(bots.size()));
  const auto work = [&](Matrix& matrix) {
    for (std::uint64_t task = next++; task < blocks * cells; task = next++) {
      const std::size_t odd = task % cells / bots.size();
      const std::size_t others = task % bots.size();
      const std::uint64_t from = task / cells * block;
      const std::uint64_t to = std::min(from + block, plan.games);
      for (std::uint64_t game = from; game < to; ++game)
        arena::play_one<G>(setup, *bots[odd], *bots[others], plan.seed, game, matrix.cell(odd, others));
      done += to - from;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (auto& matrix : matrices) threads.emplace_back([&work, &matrix] { work(matrix); });
    while (plan.progress && done < plan.games * cells) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      plan.progress(done);
    }
  }
  Matrix total(bots.size());
  for (const Matrix& matrix : matrices) total.add(matrix);
  return total;
}

}  // namespace roundtable::lab
