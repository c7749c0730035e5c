#include "codec/typescript.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include "engine/match.h"

namespace roundtable::schema {
namespace {

constexpr std::size_t line_width = 120;

std::string quoted(std::string_view text) {
  const bool has_quote = text.find('\'') != std::string_view::npos;
  const char quote = has_quote ? '"' : '\'';
  return quote + std::string(text) + quote;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string all;
  for (const auto& part : parts) all += (all.empty() ? "" : std::string(between)) + part;
  return all;
}

std::string type_text(const Shape& shape);

/// In a list or beside a null, a union needs parentheses.
std::string item_text(const Shape& shape) {
  const bool is_union = std::holds_alternative<Either>(shape->kind) || std::holds_alternative<Tagged>(shape->kind) ||
                        (std::holds_alternative<Words>(shape->kind) && std::get<Words>(shape->kind).words.size() > 1);
  return is_union ? "(" + type_text(shape) + ")" : type_text(shape);
}

std::vector<std::string> texts_of(const std::vector<Shape>& shapes) {
  std::vector<std::string> texts;
  for (const Shape& shape : shapes) texts.push_back(type_text(shape));
  return texts;
}

std::string member_text(const Member& member) {
  return std::string(member.key) + (member.required ? ": " : "?: ") + type_text(member.shape);
}

std::string object_text(const Object& object) {
  std::vector<std::string> members;
  for (const Member& member : object.members) members.push_back(member_text(member));
  const std::string own = members.empty() ? "object" : "{ " + joined(members, "; ") + " }";
  return object.base ? type_text(object.base) + " & " + own : own;
}

std::string record_text(const Record& record) {
  const std::string all = "Record<" + type_text(record.key) + ", " + type_text(record.value) + ">";
  const bool any_key = std::holds_alternative<Text>(record.key->kind);
  return any_key || record.complete ? all : "Partial<" + all + ">";
}

std::string constant_text(const Constant& constant) {
  if (const auto* flag = std::get_if<bool>(&constant.value)) return *flag ? "true" : "false";
  return std::to_string(std::get<int>(constant.value));
}

std::vector<std::string> quoted_words(const Words& words) {
  std::vector<std::string> texts;
  for (const auto word : words.words) texts.push_back(quoted(word));
  return texts;
}

/// The choices of a union; one alone for anything else.
std::vector<std::string> choice_texts(const Shape& shape) {
  if (const auto* one = std::get_if<Either>(&shape->kind)) return texts_of(one->choices);
  if (const auto* one = std::get_if<Tagged>(&shape->kind)) return texts_of(one->choices);
  if (const auto* words = std::get_if<Words>(&shape->kind)) return quoted_words(*words);
  return {type_text(shape)};
}

std::string type_text(const Shape& shape) {
  return match(
      shape->kind, [](const Boolean&) -> std::string { return "boolean"; },
      [](const Integer&) -> std::string { return "number"; }, [](const Text&) -> std::string { return "string"; },
      [](const Null&) -> std::string { return "null"; },
      [](const Constant& constant) { return constant_text(constant); },
      [](const List& list) { return item_text(list.item) + "[]"; },
      [](const Tuple& tuple) { return "[" + joined(texts_of(tuple.items), ", ") + "]"; },
      [](const Object& object) { return object_text(object); },
      [](const Record& record) { return record_text(record); },
      [](const Named& name) { return std::string(name.name); },
      [&](const auto&) { return joined(choice_texts(shape), " | "); });
}

/// The members of an object, one a line.
std::string long_object(const Object& object, const std::string& indent) {
  std::string text = object.base ? type_text(object.base) + " & {\n" : "{\n";
  for (const Member& member : object.members) text += indent + "  " + member_text(member) + ";\n";
  return text + indent + "}";
}

std::string long_choice(const Shape& choice) {
  const auto text = "  | " + type_text(choice);
  const auto* object = std::get_if<Object>(&choice->kind);
  return text.size() <= line_width || !object ? text : "  | " + long_object(*object, "    ");
}

std::string long_union(const Shape& shape) {
  std::string text;
  if (const auto* words = std::get_if<Words>(&shape->kind))
    for (const auto& word : quoted_words(*words)) text += "\n  | " + word;
  if (const auto* one = std::get_if<Either>(&shape->kind))
    for (const Shape& choice : one->choices) text += "\n" + long_choice(choice);
  if (const auto* one = std::get_if<Tagged>(&shape->kind))
    for (const Shape& choice : one->choices) text += "\n" + long_choice(choice);
  return text;
}

std::string list_declaration(std::string_view name, const Words& words) {
  const auto start = "export const " + std::string(name) + " = [";
  const auto line = start + joined(quoted_words(words), ", ") + "] as const;\n";
  if (line.size() <= line_width + 1) return line;
  std::string text = start + "\n";
  for (const auto& word : quoted_words(words)) text += "  " + word + ",\n";
  return text + "] as const;\n";
}

std::string declaration(const Named& named) {
  const auto about = named.about.empty() ? std::string() : "/** " + std::string(named.about) + " */\n";
  const auto start = "export type " + std::string(named.name) + " =";
  if (!named.list.empty())
    return about + list_declaration(named.list, std::get<Words>(named.shape->kind)) + start + " (typeof " +
           std::string(named.list) + ")[number];\n";
  const auto line = start + " " + type_text(named.shape) + ";\n";
  if (line.size() <= line_width + 1) return about + line;
  if (const auto* object = std::get_if<Object>(&named.shape->kind))
    return about + start + " " + long_object(*object, "") + ";\n";
  const auto choices = long_union(named.shape);
  return about + (choices.empty() ? line : start + choices + ";\n");
}

/// The shapes that this one is made of.
std::vector<Shape> parts_of(const Shape& shape) {
  using Parts = std::vector<Shape>;
  return match(
      shape->kind, [](const List& list) { return Parts{list.item}; }, [](const Tuple& tuple) { return tuple.items; },
      [](const Object& object) {
        Parts parts;
        if (object.base) parts.push_back(object.base);
        for (const Member& member : object.members) parts.push_back(member.shape);
        return parts;
      },
      [](const Record& record) { return Parts{record.key, record.value}; },
      [](const Either& one) { return one.choices; }, [](const Tagged& one) { return one.choices; },
      [](const Named& named) { return Parts{named.shape}; }, [](const auto&) { return Parts{}; });
}

/// Declares what has a name, after all that it is made of.
class Declarations {
 public:
  void add(const Shape& shape) {
    for (const Shape& part : parts_of(shape)) add(part);
    if (const auto* named = std::get_if<Named>(&shape->kind)) declare(*named);
  }
  const std::string& text() const { return text_; }

