#include "games/grail/rules/items.h"

namespace roundtable::grail {
namespace {

std::uint16_t without_bit(unsigned bits, std::size_t place) {
  const unsigned low = bits & ((1U << place) - 1U);
  return static_cast<std::uint16_t>(low | (bits >> (place + 1) << place));
}

}  // namespace

std::optional<std::size_t> find_item(const Table& table, const Member& member, unsigned keywords) {
  for (std::size_t i = 0; i < member.items.size(); ++i) {
    const auto keyword = static_cast<unsigned>(table.pack->items[member.items[i]].keyword);
    if (uses_item(member, i) && (keywords >> keyword & 1U) != 0) return i;
  }
  return std::nullopt;
}

void remove_item(Member& member, std::size_t place) {
  member.items.erase_at(place);
  member.aside = without_bit(member.aside, place);
  member.used = without_bit(member.used, place);
}

}  // namespace roundtable::grail
