// A player: given what its seat may know, it returns an action. It can never reach the real state.
#pragma once

#include <chrono>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/rng.h"

namespace roundtable {

struct Budget {
  std::chrono::milliseconds time{100};
  std::uint64_t nodes = 0;  // where set it counts instead of the time, so that the answer is the same everywhere
};

template <Game G>
struct Bot {
  std::string_view name;
  typename G::Action (*choose)(const typename G::View& view, Rng& rng, const Budget& budget);
  bool for_the_lab = false;  // only for measuring; not offered to people
  /// Why it advises an action of its own, as keys of words; not every bot can say.
  std::vector<std::string_view> (*why)(const typename G::View& view, const typename G::Action& action,
                                       Rng& rng) = nullptr;
};

/// The bots of a game; each game specialises it.
template <Game G>
std::span<const Bot<G>> bots();

/// By its name, or by the game's and its own, such as "game:simple".
template <Game G>
const Bot<G>* find_bot(std::string_view name) {
  if (name.starts_with(G::id) && name.substr(G::id.size()).starts_with(':')) name.remove_prefix(G::id.size() + 1);
  for (const auto& bot : bots<G>())
    if (bot.name == name) return &bot;
  return nullptr;
}

}  // namespace roundtable
