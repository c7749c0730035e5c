#include "codec/schema.h"

#include <doctest/doctest.h>

#include "codec/typescript.h"
#include "match/catalogue.h"

using namespace roundtable;
using namespace roundtable::schema;

namespace {

Shape animal() {
  const auto cat = object_of_type("cat", {{"lives", integer()}, optional("name", text())});
  const auto pair = object_of_type("pair", {{"ages", pair_of(or_null(integer()))}});
  return named("Animal", tagged("type", {cat, pair}));
}

std::string fault_in(const Shape& shape, std::string_view json) {
  return fault(shape, boost::json::parse(json)).value_or("");
}

}  // namespace

TEST_CASE("a value of the shape has no fault") {
  CHECK(fault_in(animal(), R"({"type":"cat","lives":9})").empty());
  CHECK(fault_in(animal(), R"({"type":"cat","lives":9,"name":"Tom"})").empty());
  CHECK(fault_in(animal(), R"({"type":"pair","ages":[1,null]})").empty());
}

TEST_CASE("a fault says where and what") {
  CHECK(fault_in(animal(), R"({"lives":9})") == "type: missing");
  CHECK(fault_in(animal(), R"({"type":"dog"})") == "type: \"dog\" is not in the schema");
  CHECK(fault_in(animal(), R"({"type":"cat"})") == "lives: missing");
  CHECK(fault_in(animal(), R"({"type":"cat","lives":"9"})") == "lives: a whole number expected");
  CHECK(fault_in(animal(), R"({"type":"cat","lives":9,"age":3})") == "age: not in the schema");
  CHECK(fault_in(animal(), R"({"type":"pair","ages":[1]})") == "ages: an array of 2 expected");
  CHECK(fault_in(animal(), R"({"type":"pair","ages":[1,true]})") == "ages[1]: a whole number expected");
  CHECK(fault_in(list(animal()), R"([{"type":"cat","lives":9},{"type":"cat"}])") == "[1].lives: missing");
}

TEST_CASE("a record by words has them all, or some and no other") {
  const auto size = shape_of(Words{{"small", "large"}});
  CHECK(fault_in(by_word(size, integer()), R"({"small":1,"large":2})").empty());
  CHECK(fault_in(by_word(size, integer()), R"({"small":1})") == "large: missing");
  CHECK(fault_in(by_some_words(size, integer()), R"({"small":1})").empty());
  CHECK(fault_in(by_some_words(size, integer()), R"({"huge":1})") == "huge: \"huge\" is not in the schema");
  CHECK(fault_in(by_text(boolean()), R"({"3":true})").empty());
}

TEST_CASE("an extended object has the members of its base too, and constants are exact") {
  const auto both = extended(named("Base", object({{"over", constant(true)}})), {{"winner", seat()}});
  CHECK(fault_in(both, R"({"over":true,"winner":1})").empty());
  CHECK(fault_in(both, R"({"winner":1})") == "over: missing");
  CHECK(fault_in(both, R"({"over":false,"winner":1})") == "over: another constant expected");
}

TEST_CASE("a shape as TypeScript: names come first, each once, a union of more than a line one a line") {
  CHECK(typescript_types({list(animal()), animal()}) ==
        "export type Animal =\n"
        "  | { type: 'cat'; lives: number; name?: string }\n"
        "  | { type: 'pair'; ages: [number | null, number | null] };\n");
  const auto sizes = shape_of(Named{"Size", shape_of(Words{{"small", "large"}}), "How large.", "sizes"});
  CHECK(typescript_types({named("Box", object({{"size", sizes}, {"owner", or_null(seat())}}))}) ==
        "/** How large. */\n"
        "export const sizes = ['small', 'large'] as const;\n"
        "export type Size = (typeof sizes)[number];\n"
        "\n"
        "/** The number of a seat, counted from 0. */\n"
        "export type Seat = number;\n"
        "\n"
        "export type Box = { size: Size; owner: Seat | null };\n");
}

TEST_CASE("one name cannot stand for two shapes") {
  CHECK_THROWS(typescript_types({named("Same", text()), named("Same", integer())}));
}

TEST_CASE("a constant as TypeScript, broken where a line is too short") {
  CHECK(typescript_constant("sides", "Sides", boost::json::parse(R"({"merlin":"good","a-b":[1,true]})")) ==
        "export const sides: Sides = { merlin: 'good', 'a-b': [1, true] };\n");
  const auto word = std::string(70, 'x');
  CHECK(typescript_constant("long", "", boost::json::array{boost::json::string(word), boost::json::string(word)}) ==
        "export const long = [\n  '" + word + "',\n  '" + word + "',\n];\n");
}

TEST_CASE("every game's types can be written, and its facts have the shape they say") {
  for (const auto& game : games()) {
    const auto schema = game.schema();
    CHECK(typescript_files(game.id, schema)[0].text.find("export type Action =") != std::string::npos);
    for (const auto& fact : schema.facts) CHECK_FALSE(fault(fact.shape, fact.value).has_value());
  }
}
