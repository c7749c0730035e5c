#pragma once

#include "bots/bot.h"
#include "games/duel/game.h"

namespace roundtable {

template <>
std::span<const Bot<duel::Duel>> bots<duel::Duel>();

}  // namespace roundtable
