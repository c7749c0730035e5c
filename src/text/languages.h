// The languages there are: i18n/languages.json, built into the program. A new one needs a line there and its files of
// words (docs/adding-a-language.md).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace roundtable {

/// A place in languages(). English is the first of them; no other is known to the program by name.
enum class Language : unsigned char { En };

enum class PluralForm : unsigned char { One, Few, Many };

/// How a language counts, named after one that counts so.
struct PluralRule {
  std::string_view name;
  PluralForm (*form)(long n);
  bool has_few;
};
std::span<const PluralRule> plural_rules();

struct LanguageFacts {
  Language id;
  std::string code;     // "cs"
  std::string name;     // in the language itself: "Čeština"
  std::string letters;  // the set of letters that the page loads
  const PluralRule* plurals;
};

/// In the order of the file.
const std::vector<LanguageFacts>& languages();
const LanguageFacts& facts_of(Language language);
inline std::string_view code_of(Language language) { return facts_of(language).code; }
/// "en, cs, de"
std::string known_languages();

std::optional<Language> language_from_code(std::string_view code);
/// From LC_ALL, LC_MESSAGES or LANG; English where they say nothing known.
Language language_of_environment();

namespace embedded {
extern const std::span<const std::string_view> catalogues;  // in the order of the languages
extern const std::string_view languages;
}  // namespace embedded

}  // namespace roundtable
