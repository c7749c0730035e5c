// Words and numbers of the example game: docs/adding-a-game.md says its rules.
#pragma once

#include <cstdint>

#include "engine/names.h"
#include "engine/small_list.h"

namespace roundtable::example {

inline constexpr int min_players = 2;
inline constexpr int max_players = 4;
inline constexpr int hand_size = 3;  // and as many rounds
inline constexpr int highest_card = 12;
static_assert(max_players * hand_size <= highest_card);  // rule E1.1: every card is there once

using Card = std::uint8_t;  // from 1
using Hand = SmallList<Card, hand_size>;

enum class Reason : std::uint8_t { MostRounds, LastRound };
enum class Refusal : std::uint8_t { NotAsked, NotInHand };

constexpr std::array<std::string_view, 2> names_of(Reason) { return {"most_rounds", "last_round"}; }
constexpr std::array<std::string_view, 2> names_of(Refusal) { return {"not_asked", "not_in_hand"}; }

}  // namespace roundtable::example
