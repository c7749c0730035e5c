#include "games/duel/bots/bots.h"

#include <array>

#include "engine/random_play.h"
#include "games/duel/bots/search.h"
#include "games/duel/bots/simple.h"

namespace roundtable {

using namespace duel;

namespace {

Action random_choice(const View& view, Rng& rng, const Budget&) { return random_action<Duel>(view, rng); }

constexpr std::array<Bot<Duel>, 5> duel_bots{{
    {"random", random_choice},
    {"simple", simple_choice},
    {"squire", squire_choice},
    {"knight", knight_choice},
    {"search", search_choice},
}};

}  // namespace

template <>
std::span<const Bot<Duel>> bots<Duel>() {
  return duel_bots;
}

}  // namespace roundtable
