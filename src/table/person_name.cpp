#include "table/person_name.h"

#include <algorithm>
#include <vector>

#include "text/utf8.h"

namespace roundtable {
namespace {

constexpr std::size_t longest_name = 24;

/// The code points of UTF-8 text, or nothing where it is not valid.
std::optional<std::u32string> decode(std::string_view text) {
  std::u32string points;
  while (!text.empty()) {
    const auto [point, length] = first_character(text);
    if (length == 0) return std::nullopt;
    points.push_back(point);
    text.remove_prefix(length);
  }
  return points;
}

struct Span {
  char32_t first, last;
};

bool within(char32_t point, const auto& spans) {
  return std::any_of(std::begin(spans), std::end(spans),
                     [&](const Span& span) { return span.first <= point && point <= span.last; });
}

/// Control characters, marks of direction, invisible, private and missing ones.
bool is_forbidden(char32_t point) {
  static constexpr Span spans[] = {
      {0, 0x1F},        {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},   {0x115F, 0x1160},
      {0x17B4, 0x17B5}, {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F}, {0x2800, 0x2800},
      {0x3164, 0x3164}, {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFF},
      {0xE000, 0xF8FF}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}};
  return within(point, spans);
}

bool is_blank(char32_t point) {
  static constexpr Span spans[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                                   {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};
  return within(point, spans);
}

/// Combining marks: an accent more or less makes no other name.
bool is_mark(char32_t point) {
  static constexpr Span spans[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x1AB0, 0x1AFF},
                                   {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}};
  return within(point, spans);
}

/// Latin letters with accents, each as the plain one; '.' where there is none. From U+00C0, U+0100, U+0180 and U+1E00
/// on.
constexpr std::string_view latin_1 = "aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y";
constexpr std::string_view latin_a =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkkklllllll"
    "lllnnnnnnnnnoooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr std::string_view latin_b =
    "b........dd......ffg...ikkl..nn.oo..pp.....ttttuu.vyyzz........."
    ".............aaiioouuuuuuuuuu.aaaa..ggggkkoooo..j...gg..nnaa...."
    "aaaaeeeeiiiioooorrrruuuusstt..hhnd..zzaaeeooooooooyylntj..acclts"
    "z..bu.eejj.qrryy";
constexpr std::string_view latin_more =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
    "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
    "wwwwwwwwwwxxxxyyzzzzzzhtwy.s....aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......";

char32_t in_row(char32_t point, char32_t first, std::string_view row) {
  const bool is_there = point >= first && point - first < row.size() && row[point - first] != '.';
  return is_there ? static_cast<char32_t>(row[point - first]) : 0;
}

/// Letters in another dress: full width, of mathematics, in circles and squares, and small capitals.
char32_t undressed(char32_t point) {
  static constexpr std::string_view digits = "0123456789", letters = "abcdefghijklmnopqrstuvwxyz";
  static constexpr std::u32string_view small_capitals = U"ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘqʀꜱᴛᴜᴠᴡxʏᴢ";
  const auto letter = [](char32_t place) { return static_cast<char32_t>(letters[place % 26]); };
  if (point >= 0xFF01 && point <= 0xFF5E) return point - 0xFEE0;
  if (point >= 0x1D400 && point <= 0x1D6A3) return letter(point - 0x1D400);
  if (point >= 0x1D7CE && point <= 0x1D7FF) return static_cast<char32_t>(digits[(point - 0x1D7CE) % 10]);
  if (point >= 0x24B6 && point <= 0x24E9) return letter(point - 0x24B6);
  for (const char32_t first : {U'\U0001F130', U'\U0001F150', U'\U0001F170'})
    if (point >= first && point < first + 26) return letter(point - first);
  if (const auto place = small_capitals.find(point); place != small_capitals.npos)
    return letter(static_cast<char32_t>(place));
  for (const auto& [first, row] :
       {std::pair(0xC0, latin_1), std::pair(0x100, latin_a), std::pair(0x180, latin_b), std::pair(0x1E00, latin_more)})
    if (const char32_t bare = in_row(point, static_cast<char32_t>(first), row)) return bare;
  return point;
}

char32_t plain(char32_t point) {
  struct Alike {
    char32_t letter;
    char latin;
  };
  // Cyrillic and Greek letters of which the small or the capital one looks like a Latin letter (the two of a pair are
  // one, as everywhere); digits and signs that pass for letters.
  static constexpr Alike alike[] = {
      {U'а', 'a'}, {U'в', 'b'}, {U'е', 'e'}, {U'ё', 'e'}, {U'к', 'k'}, {U'м', 'm'}, {U'н', 'h'}, {U'о', 'o'},
      {U'р', 'p'}, {U'с', 'c'}, {U'т', 't'}, {U'у', 'y'}, {U'х', 'x'}, {U'і', 'i'}, {U'ї', 'i'}, {U'ј', 'j'},
      {U'ѕ', 's'}, {U'α', 'a'}, {U'β', 'b'}, {U'ε', 'e'}, {U'ζ', 'z'}, {U'η', 'h'}, {U'ι', 'i'}, {U'κ', 'k'},
      {U'μ', 'm'}, {U'ν', 'n'}, {U'ο', 'o'}, {U'ρ', 'p'}, {U'τ', 't'}, {U'υ', 'y'}, {U'χ', 'x'}, {U'0', 'o'},
      {U'1', 'l'}, {U'|', 'l'}, {U'i', 'l'}, {U'ԁ', 'd'}, {U'һ', 'h'}, {U'ӏ', 'l'}, {U'Ӏ', 'l'}, {U'ԛ', 'q'},
      {U'ԝ', 'w'}, {U'ѵ', 'v'}, {U'օ', 'o'}, {U'ս', 'u'}, {U'հ', 'h'}, {U'ո', 'n'}, {U'ɑ', 'a'}, {U'ɡ', 'g'}};
  if (point == U'Й' || point == U'й') return U'и';      // as a letter with an accent
  if (point >= 0x400 && point <= 0x40F) point += 0x50;  // Cyrillic capitals
  if (point >= 0x410 && point <= 0x42F) point += 0x20;
  if (point >= 0x391 && point <= 0x3A9) point += 0x20;  // Greek ones
  if (point >= U'A' && point <= U'Z') point += 0x20;
  for (const auto& [letter, latin] : alike)
    if (letter == point) return latin == 'i' ? U'l' : static_cast<char32_t>(latin);
  const char32_t bare = undressed(point);
  return bare == point ? point : plain(bare);
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
  points->erase(0,
                static_cast<std::size_t>(std::find_if_not(points->begin(), points->end(), is_blank) - points->begin()));
  if (points->empty() || points->size() > longest_name) return std::nullopt;
  if (std::any_of(points->begin(), points->end(), is_forbidden)) return std::nullopt;
  if (is_mark(points->front())) return std::nullopt;
  if (std::count_if(points->begin(), points->end(), is_mark) > 4) return std::nullopt;
  std::string name;
  for (const char32_t point : *points) append_utf8(is_blank(point) ? U' ' : point, name);
  return name;
}

std::string look_of(std::string_view name) {
  std::string look;
  for (const char32_t point : decode(name).value_or(U""))
    if (counts(point)) append_utf8(plain(point), look);
  for (const auto& [two, one] : {std::pair("rn", "m"), std::pair("vv", "w")})
    for (auto at = look.find(two); at != look.npos; at = look.find(two, at)) look.replace(at, 2, one);
  return look.empty() ? std::string(name) : look;
}

std::optional<std::string> tidy_text(std::string_view given, std::size_t most) {
  const auto points = decode(given);
  if (!points || points->empty() || points->size() > most) return std::nullopt;
  if (std::all_of(points->begin(), points->end(), is_blank)) return std::nullopt;
  const auto bad = [](char32_t point) {
    return point != U'\n' && is_forbidden(point) && !(point >= 0xFE00 && point <= 0xFE0F) && point != 0x200D;
  };
  if (std::any_of(points->begin(), points->end(), bad)) return std::nullopt;
  return std::string(given);
}

}  // namespace roundtable
