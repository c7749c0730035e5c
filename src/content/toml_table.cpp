#include "content/toml_table.h"

#include <algorithm>

namespace roundtable {

std::string TomlProblem::where(const toml::source_region& source) const {
  return source.begin.line == 0 ? file_ : file_ + ":" + std::to_string(source.begin.line);
}

void TomlProblem::report(Message message, const toml::source_region& source) {
  if (found_) return;
  message.gaps.emplace_back("where", where(source));
  found_ = std::move(message);
}

const toml::node* TomlTable::member(std::string_view key) {
  if (problem_.found()) return nullptr;
  asked_.emplace_back(key);
  return table_.get(key);
}

const toml::node* TomlTable::required(std::string_view key) {
  const auto* node = member(key);
  if (!node) problem_.report({"content.missing", {{"key", std::string(key)}}}, table_.source());
  return node;
}

void TomlTable::text(std::string_view key, std::string& out) {
  const auto* node = member(key);
  if (!node) return;
  if (const auto* text = node->as_string())
    out = text->get();
  else
    problem_.report({"content.not_a_text", {{"key", std::string(key)}}}, node->source());
}

void TomlTable::integer(std::string_view key, int low, int high, int& out) {
  const auto* node = member(key);
  if (!node) return;
  const auto* number = node->as_integer();
  if (number && number->get() >= low && number->get() <= high)
    out = static_cast<int>(number->get());
  else
    problem_.report({"content.out_of_range", {{"key", std::string(key)}, {"low", long{low}}, {"high", long{high}}}},
                    node->source());
}

void TomlTable::unknown_word(std::string_view key, const std::string& given, const std::string& known) {
  problem_.report({"content.unknown_word", {{"key", std::string(key)}, {"given", shortened(given)}, {"known", known}}},
                  table_.get(key)->source());
}

void TomlTable::refuse_unknown_keys() {
  for (const auto& [key, node] : table_)
    if (std::find(asked_.begin(), asked_.end(), key.str()) == asked_.end())
      problem_.report({"content.unknown_key", {{"key", shortened(key.str())}}}, key.source());
}

}  // namespace roundtable
