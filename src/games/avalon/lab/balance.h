// What characters and modules do to the balance: how often evil wins when all seats are held by one bot, beside what
// people did.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "games/avalon/lab/human_games.h"
#include "games/avalon/rules/game.h"

namespace roundtable::lab {

struct Share {
  std::uint64_t games = 0;
  std::uint64_t evil = 0;  // of them won by evil
};

struct BalanceRow {
  avalon::Setup setup;
  Share bots;
  Share people;
};

/// Every set of characters that a table may sensibly choose: Morgana comes with Percival, all evil ones with Merlin.
/// The Lady goes with three of them, every other module with the most usual one.
std::vector<avalon::Setup> sensible_setups(int players);

struct BalancePlan {
  std::uint64_t games = 1'000;  // of each set
  int threads = 1;
  std::uint64_t seed = 1;
  std::function<void(std::size_t done)> progress{};  // sets
};

std::vector<BalanceRow> balance(std::span<const avalon::Setup> setups, const Bot<avalon::Avalon>& bot,
                                std::span<const HumanGame> people, const BalancePlan& plan);

/// Whether evil won this recorded game.
bool evil_won(const HumanGame& game);

}  // namespace roundtable::lab
