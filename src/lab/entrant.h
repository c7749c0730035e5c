// Who takes part in an arena: one of our bots, or a program of somebody else.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "bots/bot.h"

namespace roundtable::lab {

/// Decides for one seat, game after game. No value: no legal answer; the game is forfeited.
template <Game G>
using Chooser = std::function<std::optional<typename G::Action>(const typename G::View&, Rng&, const Budget&)>;

template <Game G>
struct Entrant {
  std::string name;
  std::function<Chooser<G>()> sit_down;  // called once for each seat on each thread
};

template <Game G>
Entrant<G> entrant(const Bot<G>& bot) {
  return {std::string(bot.name), [choose = bot.choose] { return Chooser<G>(choose); }};
}

}  // namespace roundtable::lab
