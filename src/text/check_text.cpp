#include "text/check_text.h"

#include <algorithm>
#include <cstdio>

#include "text/utf8.h"

namespace roundtable {
namespace {

bool is_control(char32_t point) { return point < 0x20 && point != '\t' && point != '\n' && point != '\r'; }

/// Where the text stops being plain; its size where it never does.
std::size_t end_of_plain_text(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const auto [point, length] = first_character(text.substr(at));
    if (length == 0 || is_control(point)) return at;
    at += length;
  }
  return at;
}

std::string code_of(unsigned char control) {
  char code[8];
  std::snprintf(code, sizeof code, "U+%04X", control);
  return code;
}

}  // namespace

bool is_plain_text(std::string_view text) { return end_of_plain_text(text) == text.size(); }

std::optional<Message> check_text(std::string_view text, std::string_view file) {
  const auto end = end_of_plain_text(text);
  if (end == text.size()) return std::nullopt;
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
  const std::string where = std::string(file) + ":" + std::to_string(line);
  const auto bad = static_cast<unsigned char>(text[end]);
  if (bad >= 0x80) return Message("content.not_utf8", {{"where", where}});
  return Message("content.control_character", {{"where", where}, {"code", code_of(bad)}});
}

}  // namespace roundtable
