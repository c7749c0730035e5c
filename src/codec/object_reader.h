// Reads the members of a JSON object strictly: the first thing wrong is kept as a message, and what follows is skipped.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string_view>

#include "engine/names.h"
#include "engine/seat.h"
#include "engine/small_list.h"
#include "text/message.h"

namespace roundtable {

class ObjectReader {
 public:
  explicit ObjectReader(const boost::json::value& value);

  /// The member, or nothing where it is absent or something was wrong before.
  const boost::json::value* member(std::string_view key);
  const boost::json::value* required(std::string_view key);

  void flag(std::string_view key, bool& out);
  void integer(std::string_view key, int low, int high, int& out);
  void text(std::string_view key, std::string& out);
  template <class E>
  void word(std::string_view key, E& out) {
    if (const auto* value = member(key)) word_of(key, *value, out);
  }
  template <class E>
  void required_word(std::string_view key, E& out) {
    if (const auto* value = required(key)) word_of(key, *value, out);
  }
  void required_flag(std::string_view key, bool& out) {
    if (required(key)) flag(key, out);
  }
  void required_integer(std::string_view key, int low, int high, int& out) {
    if (required(key)) integer(key, low, high, out);
  }
  void seat(std::string_view key, std::optional<Seat>& out);
  void required_seat(std::string_view key, Seat& out);
  /// The key must be there; its value is a seat or null.
  void seat_or_null(std::string_view key, std::optional<Seat>& out);

  /// Calls each(value) for every element of the array, if the member is there.
  template <class Each>
  void array(std::string_view key, std::size_t most, Each each) {
    const auto* value = member(key);
    if (!value) return;
    const auto* items = value->if_array();
    if (!items) return fail({"json.wrong_type.array", {{"key", std::string(key)}}});
    if (items->size() > most)
      return fail({"json.too_long", {{"key", std::string(key)}, {"n", static_cast<long>(most)}}});
    for (const auto& item : *items)
      if (!problem_) each(item);
  }
  template <class E>
  void word_of(std::string_view key, const boost::json::value& value, E& out) {
    const auto* text = value.if_string();
    if (!text) return wrong_type("text", key);
    const auto found = from_name<E>(*text);
    if (found)
      out = *found;
    else
      unknown_word(key, *text, names_of(E{}));
  }
  bool seat_of(std::string_view key, const boost::json::value& value, Seat& out);

  void fail(const Message& message) {
    if (!problem_) problem_ = message;
  }
  bool has_failed() const { return problem_.has_value(); }
  /// To be asked last: a member nobody asked for is a problem too.
  std::optional<Message> problem();

 private:
  void wrong_type(std::string_view wanted, std::string_view key);
  template <std::size_t N>
  void unknown_word(std::string_view key, std::string_view given, const std::array<std::string_view, N>& known) {
    std::string list;
    for (const auto name : known) list += (list.empty() ? "" : ", ") + std::string(name);
    fail({"json.unknown_word", {{"key", std::string(key)}, {"given", shortened(given)}, {"known", list}}});
  }

  const boost::json::object* object_;
  SmallList<std::string_view, 16> asked_;
  std::optional<Message> problem_;
};

}  // namespace roundtable
