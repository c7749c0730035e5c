// A player much like people: reads the others, varies its choices at random, and hides what it is. Quick, and neither
// side is much stronger than the other, so that it can tell what characters and modules do to the balance.
#pragma once

#include "bots/bot.h"
#include "games/avalon/rules/game.h"

namespace roundtable::avalon {

Action herald_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::avalon
