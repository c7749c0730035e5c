// Reads one table of a TOML file strictly: the first thing wrong is kept as a message with its line, and what follows
// is skipped.
#pragma once

#define TOML_EXCEPTIONS 0
// toml++ 3.3 asserts what broken input can break, and in a release takes it for granted; where it does neither it reports
// the error as it should. So its assertions are left out, and its assumptions with them.
#define TOML_ASSERT(expr) static_assert(true)
#pragma push_macro("NDEBUG")
#undef NDEBUG
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

#include <optional>
#include <string>
#include <vector>

#include "engine/names.h"
#include "text/message.h"

namespace roundtable {

/// The first problem found in a file, wherever it was met.
class TomlProblem {
 public:
  explicit TomlProblem(std::string file) : file_(std::move(file)) {}

  const std::optional<Message>& found() const { return found_; }
  /// "file:line", or the file alone where the line is not known.
  std::string where(const toml::source_region& source) const;
  void report(Message message, const toml::source_region& source);

 private:
  std::string file_;
  std::optional<Message> found_;
};

class TomlTable {
 public:
  TomlTable(const toml::table& table, TomlProblem& problem) : table_(table), problem_(problem) {}

  const toml::node* member(std::string_view key);
  const toml::node* required(std::string_view key);
  void text(std::string_view key, std::string& out);
  void integer(std::string_view key, int low, int high, int& out);
  template <class E>
  void word(std::string_view key, E& out) {
    std::string given;
    text(key, given);
    if (given.empty() || problem_.found()) return;
    if (const auto found = from_name<E>(given))
      out = *found;
    else
      unknown_word(key, given, known_words(names_of(E{})));
  }
  /// To be called last: a key nobody asked for is a problem too.
  void refuse_unknown_keys();

 private:
  void unknown_word(std::string_view key, const std::string& given, const std::string& known);
  template <std::size_t N>
  static std::string known_words(const std::array<std::string_view, N>& words) {
    std::string list;
    for (const auto word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
  }

  const toml::table& table_;
  TomlProblem& problem_;
  std::vector<std::string> asked_;
};

}  // namespace roundtable
