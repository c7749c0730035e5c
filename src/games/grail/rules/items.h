// Items and cards share one numbering where their abilities act in one list: cards first.
#pragma once

#include "games/grail/rules/table.h"

namespace roundtable::grail {

inline constexpr std::uint8_t first_item = 128;
static_assert(max_row < first_item);

/// The first used item with one of these keywords (a set of bits), or nothing.
std::optional<std::size_t> find_item(const Table& table, const Member& member, unsigned keywords);
void remove_item(Member& member, std::size_t place);

}  // namespace roundtable::grail
