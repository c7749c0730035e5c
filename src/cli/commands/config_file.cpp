#include "cli/commands/config_file.h"

#include <sstream>

#include "content/toml_file.h"

namespace roundtable {
namespace {

using Words = std::vector<std::string>;

/// A value as it would stand on the command line; nothing for what cannot stand there.
std::optional<std::string> word_of(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
  if (const auto* integer = node.as_integer()) return std::to_string(integer->get());
  if (const auto* number = node.as_floating_point()) {
    std::ostringstream out;
    out << number->get();
    return out.str();
  }
  return std::nullopt;
}

std::optional<Words> words_of(const toml::node& node) {
  Words words;
  const auto* list = node.as_array();
  for (std::size_t i = 0; i < (list ? list->size() : 1); ++i) {
    const auto word = word_of(list ? *list->get(i) : node);
    if (!word) return std::nullopt;
    words.push_back(*word);
  }
  return words;
}

bool takes(CLI::Option& option, const Words& words) {
  try {
    option.add_result(words);
    option.run_callback();
  } catch (const CLI::ParseError&) {
    return false;
  }
  return true;
}

}  // namespace

std::optional<Message> read_config(const std::string& file, CLI::App& command) {
  const auto text = read_source(file);
  if (!text) return text.error();
  Problems problems;
  const auto table = parse_toml({file, *text}, problems);
  if (!table) return problems.list().front();
  for (const auto& [key, value] : *table) {
    const std::string name(key.str());
    const std::string where = place_in(file, value.source());
    CLI::Option* option = name == "config" ? nullptr : command.get_option_no_throw("--" + name);
    if (!option) return Message("config.unknown", {{"where", where}, {"option", name}});
    if (option->count() > 0) continue;
    const auto words = words_of(value);
    if (!words || (!words->empty() && !takes(*option, *words)))
      return Message("config.bad_value", {{"where", where}, {"option", name}});
  }
  return std::nullopt;
}

}  // namespace roundtable
