#include "content/toml_file.h"

#include <algorithm>

#include "content/ascii_toml.h"
#include "text/check_text.h"

namespace roundtable {
namespace {

bool has_long_line(std::string_view text) {
  std::size_t start = 0;
  while (start < text.size()) {
    const auto end = std::min(text.find('\n', start), text.size());
    if (end - start > FileLimits::line) return true;
    start = end + 1;
  }
  return false;
}

/// What is wrong with the file before it is parsed.
std::optional<Message> text_problem(const SourceFile& file) {
  if (file.text.size() > FileLimits::bytes)
    return Message("content.too_long", {{"limit", static_cast<long>(FileLimits::bytes)}, {"where", file.name}});
  if (has_long_line(file.text))
    return Message("content.line_too_long", {{"most", static_cast<long>(FileLimits::line)}, {"where", file.name}});
  return check_text(file.text, file.name);
}

}  // namespace

std::string place_in(std::string_view file, const toml::source_region& source) {
  return source.begin.line == 0 ? std::string(file) : std::string(file) + ":" + std::to_string(source.begin.line);
}

std::optional<toml::table> parse_toml(const SourceFile& file, Problems& problems) {
  if (const auto why = text_problem(file)) {
    problems.add(*why);
    return std::nullopt;
  }
  auto parsed = toml::parse(ascii_toml(file.text), file.name);
  if (parsed) return std::move(parsed).table();
  const auto& error = parsed.error();
  problems.add(place_in(file.name, error.source()), {"content.syntax", {{"why", std::string(error.description())}}});
  return std::nullopt;
}

}  // namespace roundtable
