#include "text/utf8.h"

namespace roundtable {
namespace {

std::size_t length_by_lead(unsigned char lead) {
  return lead < 0x80 ? 1 : lead >> 5 == 0b110 ? 2 : lead >> 4 == 0b1110 ? 3 : lead >> 3 == 0b11110 ? 4 : 0;
}

bool is_character(char32_t point, std::size_t length) {
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = point >= 0xD800 && point < 0xE000;
  return point >= least[length] && point <= 0x10FFFF && !is_surrogate;
}

}  // namespace

Utf8Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const auto length = length_by_lead(lead);
  if (length == 1) return {lead, 1};
  if (length == 0 || length > text.size()) return {};
  char32_t point = lead & (0x7FU >> length);
  for (const char c : text.substr(1, length - 1)) {
    const auto next = static_cast<unsigned char>(c);
    if (next >> 6 != 0b10) return {};
    point = point << 6 | (next & 0x3FU);
  }
  return is_character(point, length) ? Utf8Character{point, length} : Utf8Character{};
}

void append_utf8(char32_t point, std::string& out) {
  const auto tail = [&](int shift) { out.push_back(static_cast<char>(0x80 | (point >> shift & 0x3F))); };
  if (point < 0x80) return out.push_back(static_cast<char>(point));
  if (point < 0x800) {
    out.push_back(static_cast<char>(0xC0 | point >> 6));
  } else if (point < 0x10000) {
    out.push_back(static_cast<char>(0xE0 | point >> 12));
    tail(6);
  } else {
    out.push_back(static_cast<char>(0xF0 | point >> 18));
    tail(12);
    tail(6);
  }
  tail(0);
}

}  // namespace roundtable
