#include "content/ascii_toml.h"

#include <algorithm>
#include <cstdio>

#include "text/utf8.h"

namespace roundtable {
namespace {

class AsciiToml {
 public:
  explicit AsciiToml(std::string_view text) : rest_(text) { out_.reserve(text.size()); }

  std::string rewritten() {
    while (!rest_.empty()) {
      if (rest_[0] == '#')
        copy_comment();
      else if (at_quote())
        copy_string(rest_[0]);
      else
        copy_masked();
    }
    return std::move(out_);
  }

 private:
  bool at_quote() const { return rest_.starts_with('"') || rest_.starts_with('\''); }

  void copy_masked() {
    const auto length = first_character(rest_).length;
    out_ += length == 1 ? rest_[0] : '?';
    rest_.remove_prefix(length);
  }

  void copy_comment() {
    while (!rest_.empty() && rest_[0] != '\n') copy_masked();
  }

  /// A literal string ('…') comes out as a basic one ("…"), which has escapes.
  void copy_string(char quote) {
    const std::string thrice(3, quote);
    const bool has_lines = rest_.starts_with(thrice);
    const std::string_view end = std::string_view(thrice).substr(has_lines ? 0 : 2);
    open(end.size());
    while (!rest_.empty() && !rest_.starts_with(end)) {
      if (!has_lines && rest_[0] == '\n') return;  // not closed: the parser says so
      quote == '"' ? copy_basic() : copy_literal();
    }
    if (!rest_.empty()) close(quote, end.size());
  }

  void open(std::size_t quotes) {
    out_.append(quotes, '"');
    rest_.remove_prefix(quotes);
  }

  void close(char quote, std::size_t quotes) {
    if (quotes == 3) {  // up to two quotes before the last three belong to the string
      const auto run = std::min(rest_.find_first_not_of(quote), rest_.size());
      const auto text_quotes = std::min<std::size_t>(run - quotes, 2);
      out_.append(text_quotes, quote);
      rest_.remove_prefix(text_quotes);
    }
    open(quotes);
    if (at_quote()) out_ += '?';  // no string may touch another: keeps '' and "" from becoming """
  }

  void copy_basic() {
    if (rest_[0] != '\\' || rest_.size() == 1) return copy_escaped();
    copy_masked();
    copy_masked();  // what is escaped: nothing beyond ASCII can be
  }

  void copy_literal() {
    if (rest_[0] == '\\' || rest_[0] == '"') out_ += '\\';
    copy_escaped();
  }

  void copy_escaped() {
    const auto [point, length] = first_character(rest_);
    if (length == 1) return copy_masked();
    char escape[11];
    std::snprintf(escape, sizeof escape, "\\U%08X", static_cast<unsigned>(point));
    out_ += escape;
    rest_.remove_prefix(length);
  }

  std::string_view rest_;
  std::string out_;
};

}  // namespace

std::string ascii_toml(std::string_view text) { return AsciiToml(text).rewritten(); }

}  // namespace roundtable
