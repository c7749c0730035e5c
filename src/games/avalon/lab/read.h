// How well the models read recorded games: how often Merlin is named, and how well evil is told from good.
#pragma once

#include <functional>

#include "games/avalon/bots/reading.h"
#include "games/avalon/lab/human_games.h"

namespace roundtable::lab {

inline constexpr int observed_quests = 4;

struct ObserverScore {
  double auc = 0;         // of evil seats against good ones, over all seats of all games
  double exact_team = 0;  // how often the likeliest evil team is the true one
  double seat_nats = 0;   // mean surprise at a seat's side, in nats
};

struct AssassinScore {
  std::uint64_t tries = 0;
  double hit = 0;
  double human_hit = 0;
  double random_hit = 0;
};

struct ReadScore {
  std::size_t games = 0;
  AssassinScore assassin;
  std::array<ObserverScore, observed_quests> observer;
};

/// The table as it lay when the quest with this count was finished; nothing if the game ended before.
std::optional<avalon::Table> after_quests(const avalon::Table& table, int quests);

/// Whether the evil team of this game, which does not know its Oberon, may think of this deal.
bool evil_may_think_of(const HumanGame& game, const avalon::DealSpace& space, std::size_t deal);
/// The evil seats that know each other.
SeatSet known_to_evil(const HumanGame& game);

ReadScore read_games(const std::vector<HumanGame>& games, const avalon::FittedWeights& weights, int threads,
                     const std::function<void(std::size_t)>& progress = {});

/// The part of the recorded games that no fit looks at.
bool is_unseen(const HumanGame& game);

}  // namespace roundtable::lab
