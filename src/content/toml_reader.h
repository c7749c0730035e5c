// Reads the members of a TOML table strictly and collects what is wrong, with file and line.
#pragma once

#include <set>

#include "content/toml_file.h"
#include "engine/names.h"

namespace roundtable {

class TomlReader {
 public:
  TomlReader(const toml::table& table, std::string_view file, Problems& problems)
      : table_(table), file_(file), problems_(problems) {}

  const toml::table& table() const { return table_; }
  std::string_view file() const { return file_; }
  Problems& problems() { return problems_; }

  const toml::node* member(std::string_view key) {
    asked_.emplace(key);
    return table_.get(key);
  }
  const toml::node* required(std::string_view key);
  void fail(const Message& why) { fail(table_, why); }
  void fail(const toml::node& where, const Message& why) { problems_.add(place_in(file_, where.source()), why); }

  std::string text(std::string_view key);
  bool flag(std::string_view key);
  int integer(std::string_view key, int low, int high, int otherwise);

  template <class E>
  E word(std::string_view key, E otherwise) {
    const toml::node* node = member(key);
    if (!node) return otherwise;
    return word_of<E>(key, *node, otherwise);
  }
  template <class E>
  E word_of(std::string_view key, const toml::node& node, E otherwise) {
    const auto given = node.value<std::string>();
    const auto found = given ? from_name<E>(*given) : std::nullopt;
    if (found) return *found;
    std::string known;
    for (const auto name : names_of(E{})) known += (known.empty() ? "" : ", ") + std::string(name);
    fail(node, {"content.unknown_word",
                {{"key", std::string(key)}, {"given", shortened(given.value_or(""))}, {"known", known}}});
    return otherwise;
  }

  /// Calls each(text, node) for every text of the array.
  template <class Each>
  void texts(std::string_view key, std::size_t most, Each each) {
    elements(key, most, [&](const toml::node& node) {
      if (const auto text = node.value<std::string>())
        each(*text, node);
      else
        fail(node, {"content.not_a_text", {{"key", std::string(key)}}});
    });
  }
  /// Calls each(reader) for every table of the array.
  template <class Each>
  void tables(std::string_view key, std::size_t most, Each each) {
    elements(key, most, [&](const toml::node& node) {
      const auto* table = node.as_table();
      if (!table) return fail(node, {"content.not_a_table", {{"key", std::string(key)}}});
      TomlReader reader(*table, file_, problems_);
      each(reader);
      reader.finish();
    });
  }
  template <class Each>
  void subtable(std::string_view key, Each each) {
    const toml::node* node = member(key);
    if (!node) return;
    const auto* table = node->as_table();
    if (!table) return fail(*node, {"content.not_a_table", {{"key", std::string(key)}}});
    TomlReader reader(*table, file_, problems_);
    each(reader);
    reader.finish();
  }
  /// To be called last: a member that was never asked for is a problem too.
  void finish();

 private:
  template <class Each>
  void elements(std::string_view key, std::size_t most, Each each) {
    const toml::node* node = member(key);
    if (!node) return;
    const auto* array = node->as_array();
    if (!array) return fail(*node, {"content.not_a_list", {{"key", std::string(key)}}});
    if (array->size() > most)
      return fail(*node, {"content.list_too_long", {{"key", std::string(key)}, {"n", static_cast<long>(most)}}});
    for (const toml::node& item : *array) each(item);
  }

  const toml::table& table_;
  std::string_view file_;
  Problems& problems_;
  std::set<std::string, std::less<>> asked_;
};

}  // namespace roundtable
