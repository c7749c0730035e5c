#include "content/toml_file.h"

#include <algorithm>

namespace roundtable {
namespace {

bool beyond_ascii(char c) { return static_cast<unsigned char>(c) >= 0x80; }

/// How many bytes the character that begins here has, or 0 where it is not UTF-8.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = byte(0) < 0x80                      ? 1
                             : byte(0) >= 0xC2 && byte(0) < 0xE0 ? 2
                             : byte(0) >= 0xE0 && byte(0) < 0xF0 ? 3
                             : byte(0) >= 0xF0 && byte(0) < 0xF5 ? 4
                                                                 : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  const bool overlong = (byte(0) == 0xE0 && byte(1) < 0xA0) || (byte(0) == 0xF0 && byte(1) < 0x90);
  const bool no_character = (byte(0) == 0xED && byte(1) > 0x9F) || (byte(0) == 0xF4 && byte(1) > 0x8F);
  return overlong || no_character ? 0 : length;
}

/// Where the text stops being UTF-8, or its end.
std::size_t end_of_utf8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const auto length = character_length(text.substr(at));
    if (length == 0) return at;
    at += length;
  }
  return at;
}

/// Letters beyond ASCII belong into quotes and comments; toml++ 3.3 stumbles over some of them elsewhere. Those outside
/// of quotes become question marks, which are fine in a comment and refused anywhere else.
class Tamer {
 public:
  explicit Tamer(std::string_view text) : text_(text) {}

  std::string tamed() {
    while (at_ < text_.size()) {
      if (text_[at_] == '#')
        skip_comment();
      else if (text_[at_] == '"' || text_[at_] == '\'')
        skip_quoted(text_[at_]);
      else
        replace();
    }
    return std::move(text_);
  }

 private:
  void replace() {
    if (beyond_ascii(text_[at_])) text_[at_] = '?';
    ++at_;
  }
  void skip_comment() {
    while (at_ < text_.size() && text_[at_] != '\n') replace();
  }
  bool stands_here(std::string_view word) const { return std::string_view(text_).substr(at_).starts_with(word); }

  void skip_quoted(char quote) {
    const std::string thrice(3, quote);
    const bool several_lines = stands_here(thrice);
    const std::string end = several_lines ? thrice : std::string(1, quote);
    at_ += end.size();
    while (at_ < text_.size() && !stands_here(end)) {
      if (!several_lines && text_[at_] == '\n') return;  // not closed: toml++ will say so
      at_ += quote == '"' && text_[at_] == '\\' ? 2 : 1;
    }
    at_ = std::min(at_ + end.size(), text_.size());
    while (several_lines && at_ < text_.size() && text_[at_] == quote) ++at_;  // up to two more belong to the text
  }

  std::string text_;
  std::size_t at_ = 0;
};

long line_at(std::string_view text, std::size_t at) {
  return 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
}

bool has_long_line(std::string_view text) {
  std::size_t start = 0;
  while (start < text.size()) {
    const auto end = std::min(text.find('\n', start), text.size());
    if (end - start > FileLimits::line) return true;
    start = end + 1;
  }
  return false;
}

/// What can be said before parsing.
bool is_parsable(const SourceFile& file, Problems& problems) {
  if (file.text.size() > FileLimits::bytes) {
    problems.add(file.name, {"content.too_long", {{"limit", static_cast<long>(FileLimits::bytes)}}});
    return false;
  }
  if (has_long_line(file.text)) {
    problems.add(file.name, {"content.line_too_long", {{"most", static_cast<long>(FileLimits::line)}}});
    return false;
  }
  const auto good = end_of_utf8(file.text);
  if (good < file.text.size())
    problems.add(file.name + ":" + std::to_string(line_at(file.text, good)), "content.not_utf8");
  return good == file.text.size();
}

}  // namespace

std::string place_in(std::string_view file, const toml::source_region& source) {
  return source.begin.line == 0 ? std::string(file) : std::string(file) + ":" + std::to_string(source.begin.line);
}

std::optional<toml::table> parse_toml(const SourceFile& file, Problems& problems) {
  if (!is_parsable(file, problems)) return std::nullopt;
  auto parsed = toml::parse(Tamer(file.text).tamed(), file.name);
  if (parsed) return std::move(parsed).table();
  const auto& error = parsed.error();
  problems.add(place_in(file.name, error.source()), {"content.syntax", {{"why", std::string(error.description())}}});
  return std::nullopt;
}

}  // namespace roundtable
