#include "games/avalon/bots/bots.h"

#include <array>

#include "engine/random_play.h"
#include "games/avalon/bots/herald.h"
#include "games/avalon/bots/logic.h"
#include "games/avalon/bots/simple.h"
#include "games/avalon/bots/squire.h"
#include "games/avalon/bots/thinker.h"

namespace roundtable {

using namespace avalon;

namespace {

Action random_choice(const View& view, Rng& rng, const Budget&) { return random_action<Avalon>(view, rng); }

constexpr std::array<Bot<Avalon>, 7> avalon_bots{{
    {"random", random_choice},
    {"logic", logic_choice, true},
    {"simple", simple_choice},
    {"herald", herald_choice, true},
    {"squire", squire_choice},
    {"knight", knight_choice},
    {"grandmaster", grandmaster_choice},
}};

}  // namespace

template <>
std::span<const Bot<Avalon>> bots<Avalon>() {
  return avalon_bots;
}

}  // namespace roundtable
