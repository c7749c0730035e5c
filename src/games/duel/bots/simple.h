// Plays the duel by rules of thumb: strips and takes what is cheap, keeps answers in hand, pays with what it needs
// least.
#pragma once

#include "bots/bot.h"
#include "games/duel/rules/game.h"

namespace roundtable::duel {

Action simple_choice(const View& view, Rng& rng, const Budget& budget);

}  // namespace roundtable::duel
