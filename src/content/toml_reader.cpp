#include "content/toml_reader.h"

namespace roundtable {

const toml::node* TomlReader::required(std::string_view key) {
  const toml::node* node = member(key);
  if (!node) fail({"content.missing", {{"key", std::string(key)}}});
  return node;
}

std::string TomlReader::text(std::string_view key) {
  const toml::node* node = member(key);
  if (!node) return {};
  if (const auto text = node->value<std::string>()) return *text;
  fail(*node, {"content.not_a_text", {{"key", std::string(key)}}});
  return {};
}

bool TomlReader::flag(std::string_view key) {
  const toml::node* node = member(key);
  if (!node) return false;
  if (const auto flag = node->value_exact<bool>()) return *flag;
  fail(*node, {"content.not_a_flag", {{"key", std::string(key)}}});
  return false;
}

int TomlReader::integer(std::string_view key, int low, int high, int otherwise) {
  const toml::node* node = member(key);
  if (!node) return otherwise;
  const auto number = node->value_exact<std::int64_t>();
  if (number && *number >= low && *number <= high) return static_cast<int>(*number);
  fail(*node, {"content.out_of_range", {{"key", std::string(key)}, {"low", long{low}}, {"high", long{high}}}});
  return otherwise;
}

void TomlReader::finish() {
  std::string known;
  for (const auto& key : asked_) known += (known.empty() ? "" : ", ") + key;
  for (const auto& [key, node] : table_)
    if (!asked_.contains(key.str()))
      fail(node, {"content.unknown_key", {{"key", shortened(key.str())}, {"known", known}}});
}

}  // namespace roundtable
