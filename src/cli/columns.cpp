#include "cli/columns.h"

#include <algorithm>

namespace roundtable {

std::size_t letters_in(std::string_view text) {
  std::size_t letters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') i = std::min(text.find('m', i), text.size() - 1);
    else if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) ++letters;
  }
  return letters;
}

std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, letters_in(text)), ' ');
}

}  // namespace roundtable
