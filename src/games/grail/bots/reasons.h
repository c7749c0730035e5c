// Why an action is advised, as keys of words.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rng.h"
#include "games/grail/rules/game.h"

namespace roundtable::grail {

/// What it brings by itself in worlds that fit what is known, the weightiest first, two at most; nothing where it goes
/// by a rule of thumb.
std::vector<std::string_view> reasons_for(const View& view, const Action& action, Rng& rng);

}  // namespace roundtable::grail
