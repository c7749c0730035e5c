#include "games/grail/rules/sequence.h"

#include <algorithm>

namespace roundtable::grail {
namespace {

/// Rules G2.2 to G2.4.
bool joins(const Table& table, const Member& active, const RightHalf& right, const LeftHalf& left, bool paid) {
  if (right.key == Key::Blank) return false;
  if (right.key == Key::Free) return true;
  if (right.key == Key::Magic) return paid && !left.empty();
  return attribute_of(table, active, static_cast<Attribute>(right.key)) >= right.level;
}

std::size_t rows_that_meet(const RightEdge& right, const LeftEdge& left) { return std::min(right.size(), left.size()); }

/// Rule G2.8: a bonus beside `cancel` does nothing, nor does `cancel` itself.
bool is_cancelled(const LeftHalf& half, std::size_t symbol) {
  return half[symbol] == Bonus::Cancel || (symbol > 0 && half[symbol - 1] == Bonus::Cancel);
}

}  // namespace

const RightEdge& open_edge(const Table& table) {
  const auto& row = table.meeting.row;
  return row.empty() ? table.encounter().right : table.card(row.back().card).right;
}

std::uint8_t payable_rows(const Table& table, const Card& card) {
  const RightEdge& right = open_edge(table);
  unsigned rows = 0;
  for (std::size_t i = 0; i < rows_that_meet(right, card.left); ++i)
    if (right[i].key == Key::Magic && !card.left[i].empty()) rows |= 1U << i;
  return static_cast<std::uint8_t>(rows);
}

Joint join(const Table& table, const Member& active, const Card& card, std::uint8_t paid) {
  const RightEdge& right = open_edge(table);
  Joint joint;
  joint.fill(Key::Blank);
  for (std::size_t i = 0; i < rows_that_meet(right, card.left); ++i)
    if (joins(table, active, right[i], card.left[i], (paid >> i & 1U) != 0)) joint[i] = right[i].key;
  return joint;
}

bool joins_bolt(const Card& card, const Joint& joint) {
  for (std::size_t i = 0; i < card.left.size(); ++i)
    if (joint[i] != Key::Blank && card.left[i].contains(Bonus::Bolt)) return true;
  return false;
}

Gains gains_of(const Card& card, const RightEdge& edge, const Joint& joint) {
  Gains gains;
  for (std::size_t i = rows_that_meet(edge, card.left); i-- > 0;) {
    if (joint[i] == Key::Blank) continue;
    const LeftHalf& half = card.left[i];
    for (std::size_t symbol = 0; symbol < half.size(); ++symbol)
      if (half[symbol] != Bonus::Bolt && !is_cancelled(half, symbol) && edge[i].times > 0)
        gains.push_back({half[symbol], joint[i], edge[i].times});
  }
  return gains;
}

}  // namespace roundtable::grail
