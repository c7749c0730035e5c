// The shape of what is written as JSON, as a value: the page's types are written from it (codec/typescript.h), and
// tests hold everything that the program writes against it.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/names.h"

namespace roundtable::schema {

struct Node;
using Shape = std::shared_ptr<const Node>;

struct Boolean {};
struct Integer {};
struct Text {};
struct Null {};
/// This number or this flag and no other.
struct Constant {
  std::variant<bool, int> value;
};
/// One of these texts.
struct Words {
  std::vector<std::string_view> words;
};
struct List {
  Shape item;
};
/// An array of a known length.
struct Tuple {
  std::vector<Shape> items;
};
struct Member {
  std::string_view key;
  Shape shape;
  bool required = true;
};
using Members = std::vector<Member>;
/// All required members must be there, and none that is not named.
struct Object {
  Shape base;  // where there is one, its members come first
  Members members;
};
/// An object whose keys are data: any text, or the words of `key`.
struct Record {
  Shape key;
  Shape value;
  bool complete = false;  // every word of `key` is there
};
struct Either {
  std::vector<Shape> choices;
};
/// Objects told apart by the word that each has at `tag`.
struct Tagged {
  std::string_view tag;
  std::vector<Shape> choices;
};
/// A type of its own on the page; words may have a list there too, to be walked through.
struct Named {
  std::string_view name;
  Shape shape;
  std::string_view about = {};
  std::string_view list = {};
};

struct Node {
  std::variant<Boolean, Integer, Text, Null, Constant, Words, List, Tuple, Object, Record, Either, Tagged, Named> kind;
};

template <class Kind>
Shape shape_of(Kind kind) {
  return std::make_shared<const Node>(Node{std::move(kind)});
}

inline Shape boolean() { return shape_of(Boolean{}); }
inline Shape integer() { return shape_of(Integer{}); }
inline Shape text() { return shape_of(Text{}); }
inline Shape constant(bool value) { return shape_of(Constant{value}); }
inline Shape constant(int value) { return shape_of(Constant{value}); }
inline Shape word(std::string_view word) { return shape_of(Words{{word}}); }
inline Shape list(Shape item) { return shape_of(List{std::move(item)}); }
inline Shape pair_of(const Shape& item) { return shape_of(Tuple{{item, item}}); }
inline Shape either(std::vector<Shape> choices) { return shape_of(Either{std::move(choices)}); }
inline Shape or_null(const Shape& shape) { return either({shape, shape_of(Null{})}); }
inline Shape object(Members members) { return shape_of(Object{nullptr, std::move(members)}); }
inline Shape extended(Shape base, Members members) { return shape_of(Object{std::move(base), std::move(members)}); }
inline Shape by_text(Shape value) { return shape_of(Record{text(), std::move(value)}); }
inline Shape by_word(Shape key, Shape value) { return shape_of(Record{std::move(key), std::move(value), true}); }
inline Shape by_some_words(Shape key, Shape value) { return shape_of(Record{std::move(key), std::move(value)}); }
inline Shape tagged(std::string_view tag, std::vector<Shape> choices) {
  return shape_of(Tagged{tag, std::move(choices)});
}
inline Shape named(std::string_view name, Shape shape, std::string_view about = {}) {
  return shape_of(Named{name, std::move(shape), about});
}
inline Member optional(std::string_view key, Shape shape) { return {key, std::move(shape), false}; }

inline Members joined(Members first, const Members& rest) {
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}
/// An object with `type` at "type".
inline Shape object_of_type(std::string_view type, const Members& members) {
  return object(joined({{"type", word(type)}}, members));
}

inline Shape seat() { return named("Seat", integer(), "The number of a seat, counted from 0."); }
inline Shape seats() { return list(seat()); }

/// The names of an enumeration, as its own type and list: words<Role>("Role", "roles").
template <class E>
Shape words(std::string_view name, std::string_view list) {
  const auto names = names_of(E{});
  return shape_of(Named{name, shape_of(Words{{names.begin(), names.end()}}), {}, list});
}

/// Calls each.template operator()<Alternative>() for the alternatives of a variant, in their order.
template <class Variant, class Each>
void each_alternative(Each each) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (each.template operator()<std::variant_alternative_t<I, Variant>>(), ...);
  }(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

/// `name(value)` for every alternative of a variant, each word once, in the order of first use.
template <class Variant, class Name>
Shape words_of_alternatives(std::string_view type_name, std::string_view list, Name name) {
  std::vector<std::string_view> words;
  each_alternative<Variant>([&]<class A>() {
    const std::string_view word = name(Variant(A{}));
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
  });
  return shape_of(Named{type_name, shape_of(Words{std::move(words)}), {}, list});
}

template <class T>
using Of = std::type_identity<T>;

/// One object for each alternative of a variant: `names[i]` at "type", then the members that
/// `members_of(Of<Alternative>)` gives. An alternative without members_of does not compile.
template <class Variant, class Names, class MembersOf>
Shape tagged_alternatives(const Names& names, MembersOf members_of) {
  static_assert(std::tuple_size_v<Names> == std::variant_size_v<Variant>);
  std::vector<Shape> choices;
  each_alternative<Variant>(
      [&]<class A>() { choices.push_back(object_of_type(names[choices.size()], members_of(Of<A>{}))); });
  return tagged("type", std::move(choices));
}

/// Data of a game that the page knows too: a constant of its file, or of a file of its own, to be loaded by itself.
struct Fact {
  std::string_view name;
  Shape shape;
  boost::json::value value;
  bool has_own_file = false;
};

/// What one game says: everything about it that leaves the program.
struct GameSchema {
  Shape config, deal, phase, refusal, action, notice, result;
  Shape seat_view, spectator_view;
  Shape view;  // of a seat or a spectator: what only one of them has is optional
  std::vector<Fact> facts = {};
};

inline constexpr std::string_view view_about = "What a seat or a spectator sees: only a seat has the optional part.";

/// Where a value is not of this shape, and why: "history[2].votes: true or false expected".
std::optional<std::string> fault(const Shape& shape, const boost::json::value& value);

}  // namespace roundtable::schema
