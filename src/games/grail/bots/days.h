// Plain sense over the days: follow the story, keep a menhir burning, eat, learn.
#pragma once

#include "engine/rng.h"
#include "games/grail/rules/view.h"

namespace roundtable::grail {

Action day_choice(const View& view, Rng& rng);

}  // namespace roundtable::grail