 private:
  void declare(const Named& named) {
    const auto declared = declaration(named);
    const auto [known, is_new] = known_.emplace(named.name, declared);
    if (is_new) text_ += (text_.empty() ? "" : "\n") + declared;
    if (known->second != declared) throw std::logic_error("two shapes are called " + std::string(named.name));
  }

  std::map<std::string, std::string, std::less<>> known_;
  std::string text_;
};

/// The names that the text of this type has in it.
std::set<std::string> names_in(const Shape& shape) {
  if (const auto* named = std::get_if<Named>(&shape->kind)) return {std::string(named->name)};
  std::set<std::string> names;
  for (const Shape& part : parts_of(shape)) names.merge(names_in(part));
  return names;
}

bool is_identifier(std::string_view key) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !key.empty() && letter(key[0]) &&
         std::ranges::all_of(key, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

std::string key_text(std::string_view key) { return is_identifier(key) ? std::string(key) : quoted(key); }

std::string value_text(const boost::json::value& value) {
  std::vector<std::string> parts;
  if (const auto* text = value.if_string()) return quoted(*text);
  if (const auto* items = value.if_array()) {
    for (const auto& item : *items) parts.push_back(value_text(item));
    return "[" + joined(parts, ", ") + "]";
  }
  if (const auto* object = value.if_object()) {
    for (const auto& [key, item] : *object) parts.push_back(key_text(key) + ": " + value_text(item));
    return parts.empty() ? "{}" : "{ " + joined(parts, ", ") + " }";
  }
  return serialize(value);
}

/// On one line where it fits after `before` characters and with `after` behind it.
std::string laid_out(const boost::json::value& value, std::size_t before, std::size_t after,
                     const std::string& indent) {
  const auto line = value_text(value);
  if (before + line.size() + after <= line_width || (!value.is_array() && !value.is_object())) return line;
  const auto deeper = indent + "  ";
  std::string text;
  if (const auto* items = value.if_array())
    for (const auto& item : *items) text += deeper + laid_out(item, deeper.size(), 1, deeper) + ",\n";
  if (const auto* object = value.if_object())
    for (const auto& [key, item] : *object) {
      const auto start = deeper + key_text(key) + ": ";
      text += start + laid_out(item, start.size(), 1, deeper) + ",\n";
    }
  return value.is_array() ? "[\n" + text + indent + "]" : "{\n" + text + indent + "}";
}

}  // namespace

std::string typescript_types(const std::vector<Shape>& shapes) {
  Declarations declarations;
  for (const Shape& shape : shapes) declarations.add(shape);
  return declarations.text();
}

std::string typescript_constant(std::string_view name, std::string_view type, const boost::json::value& value) {
  const auto start = "export const " + std::string(name) + (type.empty() ? "" : ": ") + std::string(type) + " = ";
  return start + laid_out(value, start.size(), 1, "") + ";\n";
}

namespace {

std::string fact_text(const Fact& fact) {
  return "\n" + typescript_constant(fact.name, type_text(fact.shape), fact.value);
}

TypescriptFile file_of(std::string_view game, const Fact& fact) {
  const auto names = names_in(fact.shape);
  return {std::string(game) + "_" + std::string(fact.name) + ".ts",
          "import type { " + joined({names.begin(), names.end()}, ", ") + " } from './" + std::string(game) + "';\n" +
              fact_text(fact)};
}

constexpr auto types_by_tag = R"(
/** The action or notice of one type: ActionOf<'vote'>. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;
)";

}  // namespace

std::vector<TypescriptFile> typescript_files(std::string_view game, const GameSchema& schema) {
  std::vector<Shape> shapes{schema.config, schema.deal,   schema.phase,          schema.refusal,   schema.action,
                            schema.notice, schema.result, schema.spectator_view, schema.seat_view, schema.view};
  std::string facts;
  std::vector<TypescriptFile> files(1);
  for (const Fact& fact : schema.facts) {
    if (fact.has_own_file) files.push_back(file_of(game, fact));
    if (!fact.has_own_file) facts += fact_text(fact);
    shapes.push_back(fact.shape);
  }
  files[0] = {std::string(game) + ".ts", typescript_types(shapes) + types_by_tag + facts};
  return files;
}

}  // namespace roundtable::schema
