#include "codec/schema.h"

#include <algorithm>

#include "engine/match.h"

namespace roundtable::schema {
namespace {

using Json = boost::json::value;
using Fault = std::optional<std::string>;

Fault wrong(const std::string& where, const std::string& why) { return (where.empty() ? "value" : where) + ": " + why; }

Fault fault_at(const std::string& where, const Shape& shape, const Json& value);

std::string inside(const std::string& where, std::string_view key) {
  return where.empty() ? std::string(key) : where + "." + std::string(key);
}

const Node& resolved(const Shape& shape) {
  const auto* name = std::get_if<Named>(&shape->kind);
  return name ? resolved(name->shape) : *shape;
}

/// The members of an object, those of its base among them.
Members all_members(const Shape& shape) {
  const auto& object = std::get<Object>(resolved(shape).kind);
  Members members = object.base ? all_members(object.base) : Members();
  members.insert(members.end(), object.members.begin(), object.members.end());
  return members;
}

Fault fault_of_object(const std::string& where, const Members& members, const Json& value) {
  const auto* object = value.if_object();
  if (!object) return wrong(where, "an object expected");
  for (const Member& member : members) {
    const auto* found = object->if_contains(member.key);
    if (!found && member.required) return wrong(inside(where, member.key), "missing");
    if (!found) continue;
    if (auto fault = fault_at(inside(where, member.key), member.shape, *found)) return fault;
  }
  for (const auto& entry : *object)
    if (std::ranges::find(members, std::string_view(entry.key()), &Member::key) == members.end())
      return wrong(inside(where, entry.key()), "not in the schema");
  return std::nullopt;
}

Fault fault_of_list(const std::string& where, const List& list, const Json& value) {
  const auto* items = value.if_array();
  if (!items) return wrong(where, "an array expected");
  for (std::size_t i = 0; i < items->size(); ++i)
    if (auto fault = fault_at(where + "[" + std::to_string(i) + "]", list.item, (*items)[i])) return fault;
  return std::nullopt;
}

Fault fault_of_tuple(const std::string& where, const Tuple& tuple, const Json& value) {
  const auto* items = value.if_array();
  if (!items || items->size() != tuple.items.size())
    return wrong(where, "an array of " + std::to_string(tuple.items.size()) + " expected");
  for (std::size_t i = 0; i < items->size(); ++i)
    if (auto fault = fault_at(where + "[" + std::to_string(i) + "]", tuple.items[i], (*items)[i])) return fault;
  return std::nullopt;
}

Fault fault_of_record(const std::string& where, const Record& record, const Json& value) {
  const auto* object = value.if_object();
  if (!object) return wrong(where, "an object expected");
  for (const auto& [key, item] : *object) {
    if (auto fault = fault_at(inside(where, key), record.key, Json(key))) return fault;
    if (auto fault = fault_at(inside(where, key), record.value, item)) return fault;
  }
  if (!record.complete) return std::nullopt;
  for (const auto word : std::get<Words>(resolved(record.key).kind).words)
    if (!object->contains(word)) return wrong(inside(where, word), "missing");
  return std::nullopt;
}

Fault fault_of_either(const std::string& where, const std::vector<Shape>& choices, const Json& value) {
  Fault first;
  for (const Shape& choice : choices) {
    const auto fault = fault_at(where, choice, value);
    if (!fault) return std::nullopt;
    if (!first) first = fault;
  }
  return first;
}

bool has_tag(const Shape& choice, std::string_view tag, const Json& word) {
  const auto members = all_members(choice);
  const auto found = std::ranges::find(members, tag, &Member::key);
  return found != members.end() && !fault_at("", found->shape, word);
}

Fault fault_of_tagged(const std::string& where, const Tagged& tagged, const Json& value) {
  const auto* object = value.if_object();
  const auto* word = object ? object->if_contains(tagged.tag) : nullptr;
  if (!word) return wrong(inside(where, tagged.tag), "missing");
  std::vector<Shape> choices;
  for (const Shape& choice : tagged.choices)
    if (has_tag(choice, tagged.tag, *word)) choices.push_back(choice);
  if (choices.empty()) return wrong(inside(where, tagged.tag), serialize(*word) + " is not in the schema");
  return fault_of_either(where, choices, value);
}

bool is_constant(const Constant& constant, const Json& value) {
  if (const auto* flag = std::get_if<bool>(&constant.value)) return value.is_bool() && value.get_bool() == *flag;
  return value.is_int64() && value.get_int64() == std::get<int>(constant.value);
}

Fault unless(bool good, const std::string& where, const char* wanted) {
  return good ? std::nullopt : wrong(where, std::string(wanted) + " expected");
}

Fault fault_at(const std::string& where, const Shape& shape, const Json& value) {
  return match(
      shape->kind, [&](const Boolean&) { return unless(value.is_bool(), where, "true or false"); },
      [&](const Integer&) { return unless(value.is_int64(), where, "a whole number"); },
      [&](const Text&) { return unless(value.is_string(), where, "a text"); },
      [&](const Null&) { return unless(value.is_null(), where, "null"); },
      [&](const Constant& constant) { return unless(is_constant(constant, value), where, "another constant"); },
      [&](const Words& words) {
        const bool known = value.is_string() &&
                           std::ranges::find(words.words, std::string_view(value.get_string())) != words.words.end();
        return known ? std::nullopt : wrong(where, serialize(value) + " is not in the schema");
      },
      [&](const List& list) { return fault_of_list(where, list, value); },
      [&](const Tuple& tuple) { return fault_of_tuple(where, tuple, value); },
      [&](const Object&) { return fault_of_object(where, all_members(shape), value); },
      [&](const Record& record) { return fault_of_record(where, record, value); },
      [&](const Either& one) { return fault_of_either(where, one.choices, value); },
      [&](const Tagged& tagged) { return fault_of_tagged(where, tagged, value); },
      [&](const Named& name) { return fault_at(where, name.shape, value); });
}

}  // namespace

std::optional<std::string> fault(const Shape& shape, const boost::json::value& value) {
  return fault_at("", shape, value);
}

}  // namespace roundtable::schema
