#pragma once

#include "bots/bot.h"
#include "games/duel/rules/game.h"

namespace roundtable {

template <>
std::span<const Bot<duel::Duel>> bots<duel::Duel>();

}  // namespace roundtable
