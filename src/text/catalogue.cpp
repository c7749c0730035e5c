#include "text/catalogue.h"

#include <algorithm>
#include <boost/json.hpp>
#include <memory>

namespace roundtable {
namespace {

std::string value_text(const Message::Value& value) {
  if (const auto* number = std::get_if<long>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

bool is_gap_name(std::string_view name) {
  return !name.empty() &&
         std::all_of(name.begin(), name.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

std::string gap_text(std::string_view name, const Message& message) {
  for (const auto& [gap, value] : message.gaps)
    if (gap == name) return value_text(value);
  return {};
}

/// A gap is a lower-case name in braces; any other brace is itself, so that texts can show JSON.
std::string filled(std::string_view text, const Message& message) {
  std::string result;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
    const auto close = text.find('}', open);
    if (close == std::string_view::npos) break;
    const auto name = text.substr(open + 1, close - open - 1);
    const bool gap = is_gap_name(name);
    result += text.substr(0, open);
    result += gap ? gap_text(name, message) : "{";
    text.remove_prefix(gap ? close + 1 : open + 1);
  }
  return result += text;
}

long number_of(const Message& message) {
  for (const auto& [gap, value] : message.gaps)
    if (gap == "n" && std::holds_alternative<long>(value)) return std::get<long>(value);
  return 0;
}

std::string text_at(const boost::json::object& forms, const char* form, const char* instead) {
  const auto* text = forms.if_contains(form);
  if (!text) text = forms.if_contains(instead);
  return text ? std::string(text->as_string()) : std::string();
}

}  // namespace

std::string shortened(std::string_view text) {
  constexpr std::size_t limit = 60;
  if (text.size() <= limit) return std::string(text);
  std::size_t end = limit;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "…";
}

const Catalogue& Catalogue::of(Language language) {
  static const auto loaded = [] {
    std::vector<std::unique_ptr<Catalogue>> all;
    for (const LanguageFacts& facts : languages()) all.emplace_back(new Catalogue(facts.id));
    return all;
  }();
  return *loaded[static_cast<std::size_t>(language)];
}

Catalogue::Catalogue(Language language) : language_(language) {
  const auto document = boost::json::parse(embedded::catalogues[static_cast<std::size_t>(language)]);
  for (const auto& [key, text] : document.as_object()) {
    if (const auto* forms = text.if_object())
      entries_[key] = {text_at(*forms, "one", "many"), text_at(*forms, "few", "many"), text_at(*forms, "many", "one")};
    else
      entries_[key] = {text.as_string().c_str(), text.as_string().c_str(), text.as_string().c_str()};
  }
}

std::string Catalogue::operator()(const Message& message) const {
  const auto found = entries_.find(message.key);
  if (found == entries_.end()) return message.key;
  const Entry& entry = found->second;
  switch (facts_of(language_).plurals->form(number_of(message))) {
    case PluralForm::One:
      return filled(entry.one, message);
    case PluralForm::Few:
      return filled(entry.few, message);
    case PluralForm::Many:
      return filled(entry.many, message);
  }
  return message.key;
}

bool Catalogue::has(std::string_view key) const { return entries_.contains(std::string(key)); }

std::vector<std::string> Catalogue::keys() const {
  std::vector<std::string> all;
  for (const auto& [key, entry] : entries_) all.push_back(key);
  return all;
}

}  // namespace roundtable
