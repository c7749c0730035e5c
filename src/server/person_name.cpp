#include "server/person_name.h"

#include <algorithm>
#include <vector>

namespace roundtable {
namespace {

constexpr std::size_t longest_name = 24;

/// The code points of UTF-8 text, or nothing where it is broken, overlong or a surrogate.
std::optional<std::u32string> decode(std::string_view text) {
  std::u32string points;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const int length = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 0;
    if (length == 0 || i + static_cast<std::size_t>(length) > text.size()) return std::nullopt;
    char32_t point = length == 1 ? lead : lead & (0x7FU >> length);
    for (int k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]);
      if (next >> 6 != 2) return std::nullopt;
      point = point << 6 | (next & 0x3FU);
    }
    static constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (point < least[length] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return std::nullopt;
    points.push_back(point);
    i += static_cast<std::size_t>(length);
  }
  return points;
}

void encode(char32_t point, std::string& out) {
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

struct Span {
  char32_t first, last;
};

bool within(char32_t point, const auto& spans) {
  return std::any_of(std::begin(spans), std::end(spans),
                     [&](const Span& span) { return span.first <= point && point <= span.last; });
}

/// Control characters, marks of direction, invisible and private ones.
bool is_forbidden(char32_t point) {
  static constexpr Span spans[] = {{0, 0x1F},         {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},
                                   {0x61C, 0x61C},    {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
                                   {0x200B, 0x200F},  {0x2028, 0x202E},   {0x2060, 0x206F},   {0x3164, 0x3164},
                                   {0xFE00, 0xFE0F},  {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},
                                   {0xE000, 0xF8FF},  {0xE0000, 0x10FFFF}};
  return within(point, spans);
}

bool is_blank(char32_t point) {
  static constexpr Span spans[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680},
                                   {0x2000, 0x200A}, {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};
  return within(point, spans);
}

/// Combining marks: an accent more or less makes no other name.
bool is_mark(char32_t point) { return (point >= 0x300 && point <= 0x36F) || (point >= 0x1AB0 && point <= 0x1AFF); }

/// Latin letters with accents from U+00C0 on, each as the plain one; '.' where there is none.
constexpr std::string_view latin_1 = "aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y";
constexpr std::string_view latin_a =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkkklllllll"
    "lllnnnnnnnnnoooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

char32_t plain(char32_t point) {
  struct Alike {
    char32_t letter;
    char latin;
  };
  // Cyrillic and Greek letters of which the small or the capital one looks like a Latin letter (the two of a pair are
  // one, as everywhere); digits and signs that pass for letters.
  static constexpr Alike alike[] = {
      {U'а', 'a'}, {U'в', 'b'}, {U'е', 'e'}, {U'ё', 'e'}, {U'к', 'k'}, {U'м', 'm'}, {U'н', 'h'}, {U'о', 'o'}, {U'р', 'p'},
      {U'с', 'c'}, {U'т', 't'}, {U'у', 'y'}, {U'х', 'x'}, {U'і', 'i'}, {U'ї', 'i'}, {U'ј', 'j'}, {U'ѕ', 's'}, {U'α', 'a'},
      {U'β', 'b'}, {U'ε', 'e'}, {U'ζ', 'z'}, {U'η', 'h'}, {U'ι', 'i'}, {U'κ', 'k'}, {U'μ', 'm'}, {U'ν', 'n'}, {U'ο', 'o'},
      {U'ρ', 'p'}, {U'τ', 't'}, {U'υ', 'y'}, {U'χ', 'x'}, {U'0', 'o'}, {U'1', 'l'}, {U'|', 'l'}, {U'i', 'l'}};
  if (point == U'Й' || point == U'й') return U'и';  // as a letter with an accent
  if (point >= 0x400 && point <= 0x40F) point += 0x50;  // Cyrillic capitals
  if (point >= 0x410 && point <= 0x42F) point += 0x20;
  if (point >= 0x391 && point <= 0x3A9) point += 0x20;  // Greek ones
  if (point >= U'A' && point <= U'Z') point += 0x20;
  for (const auto& [letter, latin] : alike)
    if (letter == point) return latin == 'i' ? U'l' : static_cast<char32_t>(latin);
  if (point >= 0xC0 && point < 0xC0 + latin_1.size() && latin_1[point - 0xC0] != '.')
    return plain(static_cast<char32_t>(latin_1[point - 0xC0]));
  if (point >= 0x100 && point < 0x100 + latin_a.size() && latin_a[point - 0x100] != '.')
    return plain(static_cast<char32_t>(latin_a[point - 0x100]));
  if (point >= 0xFF01 && point <= 0xFF5E) return plain(point - 0xFEE0);  // full width
  return point;
}

bool counts(char32_t point) {
  if (is_blank(point) || is_mark(point)) return false;
  const bool ascii_sign = point < 0x80 && !(point >= '0' && point <= '9') && !(point >= 'a' && point <= 'z') &&
                          !(point >= 'A' && point <= 'Z') && point != '|';
  return !ascii_sign;
}

}  // namespace

std::optional<std::string> tidy_name(std::string_view given) {
  if (given.size() > 4 * longest_name + 64) return std::nullopt;
  auto points = decode(given);
  if (!points) return std::nullopt;
  while (!points->empty() && is_blank(points->back())) points->pop_back();
  points->erase(0, static_cast<std::size_t>(std::find_if_not(points->begin(), points->end(), is_blank) - points->begin()));
  if (points->empty() || points->size() > longest_name) return std::nullopt;
  if (std::any_of(points->begin(), points->end(), is_forbidden)) return std::nullopt;
  if (is_mark(points->front())) return std::nullopt;
  if (std::count_if(points->begin(), points->end(), is_mark) > 4) return std::nullopt;
  std::string name;
  for (const char32_t point : *points) encode(is_blank(point) ? U' ' : point, name);
  return name;
}

std::string look_of(std::string_view name) {
  std::string look;
  for (const char32_t point : decode(name).value_or(U""))
    if (counts(point)) encode(plain(point), look);
  return look.empty() ? std::string(name) : look;
}

std::optional<std::string> tidy_text(std::string_view given, std::size_t most) {
  const auto points = decode(given);
  if (!points || points->empty() || points->size() > most) return std::nullopt;
  if (std::all_of(points->begin(), points->end(), is_blank)) return std::nullopt;
  const auto bad = [](char32_t point) { return point != U'\n' && is_forbidden(point) && !(point >= 0xFE00 && point <= 0xFE0F) && point != 0x200D; };
  if (std::any_of(points->begin(), points->end(), bad)) return std::nullopt;
  return std::string(given);
}

}  // namespace roundtable
