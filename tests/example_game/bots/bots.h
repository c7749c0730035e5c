#pragma once

#include "bots/bot.h"
#include "tests/example_game/rules/game.h"

namespace roundtable {

template <>
std::span<const Bot<example::Example>> bots<example::Example>();

}  // namespace roundtable
