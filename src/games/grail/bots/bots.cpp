#include "games/grail/bots/bots.h"

#include <array>

#include "engine/random_play.h"
#include "games/grail/bots/reasons.h"
#include "games/grail/bots/search.h"

namespace roundtable {

using namespace grail;

namespace {

Action random_choice(const View& view, Rng& rng, const Budget&) { return random_action<Grail>(view, rng); }

constexpr std::array<Bot<Grail>, 2> grail_bots{
    {{"random", random_choice}, {"search", search_choice, false, reasons_for}}};

}  // namespace

template <>
std::span<const Bot<Grail>> bots<Grail>() {
  return grail_bots;
}

}  // namespace roundtable
