#pragma once

#include "bots/bot.h"
#include "games/grail/rules/game.h"

namespace roundtable {

template <>
std::span<const Bot<grail::Grail>> bots<grail::Grail>();

}  // namespace roundtable
