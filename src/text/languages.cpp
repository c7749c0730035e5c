#include "text/languages.h"

#include <array>
#include <boost/json.hpp>
#include <cstdlib>
#include <stdexcept>

namespace roundtable {
namespace {

using enum PluralForm;

bool ends_in_two_to_four(long n) { return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14); }

constexpr std::array<PluralRule, 4> rules{{
    {"english", [](long n) { return n == 1 ? One : Many; }, false},
    {"czech", [](long n) { return n == 1             ? One
                                  : n >= 2 && n <= 4 ? Few
                                                     : Many; }, true},
    {"polish", [](long n) { return n == 1                   ? One
                                   : ends_in_two_to_four(n) ? Few
                                                            : Many; }, true},
    {"ukrainian", [](long n) { return n % 10 == 1 && n % 100 != 11 ? One
                                      : ends_in_two_to_four(n)     ? Few
                                                                   : Many; },
     true},
}};

const PluralRule* rule_named(std::string_view name) {
  for (const PluralRule& rule : rules)
    if (rule.name == name) return &rule;
  throw std::runtime_error("i18n/languages.json: no plural rule is called " + std::string(name));
}

std::vector<LanguageFacts> read_languages() {
  std::vector<LanguageFacts> all;
  const auto file = boost::json::parse(embedded::languages);
  for (const auto& entry : file.as_array()) {
    const auto text = [&](const char* key) { return std::string(entry.at(key).as_string()); };
    all.push_back(
        {static_cast<Language>(all.size()), text("code"), text("name"), text("letters"), rule_named(text("plurals"))});
  }
  return all;
}

}  // namespace

std::span<const PluralRule> plural_rules() { return rules; }

const std::vector<LanguageFacts>& languages() {
  static const auto all = read_languages();
  return all;
}

const LanguageFacts& facts_of(Language language) { return languages()[static_cast<std::size_t>(language)]; }

std::string known_languages() {
  std::string list;
  for (const LanguageFacts& language : languages()) list += (list.empty() ? "" : ", ") + language.code;
  return list;
}

std::optional<Language> language_from_code(std::string_view code) {
  for (const LanguageFacts& language : languages())
    if (code.substr(0, 2) == language.code) return language.id;
  return std::nullopt;
}

Language language_of_environment() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value && *value) return language_from_code(value).value_or(Language::En);
  }
  return Language::En;
}

}  // namespace roundtable
