// What is told of an event, and to whom. Every event is handled explicitly: none is told by default. Hands lie open, so
// that what is told is told to all; the order of decks and what chance will bring are told to nobody.
#pragma once

#include "games/grail/rules/events.h"

namespace roundtable::grail::notice {

using NameList = SmallList<std::string_view, 2>;

/// One thing that a notice says: a number, yes or no, a seat, the name of something, or several names.
struct Fact {
  std::string_view name;
  std::variant<int, bool, Seat, std::string_view, NameList> value;
  bool operator==(const Fact&) const = default;
};

struct Notice {
  Notice() = default;
  explicit Notice(std::string_view what) : type(what) {}

  Notice& seat(Seat who) { return with("seat", who); }
  Notice& word(std::string_view name, std::string_view value) { return with(name, value); }
  template <class T>
  Notice& with(std::string_view name, const T& value) {
    facts.push_back({name, value});
    return *this;
  }

  std::string_view type;
  SmallList<Fact, 5> facts;
  bool operator==(const Notice&) const = default;
};

struct Told {
  std::optional<Seat> only;  // nobody else hears it
  Notice notice;
};
using Telling = SmallList<Told, 1>;

/// `before` is the state the event is about to change.
Telling telling(const Event& event, const State& before);

}  // namespace roundtable::grail::notice
