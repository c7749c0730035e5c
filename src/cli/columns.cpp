#include "cli/columns.h"

#include <algorithm>

namespace roundtable {

std::size_t letters_in(std::string_view text) {
  std::size_t letters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b')
      i = std::min(text.find('m', i), text.size() - 1);
    else if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U)
      ++letters;
  }
  return letters;
}

std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, letters_in(text)), ' ');
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string all;
  std::string line;
  bool empty = true;  // the line has no word yet
  while (!text.empty()) {
    const auto end = std::min(text.find(' ', text.find_first_not_of(' ')), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(end);
    if (!empty && letters_in(line) + letters_in(word) > width) {
      all += line + "\n";
      line = std::string(indent, ' ') + std::string(word.substr(std::min(word.find_first_not_of(' '), word.size())));
    } else {
      line += word;
    }
    empty = false;
  }
  return all + line;
}

}  // namespace roundtable
