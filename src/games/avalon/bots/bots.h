#pragma once

#include "bots/bot.h"
#include "games/avalon/rules/game.h"

namespace roundtable {

template <>
std::span<const Bot<avalon::Avalon>> bots<avalon::Avalon>();

}  // namespace roundtable
